// What a player reads beside a field that is not right yet.
import type { Texts } from '../i18n/texts.tsx'
import type { Field, Problem, Problems } from './problems.ts'

const kindOf = (field: Field): keyof Texts['newCampaign']['needed'] => {
  if (field === 'squad') return 'squad'
  if (field.startsWith('names.')) return 'name'
  if (field.endsWith('.pilot')) return 'pilot'
  return field.endsWith('.ship') ? 'ship' : 'callSign'
}

function sentence({ newCampaign }: Texts, field: Field, problem: Problem): string {
  switch (problem.type) {
    case 'needed':
      return newCampaign.needed[kindOf(field)]
    case 'tooLong':
      return newCampaign.tooLong({ most: problem.most })
    case 'taken':
      return newCampaign.taken({ seat: problem.seat + 1 })
    case 'unprintable':
      return newCampaign.unprintable
    case 'sameName':
      return newCampaign.sameName
    case 'holdsNone':
      return newCampaign.holdsNone
  }
}

/** The sentence for one field, or nothing when it is right. */
export function problemText(texts: Texts, problems: Problems, field: Field): string | undefined {
  const problem = problems.get(field)
  return problem && sentence(texts, field, problem)
}
