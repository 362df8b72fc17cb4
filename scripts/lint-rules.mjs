// Rules of this house that no linter ships: text stays text, no enum, and statements of the database that undo and safety rely on.

const report = (message) => (context) => (node) => context.report({ node, message })
const rule = (selectors, message) => ({
  meta: { type: 'problem', schema: [] },
  create: (context) => Object.fromEntries(selectors.map((selector) => [selector, report(message)(context)])),
})

export default {
  meta: { name: 'house' },
  rules: {
    'text-is-text': rule(
      ["JSXAttribute[name.name='dangerouslySetInnerHTML']", "AssignmentExpression[left.property.name='innerHTML']"],
      'Text is shown as text.',
    ),
    'no-webview': rule(["JSXOpeningElement[name.name='webview']"], 'There is no webview in this app.'),
    'no-enum': rule(['TSEnumDeclaration'], 'Write an `as const` list and a union.'),
    'constant-statements': rule(
      ['CallExpression[callee.property.name=/^(prepare|exec)$/] > TemplateLiteral[expressions.length>0]'],
      'Statements are constant text with bound parameters.',
    ),
    'synchronous-transaction': rule(
      ["CallExpression[callee.property.name='transaction'] > ArrowFunctionExpression[async=true]"],
      'A transaction is synchronous.',
    ),
    'no-replace-into': rule(['Literal[value=/REPLACE INTO|INSERT OR REPLACE/i]'], 'REPLACE hides a delete from undo.'),
  },
}
