// Reads the whole source as syntax trees, for rules about what must never stand in it.
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, resolve, sep } from 'node:path'
import ts from 'typescript'

export const root = resolve(import.meta.dirname, '../../../..')
const folders = ['main', 'renderer', 'shared', 'scripts']

export interface Found {
  /** Path from the root of the repository. */
  readonly file: string
  readonly text: string
}

export interface SourceFile extends Found {
  readonly tree: ts.SourceFile
}

const read = (path: string): SourceFile => {
  const text = readFileSync(path, 'utf8')
  const kind = path.endsWith('x') ? ts.ScriptKind.TSX : /\.[cm]?js$/.test(path) ? ts.ScriptKind.JS : ts.ScriptKind.TS
  return {
    file: relative(root, path).split(sep).join('/'),
    text,
    tree: ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, kind),
  }
}

export const parseText = (text: string): SourceFile => ({
  file: 'main/example.tsx',
  text,
  tree: ts.createSourceFile('example.tsx', text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX),
})

/** Every program file of the product and its scripts. */
export const sources: readonly SourceFile[] = folders.flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(tsx?|[cm]?js)$/.test(entry.name))
    .map((entry) => read(join(entry.parentPath, entry.name))),
)

/** All nodes of a tree in the order of the text. Each tree is walked once, however many rules look at it. */
const nodesOf = (tree: ts.SourceFile): readonly ts.Node[] => {
  const known = walked.get(tree)
  if (known !== undefined) return known
  const nodes: ts.Node[] = []
  const visit = (node: ts.Node) => {
    nodes.push(node)
    node.forEachChild(visit)
  }
  visit(tree)
  walked.set(tree, nodes)
  return nodes
}
const walked = new WeakMap<ts.SourceFile, readonly ts.Node[]>()

/** Every node of the files that `matches`, as file and text. */
export const findAll = (files: readonly SourceFile[], matches: (node: ts.Node) => boolean): readonly Found[] =>
  files.flatMap(({ file, tree }) =>
    nodesOf(tree)
      .filter(matches)
      .map((node) => ({ file, text: node.getText(tree) })),
  )

const nameOf = (name: ts.Node | undefined): string | undefined =>
  name !== undefined && (ts.isIdentifier(name) || ts.isStringLiteralLike(name)) ? name.text : undefined

/** A property written or set, as in `{ webSecurity: … }`, `x.webSecurity = …` or `webSecurity="…"`. */
export const setsProperty =
  (names: readonly string[]) =>
  (node: ts.Node): boolean => {
    const name =
      ts.isPropertyAssignment(node) || ts.isShorthandPropertyAssignment(node) || ts.isJsxAttribute(node)
        ? nameOf(node.name)
        : ts.isBinaryExpression(node) && ts.isPropertyAccessExpression(node.left)
          ? nameOf(node.left.name)
          : undefined
    return name !== undefined && names.includes(name)
  }

/** A call `….name(…)`; with `object`, only `object.name(…)`. */
export const callsMethod =
  (names: readonly string[], object?: string) =>
  (node: ts.Node): boolean =>
    ts.isCallExpression(node) &&
    ts.isPropertyAccessExpression(node.expression) &&
    names.includes(node.expression.name.text) &&
    (object === undefined || node.expression.expression.getText().split('.').at(-1) === object)

export const constructs =
  (name: string) =>
  (node: ts.Node): boolean =>
    ts.isNewExpression(node) && node.expression.getText() === name

export const isElement =
  (tag: string) =>
  (node: ts.Node): boolean =>
    (ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node)) && node.tagName.getText() === tag

/** Any text in quotes, or a part of a template, that `pattern` fits. */
export const holdsText =
  (pattern: RegExp) =>
  (node: ts.Node): boolean =>
    (ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddle(node) || ts.isTemplateTail(node)) &&
    pattern.test(node.text)

/** Modules that a file imports, also by `import()` and `require()`. */
export const importsOf = ({ tree }: SourceFile): readonly string[] => {
  const found: string[] = []
  const visit = (node: ts.Node) => {
    const from = ts.isImportDeclaration(node) || ts.isExportDeclaration(node) ? node.moduleSpecifier : undefined
    const isLoading =
      ts.isCallExpression(node) &&
      (node.expression.kind === ts.SyntaxKind.ImportKeyword || node.expression.getText(tree) === 'require')
    const module = nameOf(from ?? (isLoading ? node.arguments[0] : undefined))
    if (module !== undefined) found.push(module)
    node.forEachChild(visit)
  }
  visit(tree)
  return found
}
