// What a fight will ask for by itself: how much it is, and what of it a table may as well tell before.
import type { Lack } from '../../../../shared/contract/calls/fight.ts'
import { useTexts } from '../../../i18n/texts.tsx'
import { countOf } from './shared-lacks.ts'
import { TellValues } from './TellValues.tsx'

export function Later({ mission, lacks }: { mission: string; lacks: readonly Lack[] }) {
  const { printed } = useTexts().combat
  return <TellValues lacks={lacks} says={printed.later({ count: countOf(lacks) })} label={printed.nowOf({ mission })} />
}
