// Finding in the ledger: by id, by chapter, by words; and what an address means.
import type { Ledger, Question, Rule } from './ledger.ts'

/** A row of the reference: a rule, or an open question with its ruling. */
export type LedgerRow =
  | { readonly type: 'rule'; readonly key: string; readonly rule: Rule }
  | { readonly type: 'question'; readonly key: string; readonly question: Question }

/** What a person may narrow the reference to: letters of a chapter, all open questions, or nothing. */
export type Part = string
export const everyPart = 'all'
export const questionsPart = 'questions'

/** The address of an open question in the reference. */
export const questionKey = (number: number): string => `question-${number}`

const ruleRow = (rule: Rule): LedgerRow => ({ type: 'rule', key: rule.id, rule })
const questionRow = (question: Question): LedgerRow => ({
  type: 'question',
  key: questionKey(question.number),
  question,
})

/** All rows in the order of the ledger, the open questions last. */
export const rowsOf = ({ chapters, questions }: Ledger): readonly LedgerRow[] => [
  ...chapters.flatMap(({ rules }) => rules.map(ruleRow)),
  ...questions.map(questionRow),
]

export const ruleOf = ({ chapters }: Ledger, id: string): Rule | undefined =>
  chapters.find(({ letters }) => letters === id.slice(0, 2))?.rules.find((rule) => rule.id === id)

const partOf = (row: LedgerRow): Part => (row.type === 'rule' ? row.rule.id.slice(0, 2) : questionsPart)

const textOf = (row: LedgerRow): string =>
  row.type === 'rule'
    ? `${row.rule.id} ${row.rule.says} ${row.rule.example}`
    : `${row.question.number} ${row.question.asks} ${row.question.ruling}`

/** Rows of a part that hold every word. */
export function findRows(rows: readonly LedgerRow[], part: Part, words: string): readonly LedgerRow[] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean)
  return rows.filter((row) => {
    if (part !== everyPart && partOf(row) !== part) return false
    const text = textOf(row).toLowerCase()
    return wanted.every((word) => text.includes(word))
  })
}

/** What an address opens at: the part, and the row in it. `known`: false for an address that names nothing. */
export function placeAt(
  ledger: Ledger,
  at: string | undefined,
): { readonly part: Part; readonly key: string | undefined; readonly known: boolean } {
  if (at === undefined) return { part: everyPart, key: undefined, known: true }
  const row = rowsOf(ledger).find(({ key }) => key === at)
  if (row !== undefined) return { part: partOf(row), key: at, known: true }
  const isPart = at === questionsPart || ledger.chapters.some(({ letters }) => letters === at)
  return { part: isPart ? at : everyPart, key: undefined, known: isPart }
}
