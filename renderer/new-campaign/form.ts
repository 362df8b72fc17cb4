// What each part of the form is given: the draft, a way to change it, and the sentence beside a field that is not right.
import type { Draft } from './draft.ts'
import type { Field } from './problems.ts'

export interface FormPart {
  readonly draft: Draft
  readonly change: (step: (old: Draft) => Draft) => void
  readonly problem: (field: Field) => string | undefined
}
