// Everything that the palette can find, as it lists it: its name, what leads to it, its group, and what taking it does.
import type { Output } from '../../shared/contract/contract.ts'
import type { Searched } from '../../shared/games/akarios/view/searched.ts'
import type { Texts } from '../i18n/texts.tsx'
import type { Command } from '../keys/commands.tsx'
import { editedKinds } from '../packs/edit/edited-kinds.ts'
import { questionKey } from '../rules/find.ts'
import type { Ledger } from '../rules/ledger.ts'
import { campaignScreens, print, type Screen } from '../screens.ts'
import type { IconName } from '../ui/icons.tsx'
import { keyWords } from '../ui/kbd/Kbd.tsx'
import type { PaletteItem } from '../ui/palette/Palette.tsx'
import type { Findable } from './rank.ts'

/** The key that opens the palette. */
export const searchKeys = 'Control+k'

/** In the order in which they stand where they fit equally well. */
export const groupNames = [
  'actions',
  'places',
  'campaigns',
  'scenarios',
  'locations',
  'cards',
  'pilots',
  'ships',
  'enemies',
  'rules',
] as const
export type GroupName = (typeof groupNames)[number]

/** What taking a thing does. */
export type Lead =
  | { readonly type: 'command'; readonly keys: string }
  | { readonly type: 'screen'; readonly to: Screen }
  | { readonly type: 'entry'; readonly kind: EntryKind; readonly id: string }
  | { readonly type: 'rule'; readonly id: string }

export type Thing = Findable &
  PaletteItem & {
    readonly group: GroupName
    readonly leads: Lead
  }

type SearchedKind = Searched['kind']
/** Kinds that have a sheet of their own; the others lead to the screen where they are played. */
export type EntryKind = Exclude<SearchedKind, 'missions' | 'worlds' | 'scenarios' | 'locations'>

export const actionThings = (texts: Texts, commands: readonly Command[]): readonly Thing[] =>
  // What belongs to this screen first: nobody takes a step back by pressing Enter at once.
  [...commands.filter(({ where }) => where === 'screen'), ...commands.filter(({ where }) => where === 'everywhere')]
    .filter(({ keys }) => keys !== searchKeys)
    .map(({ keys, name }) => ({
      id: `key ${keys}`,
      name,
      also: keyWords(texts, keys),
      icon: 'hand',
      keys,
      group: 'actions',
      leads: { type: 'command', keys },
    }))

/** The campaign that is open, its squad's name and its fights under way. */
export interface OpenCampaign {
  readonly id: string
  readonly squad: string
  readonly fights: readonly { readonly play: string; readonly name: string }[]
}

export function placeThings({ shell }: Texts, here: Screen, campaign: OpenCampaign | undefined): readonly Thing[] {
  const place = (to: Screen, name: string, hint?: string): Thing => ({
    id: print(to),
    name,
    hint,
    also: hint ?? '',
    icon: 'right',
    group: 'places',
    leads: { type: 'screen', to },
  })
  const ofCampaign =
    campaign === undefined
      ? []
      : [
          ...campaign.fights.map(({ play, name }) => place({ name: 'play', campaign: campaign.id, play }, name)),
          ...campaignScreens.map((name) => place({ name, campaign: campaign.id }, shell.screens[name], campaign.squad)),
        ]
  const plain = (['library', 'newCampaign', 'packs', 'rules', 'settings'] as const).map((name) =>
    place({ name }, shell.screens[name]),
  )
  return [...ofCampaign, ...plain].filter(({ id }) => id !== print(here))
}

/** What can be begun from anywhere: a new entry of each kind that has an editor. */
export const newThings = ({ editors }: Texts): readonly Thing[] =>
  editedKinds.map((kind) => ({
    id: print({ name: 'packs', edit: { kind } }),
    name: editors.newTitle({ what: editors.newOf[kind] }),
    also: '',
    icon: 'plus',
    group: 'actions',
    leads: { type: 'screen', to: { name: 'packs', edit: { kind } } },
  }))

export const campaignThings = (
  { game }: Texts,
  campaigns: Output<'library.list'>['campaigns'],
  open: string | undefined,
): readonly Thing[] =>
  campaigns
    .filter(({ id, state }) => id !== open && (state === 'ready' || state === 'open'))
    .flatMap(({ id, card }) =>
      card === undefined
        ? []
        : [
            {
              id: `campaign ${id}`,
              name: card.squad,
              hint: game.squad,
              also: card.seats.map(({ pilotName, shipName }) => `${pilotName} ${shipName}`).join(' '),
              icon: 'folder',
              group: 'campaigns',
              leads: { type: 'screen', to: { name: 'bridge', campaign: id } },
            } as const,
          ],
    )

const looks: Readonly<Record<SearchedKind, readonly [GroupName, IconName]>> = {
  upgrades: ['cards', 'tech'],
  abilities: ['cards', 'shipability'],
  coPilots: ['cards', 'copilot'],
  sparrowUpgrades: ['cards', 'supply'],
  effects: ['cards', 'effects'],
  pilots: ['pilots', 'pilot'],
  ships: ['ships', 'shipability'],
  enemies: ['enemies', 'target'],
  missions: ['scenarios', 'd-attack'],
  worlds: ['scenarios', 'poi-look'],
  scenarios: ['scenarios', 'book'],
  locations: ['locations', 'loc-primary'],
}

export function contentThings(
  { search, game }: Texts,
  entries: readonly Searched[],
  campaign: string | undefined,
): readonly Thing[] {
  const leadOf = ({ kind, id }: Searched): Lead => {
    switch (kind) {
      case 'missions':
        return { type: 'screen', to: { name: 'bridge', campaign: campaign ?? '' } }
      case 'worlds':
        return { type: 'screen', to: { name: 'world', campaign: campaign ?? '' } }
      case 'scenarios':
        return { type: 'screen', to: { name: 'squad', campaign: campaign ?? '' } }
      case 'locations':
        return { type: 'screen', to: { name: 'atlas', campaign: campaign ?? '' } }
      default:
        return { type: 'entry', kind, id }
    }
  }
  const nameOf = ({ kind, id, name }: Searched): string => {
    if (kind === 'scenarios') return game.scenario({ number: Number(id) })
    return kind === 'locations' ? search.location({ number: Number(id), system: name }) : name
  }
  return entries.map((entry) => {
    const { kind, id, about } = entry
    const [group, icon] = looks[kind]
    const hint = search.kinds[kind]
    return {
      id: `${kind} ${id}`,
      name: nameOf(entry),
      hint,
      also: `${hint} ${id} ${about}`,
      icon,
      group,
      leads: leadOf(entry),
    }
  })
}

export const ruleThings = ({ rules }: Texts, { chapters, questions }: Ledger): readonly Thing[] => [
  ...chapters.flatMap((chapter) =>
    chapter.rules.map(({ id, says, example }): Thing => ({
      id,
      name: id,
      hint: says,
      // `en9` and `en009` are as good as `EN-009`.
      also: `${id.replace('-', '')} ${id.replace(/-0*/, '')} ${says} ${example}`,
      icon: 'book',
      group: 'rules',
      leads: { type: 'rule', id },
    })),
  ),
  ...questions.map(({ number, asks, ruling }): Thing => ({
    id: questionKey(number),
    name: rules.question({ number }),
    hint: asks,
    also: `${asks} ${ruling}`,
    icon: 'book',
    group: 'rules',
    leads: { type: 'screen', to: { name: 'rules', at: questionKey(number) } },
  })),
]
