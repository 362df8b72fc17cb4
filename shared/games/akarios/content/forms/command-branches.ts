// How a line of keys falls into words and branches: `a ?done(b c|end) d`. What the words mean is another file's.
import { fail, ok, type Result } from '../../../../lib/result.ts'

/** One way through the line: its steps in order; `ends`: nothing follows, whatever stands behind the fork. */
export interface Branch<Deed, Condition> {
  readonly steps: readonly BranchStep<Deed, Condition>[]
  readonly ends: boolean
}

export interface BranchStep<Deed, Condition> {
  readonly id: string
  readonly deed: Deed
  /** After the step the line parts; both ways go on with the next step. */
  readonly fork?: {
    readonly if: Condition
    readonly yes: Branch<Deed, Condition>
    readonly no: Branch<Deed, Condition>
  }
}

/** A sentence in quotes, the head of a fork, a bar or bracket, or a word with hexes in square brackets. */
const word = /\s*("[^"]*"|\?\w+\(|[|)]|(?:[^\s()|"[\]?]|\[[^\]]*\])+)/y

/** Fails with what cannot be read as words at all. */
export function wordsOf(text: string): Result<readonly string[], string> {
  const words: string[] = []
  const rest = text.trimEnd()
  word.lastIndex = 0
  while (word.lastIndex < rest.length) {
    const from = word.lastIndex
    const found = word.exec(rest)?.[1]
    if (found === undefined) return fail(rest.slice(from).trim())
    words.push(found)
  }
  return ok(words)
}

/** Reads all words as one branch; fails with the first that nothing can be made of. Steps are named `a`, `b`… as they come. */
export function readBranch<Deed, Condition>(
  words: readonly string[],
  deedOf: (word: string) => Deed | undefined,
  conditionOf: (word: string) => Condition | undefined,
): Result<Branch<Deed, Condition>, string> {
  let at = 0
  let named = 0
  type Steps = Branch<Deed, Condition>
  const branch = (closers: readonly string[]): Result<Steps, string> => {
    const steps: BranchStep<Deed, Condition>[] = []
    for (;;) {
      const next = words[at]
      if (next === undefined) return closers.length === 0 && steps.length > 0 ? ok({ steps, ends: false }) : fail('')
      at += 1
      if (closers.includes(next)) return ok({ steps, ends: false })
      if (next === 'end') {
        const closer = words[at++]
        return closer !== undefined && closers.includes(closer) ? ok({ steps, ends: true }) : fail(next)
      }
      const last = steps.at(-1)
      if (next.startsWith('?')) {
        const condition = conditionOf(next.slice(1, -1))
        if (condition === undefined || last === undefined || last.fork !== undefined) return fail(next)
        const yes = branch(['|', ')'])
        if (!yes.ok) return yes
        const no: Result<Steps, string> = words[at - 1] === '|' ? branch([')']) : ok({ steps: [], ends: false })
        if (!no.ok) return no
        if (isNothing(yes.value) && isNothing(no.value)) return fail(next)
        steps[steps.length - 1] = { ...last, fork: { if: condition, yes: yes.value, no: no.value } }
        continue
      }
      const deed = deedOf(next)
      if (deed === undefined) return fail(next)
      steps.push({ id: stepNames.charAt(named), deed })
      named += 1
      if (named > stepNames.length) return fail(next)
    }
  }
  return branch([])
}

const isNothing = ({ steps, ends }: Branch<unknown, unknown>): boolean => steps.length === 0 && !ends

/** A line has up to 16 commands. */
const stepNames = 'abcdefghijklmnop'
