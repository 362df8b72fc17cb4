// Gathers what can be found from where one is, an index for each source, so that one that arrives late rebuilds no other.
import { useMemo, useState } from 'react'
import type { CampaignView } from '../../shared/contract/calls/campaign.ts'
import type { Searched } from '../../shared/games/akarios/view/searched.ts'
import { useCall } from '../api/client.ts'
import { useLanguage, useTexts } from '../i18n/texts.tsx'
import { playLabel } from '../kernel/history/play-name.ts'
import { useCurrentCommands } from '../keys/commands.tsx'
import { useLedger } from '../rules/use-ledger.ts'
import type { Screen } from '../screens.ts'
import { indexOf, type Index } from './rank.ts'
import {
  actionThings,
  campaignThings,
  contentThings,
  newThings,
  placeThings,
  ruleThings,
  type Thing,
} from './things.ts'

/** The machine whose plays have a screen of their own. */
const fightMachine = 'akarios.combat'

export interface Findables {
  readonly indexes: readonly Index<Thing>[]
  /** What is offered before anything is typed. */
  readonly first: readonly Thing[]
}

const nothingYet: readonly Searched[] = []

/** Asks for nothing while `isOpen` is false; what was found last is kept with its index, so that opening again is at once. */
export function useThings(isOpen: boolean, screen: Screen, campaign: CampaignView | undefined): Findables {
  const texts = useTexts()
  const language = useLanguage()
  const commands = useCurrentCommands()
  const id = campaign?.id
  const ofCampaign = useCall('search.campaign', isOpen && id !== undefined ? { campaign: id } : undefined).data
  const ofPacks = useCall('search.packs', isOpen && id === undefined ? {} : undefined).data
  const plays = useCall('play.list', isOpen && id !== undefined ? { campaign: id } : undefined).data
  const shelf = useCall('library.list', isOpen ? {} : undefined).data
  const ledger = useLedger(isOpen)

  // What one squad knows is never shown to another.
  const [kept, setKept] = useState<{ readonly of: string | undefined; readonly entries: readonly Searched[] }>()
  const found = (ofCampaign ?? ofPacks)?.entries
  if (found !== undefined && (kept?.entries !== found || kept.of !== id)) setKept({ of: id, entries: found })
  const entries = kept !== undefined && kept.of === id ? kept.entries : nothingYet

  const near = useMemo(() => {
    if (!isOpen) return []
    const fights = (plays?.plays ?? [])
      .filter(({ machine, status }) => machine === fightMachine && status === 'open')
      .map((play) => ({ play: play.id, name: playLabel(texts, language, play) }))
    const open = campaign && { id: campaign.id, squad: campaign.squad, fights }
    const actions = actionThings(texts, commands)
    // A place with a key of its own is there already.
    const places = placeThings(texts, screen, open).filter(({ name }) => !actions.some((one) => one.name === name))
    return [...actions, ...places, ...campaignThings(texts, shelf?.campaigns ?? [], campaign?.id)]
  }, [isOpen, texts, language, commands, screen, campaign, plays, shelf])
  // Found by their names; before anything is typed they would be in the way.
  const nearIndex = useMemo(() => indexOf([...near, ...newThings(texts)]), [near, texts])
  const contentIndex = useMemo(() => indexOf(contentThings(texts, entries, id)), [texts, entries, id])
  const ruleIndex = useMemo(() => indexOf(ledger === undefined ? [] : ruleThings(texts, ledger)), [texts, ledger])
  return useMemo(
    () => ({ indexes: [nearIndex, contentIndex, ruleIndex], first: near }),
    [nearIndex, contentIndex, ruleIndex, near],
  )
}
