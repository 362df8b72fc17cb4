// What the compiler cannot see: purity of the rules, hooks, unsafe calls. Who may import whom stands in .dependency-cruiser.cjs.
import hooks from 'eslint-plugin-react-hooks'
import tseslint from 'typescript-eslint'

const impure = [
  { name: 'Date', message: 'Rules know no clock: the host passes time in.' },
  { name: 'console', message: 'Rules write log notes, nothing else.' },
  { name: 'performance', message: 'Rules know no clock.' },
  { name: 'process', message: 'Rules know no machine.' },
  { name: 'globalThis', message: 'Rules know no surroundings.' },
  { name: 'setTimeout', message: 'Rules are synchronous.' },
  { name: 'crypto', message: 'Chance is an input.' },
]
const noChance = {
  object: 'Math',
  property: 'random',
  message: 'Chance is an input: ask for it by its stream (architecture, idea 2).',
}
const noMarkup = [
  {
    selector: "JSXAttribute[name.name='dangerouslySetInnerHTML']",
    message: 'Text is shown as text.',
  },
  { selector: "AssignmentExpression[left.property.name='innerHTML']", message: 'Text is shown as text.' },
  { selector: "JSXOpeningElement[name.name='webview']", message: 'There is no webview in this app.' },
  { selector: 'TSEnumDeclaration', message: 'Write an `as const` list and a union.' },
]
const sqlSafety = [
  {
    selector: 'CallExpression[callee.property.name=/^(prepare|exec)$/] > TemplateLiteral[expressions.length>0]',
    message: 'Statements are constant text with bound parameters.',
  },
  {
    selector: "CallExpression[callee.property.name='transaction'] > ArrowFunctionExpression[async=true]",
    message: 'A transaction is synchronous.',
  },
  { selector: 'Literal[value=/REPLACE INTO|INSERT OR REPLACE/i]', message: 'REPLACE hides a delete from undo.' },
]

export default tseslint.config(
  {
    ignores: [
      'dist/**',
      'release/**',
      'coverage/**',
      'pictures/**',
      'test-results/**',
      '.cache/**',
      '.stub/**',
      'bench/**',
      '**/*.mjs',
      '**/*.cjs',
      '**/*.js',
    ],
  },
  ...tseslint.configs.strictTypeChecked,
  {
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-confusing-void-expression': [
        'error',
        { ignoreArrowShorthand: true, ignoreVoidOperator: true },
      ],
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      '@typescript-eslint/no-meaningless-void-operator': 'off',
      '@typescript-eslint/no-unnecessary-condition': ['error', { allowConstantLoopConditions: true }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true, allowBoolean: true }],
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
      'no-restricted-syntax': ['error', ...noMarkup],
      'no-restricted-properties': ['error', noChance],
      eqeqeq: 'error',
      'no-eval': 'error',
      'no-implied-eval': 'error',
      'no-new-func': 'error',
    },
  },
  {
    files: ['main/games/**', 'main/kernel/**', 'shared/**'],
    rules: { 'no-restricted-globals': ['error', ...impure] },
  },
  { files: ['main/**'], rules: { 'no-restricted-syntax': ['error', ...noMarkup, ...sqlSafety] } },
  {
    files: ['renderer/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': hooks },
    rules: { ...hooks.configs.recommended.rules, 'react-hooks/incompatible-library': 'off' },
  },
  {
    files: ['tests/**', '*.config.ts'],
    rules: {
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/no-empty-function': 'off',
      '@typescript-eslint/require-await': 'off',
      'no-restricted-properties': 'off',
    },
  },
)
