// Values come from tokens.css: no colour, size of type, edge or order is written anywhere else, and no length in px or em.
const fromTokens = [
  '/color$/',
  'fill',
  'stroke',
  'background',
  'font-size',
  'z-index',
  'border-radius',
  'transition-duration',
]

export default {
  plugins: ['stylelint-declaration-strict-value'],
  reportDescriptionlessDisables: true,
  reportNeedlessDisables: true,
  rules: {
    'at-rule-no-deprecated': true,
    'block-no-empty': true,
    'color-no-hex': true,
    'color-named': 'never',
    'custom-property-no-missing-var-function': true,
    'declaration-block-no-duplicate-custom-properties': true,
    'declaration-block-no-duplicate-properties': true,
    'declaration-block-no-shorthand-property-overrides': true,
    'declaration-no-important': true,
    'font-family-no-duplicate-names': true,
    'function-disallowed-list': [
      'rgb',
      'rgba',
      'hsl',
      'hsla',
      'hwb',
      'lab',
      'lch',
      'oklab',
      'oklch',
      'color',
      'color-mix',
    ],
    'no-duplicate-selectors': true,
    'no-invalid-position-at-import-rule': [true, { ignoreAtRules: ['layer'] }],
    'property-no-unknown': true,
    'selector-max-id': 0,
    'selector-pseudo-class-no-unknown': [true, { ignorePseudoClasses: ['global'] }],
    'selector-pseudo-element-no-unknown': true,
    'unit-disallowed-list': ['px', 'em'],
    'unit-no-unknown': true,
    'scale-unlimited/declaration-strict-value': [
      fromTokens,
      {
        ignoreValues: ['none', 'transparent', 'currentcolor', 'inherit', 'auto', '0', 'unset'],
        disableFix: true,
      },
    ],
  },
  overrides: [
    {
      files: ['renderer/ui/styles/tokens.css'],
      rules: {
        'color-no-hex': null,
        'function-disallowed-list': null,
        'unit-disallowed-list': null,
        'scale-unlimited/declaration-strict-value': null,
      },
    },
    { files: ['renderer/ui/styles/reset.css'], rules: { 'declaration-no-important': null } },
  ],
}
