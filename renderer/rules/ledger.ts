// The rules ledger as the app shows it: chapters of rules, and the open questions with the ruling of each. Read from the Markdown of
// `docs/rules/akarios.md`, which is the one place where the rules stand in our own words.

export interface Rule {
  /** `EN-009`. */
  readonly id: string
  readonly says: string
  /** An edge case or a worked example. */
  readonly example: string
  /** Numbers of the open questions that bear on it, lowest first. */
  readonly questions: readonly number[]
}

export interface Question {
  readonly number: number
  readonly asks: string
  readonly ruling: string
  /** A table may decide otherwise for its campaign. */
  readonly isSetting: boolean
  /** Ids of the rules that it bears on, in the order of the ledger. */
  readonly rules: readonly string[]
}

export interface Chapter {
  /** `EN`: what the ids of its rules begin with. */
  readonly letters: string
  readonly title: string
  readonly rules: readonly Rule[]
}

export interface Ledger {
  readonly chapters: readonly Chapter[]
  readonly questions: readonly Question[]
}

/** A rule id anywhere in a text. */
export const ruleIds = /\b[A-Z]{2}-\d{3}\b/g

const chapterLine = /^## ([A-Z]{2}) (.+)$/
const ruleLine = /^\| ([A-Z]{2}-\d{3}) \|(.*)\|$/
/** `7. What is asked? Ruling: the answer. Rules: EN-009, EN-011.`, where the last part may be missing. */
const questionLine = /^(\d{1,3})\. (.+?) ?Ruling: (.+?)(?: Rules: ([A-Z]{2}-\d{3}(?:, [A-Z]{2}-\d{3})*)\.)?$/
const settingsLine = /^\*\*Settings of a campaign\*\*/
const questionsNamed = /open questions? (\d+(?:(?:, | and )\d+)*)/g

const numbersIn = (text: string): readonly number[] => (text.match(/\d+/g) ?? []).map(Number)

/** Chapters, rules and questions in the order of the text; whatever else stands in it is passed over. */
export function readLedger(text: string): Ledger {
  const chapters: { letters: string; title: string; rules: Omit<Rule, 'questions'>[] }[] = []
  const questions: (Pick<Question, 'number' | 'asks' | 'ruling'> & { readonly bearsOn: string })[] = []
  let settings: readonly number[] = []
  for (const line of text.split('\n')) {
    const [, letters, title] = chapterLine.exec(line) ?? []
    if (letters !== undefined && title !== undefined) chapters.push({ letters, title, rules: [] })
    const [, id, columns] = ruleLine.exec(line) ?? []
    if (id !== undefined && columns !== undefined) {
      const [says = '', example = ''] = columns.split('|').map(inWords)
      chapters.find((chapter) => chapter.letters === id.slice(0, 2))?.rules.push({ id, says, example })
    }
    if (settingsLine.test(line)) settings = numbersIn(line.replace(/\. All others.*$/, '').replace(/^[^:]*:/, ''))
    const [, number, asks, ruling, bearsOn = ''] = questionLine.exec(line) ?? []
    if (asks !== undefined && ruling !== undefined)
      questions.push({ number: Number(number), asks: inWords(asks), ruling: inWords(ruling), bearsOn })
  }
  /** Pairs of a rule and a question, where either names the other. */
  const pairs = [
    ...chapters
      .flatMap(({ rules }) => rules)
      .flatMap(({ id, says, example }) =>
        [...`${says} ${example}`.matchAll(questionsNamed)]
          .flatMap(([, named = '']) => numbersIn(named))
          .map((number) => ({ id, number })),
      ),
    ...questions.flatMap(({ number, asks, ruling, bearsOn }) =>
      (`${asks} ${ruling} ${bearsOn}`.match(ruleIds) ?? []).map((id) => ({ id, number })),
    ),
  ]
  const rising = (numbers: readonly number[]) => [...new Set(numbers)].sort((one, other) => one - other)
  return {
    chapters: chapters.map(({ rules, ...chapter }) => ({
      ...chapter,
      rules: rules.map((rule) => ({
        ...rule,
        questions: rising(pairs.filter(({ id }) => id === rule.id).map(({ number }) => number)),
      })),
    })),
    questions: questions.map(({ bearsOn: _, ...question }) => ({
      ...question,
      isSetting: settings.includes(question.number),
      rules: [...new Set(pairs.filter((pair) => pair.number === question.number).map(({ id }) => id))],
    })),
  }
}

/** Without the marks of Markdown. */
const inWords = (text: string): string => text.replaceAll(/`|\*\*/g, '').trim()
