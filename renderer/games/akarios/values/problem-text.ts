// What is wrong with a field, in one sentence.
import type { Texts } from '../../../i18n/texts.tsx'
import type { Problem } from './read-draft.ts'

export function problemText({ values, faults, editors }: Texts, problem: Problem | undefined): string | undefined {
  if (problem === undefined) return undefined
  switch (problem.type) {
    case 'outOfRange':
      return values.outOfRange(problem)
    case 'tooFew':
      return values.tooFew(problem)
    case 'tooLong':
      return values.tooLong(problem)
    case 'noCommand':
      return values.noCommand(problem)
    case 'noWord':
      return editors.noWord(problem)
    case 'noTrees':
    case 'nameTaken':
      return editors[problem.type]
    case 'fault':
      return faults.byCode[problem.code]
    default:
      return values[problem.type]
  }
}
