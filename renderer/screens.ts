// The screens, their addresses (the part after #), and how one goes from one to another.
import { useSyncExternalStore } from 'react'

export const plainScreens = ['library', 'newCampaign', 'packs', 'settings', 'gallery'] as const
/** Of a campaign too, but gone to from its own screens only. */
const asideScreens = ['catchUp'] as const
export const campaignScreens = ['bridge', 'atlas', 'world', 'squad', 'chronicle', 'history'] as const
/** What the screen of the squad shows; the first one where its address names none. */
export const squadParts = ['scenario', 'hangar', 'progress', 'market', 'ledger', 'byHand'] as const
export type SquadPart = (typeof squadParts)[number]

type PlainScreen = { readonly name: Exclude<(typeof plainScreens)[number], 'packs'> }
/** All content; with `edit` the editor of one entry, of a new one where it has no id. */
type PacksScreen = { readonly name: 'packs'; readonly edit?: { readonly kind: string; readonly id?: string } }
/** The rules reference; `at` is what it opens at: a chapter `EN`, a rule `EN-009`, an open question `question-13`. */
type RulesScreen = { readonly name: 'rules'; readonly at?: string }
type CampaignScreen = {
  readonly name: Exclude<(typeof campaignScreens)[number], 'squad'> | (typeof asideScreens)[number]
  readonly campaign: string
}
type SquadScreen = { readonly name: 'squad'; readonly campaign: string; readonly part?: SquadPart }
/** A fight, a trip or a visit of a campaign. */
type PlayScreen = { readonly name: 'play'; readonly campaign: string; readonly play: string }
export type Screen = PlainScreen | PacksScreen | RulesScreen | CampaignScreen | SquadScreen | PlayScreen
export type ScreenName = Screen['name']

const pathOf: Record<ScreenName, string> = {
  library: '',
  newCampaign: 'new-campaign',
  packs: 'packs',
  settings: 'settings',
  gallery: 'gallery',
  rules: 'rules',
  bridge: 'bridge',
  catchUp: 'catch-up',
  squad: 'squad',
  atlas: 'atlas',
  world: 'world',
  chronicle: 'chronicle',
  history: 'history',
  play: 'play',
}

/** The address of a screen, for `href`: `#/settings`, `#/campaign/ab12/bridge`. */
export function print(screen: Screen): string {
  if ('campaign' in screen) {
    const inside = 'play' in screen ? screen.play : 'part' in screen ? screen.part : undefined
    const rest = inside === undefined ? '' : `/${encodeURIComponent(inside)}`
    return `#/campaign/${encodeURIComponent(screen.campaign)}/${pathOf[screen.name]}${rest}`
  }
  if ('edit' in screen && screen.edit !== undefined) {
    const { kind, id } = screen.edit
    return ['#', pathOf.packs, kind, ...(id === undefined ? [] : [id])]
      .map((part, at) => (at < 2 ? part : encodeURIComponent(part)))
      .join('/')
  }
  const at = 'at' in screen && screen.at !== undefined ? `/${encodeURIComponent(screen.at)}` : ''
  return `#/${pathOf[screen.name]}${at}`
}

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}

/** The screen of an address. Anything unknown is the library, so that no address can end in nothing. */
export function parse(hash: string): Screen {
  const [first = '', second = '', third = '', fourth = ''] = hash.replace(/^#?\/?/, '').split('/')
  if (first === 'campaign') {
    const campaign = decoded(second)
    const play = decoded(fourth)
    if (campaign && third === pathOf.play && play) return { name: 'play', campaign, play }
    const name = [...campaignScreens, ...asideScreens].find((candidate) => pathOf[candidate] === third)
    const part = name === 'squad' ? squadParts.find((candidate) => candidate === fourth) : undefined
    if (!campaign || !name) return { name: 'library' }
    return part === undefined ? { name, campaign } : { name: 'squad', campaign, part }
  }
  if (first === pathOf.rules) {
    const at = decoded(second)
    return { name: 'rules', ...(at ? { at } : {}) }
  }
  const kind = first === pathOf.packs ? decoded(second) : undefined
  if (kind) {
    const id = decoded(third)
    return { name: 'packs', edit: { kind, ...(id ? { id } : {}) } }
  }
  const name = plainScreens.find((candidate) => pathOf[candidate] === first)
  return { name: name ?? 'library' }
}

const watch = (changed: () => void) => {
  window.addEventListener('hashchange', changed)
  return () => window.removeEventListener('hashchange', changed)
}

/** The screen whichever of its parts it shows: from part to part it stays one and the same. */
export const placeOf = (screen: Screen): Screen =>
  screen.name === 'squad' ? { name: 'squad', campaign: screen.campaign } : screen

/** The screen that the address names now; renders again when it changes. */
export function useScreen(): Screen {
  return parse(useSyncExternalStore(watch, () => window.location.hash))
}

/** Goes to a screen from code (after saving, from a key). In the page itself use a link. */
export function go(screen: Screen): void {
  window.location.hash = print(screen)
}
