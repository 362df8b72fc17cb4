// Which queries a push makes stale. One table; a push missing here fails `tsc`.
import type { QueryClient, QueryKey } from '@tanstack/react-query'
import type { HeardPush } from '../../shared/contract/bridge.ts'
import type { Input, QueryName } from '../../shared/contract/contract.ts'
import { pushNames, type PushName } from '../../shared/contract/names.ts'
import type { PushArguments } from '../../shared/contract/pushes.ts'
import { bridge } from './bridge.ts'

type Stale = readonly [QueryName, object?]
type CampaignQuery = { [K in QueryName]: Input<K> extends { campaign: string } ? K : never }[QueryName]

/** Every query about one campaign; one that is missing here fails `tsc`. */
const campaignQueries = Object.keys({
  'campaign.get': true,
  'backups.list': true,
  'notes.list': true,
  'history.list': true,
  'history.steps': true,
  'chronicle.read': true,
  'chronicle.statistics': true,
  'search.campaign': true,
  'squad.view': true,
  'squad.ledger': true,
  'squad.choices': true,
  'squad.deck': true,
  'squad.setUp': true,
  'squad.outcome': true,
  'squad.scarce': true,
  'catchUp.form': true,
  'catchUp.check': true,
  'fight.missions': true,
  'fight.odds': true,
  'travel.atlas': true,
  'travel.outcome': true,
  'world.list': true,
  'world.outcome': true,
  'world.instead': true,
  'play.list': true,
  'play.view': true,
} satisfies Record<CampaignQuery, true>) as CampaignQuery[]

const staleAfter: { readonly [K in PushName]: (args: PushArguments<K>) => readonly Stale[] } = {
  'library.changed': () => [['library.list']],
  'settings.changed': () => [['settings.get']],
  'packs.changed': () => [
    ['packs.list'],
    ['packs.browse'],
    ['packs.entry'],
    ['packs.form'],
    ['packs.completeness'],
    ['owner.check'],
    ['owner.log'],
    ['campaign.roster'],
    ['search.packs'],
    ['search.campaign'],
    ['fight.missions'],
    ['simulation.lacks'],
    ['squad.view'],
    ['squad.choices'],
    ['squad.deck'],
    ['catchUp.form'],
    ['catchUp.check'],
    ['travel.atlas'],
    ['world.list'],
    ['campaign.get'],
    ['squad.setUp'],
    ['squad.outcome'],
    ['squad.scarce'],
    ['world.instead'],
    ['world.outcome'],
    ['library.list'],
  ],
  'secondScreen.changed': () => [['secondScreen.get']],
  'simulation.changed': () => [['simulation.get']],
  'campaign.changed': ({ campaign }) => [
    ['library.list'],
    ...campaignQueries.map((name) => [name, { campaign }] as const),
  ],
}

const isPush = (name: string): name is PushName => pushNames.some((known) => known === name)

/** The beginnings of query keys that a push concerns; nothing at the end means all of them. */
function staleKeys({ name, args }: HeardPush): readonly QueryKey[] | undefined {
  if (!isPush(name)) return undefined
  return (staleAfter[name] as (args: unknown) => readonly Stale[])(args)
}

/**
 * Asks again for what each push concerns. `*` (pushes may have been missed) and names that this version does not know
 * concern everything. Returns the function that ends listening.
 */
export function wirePushes(client: QueryClient): () => void {
  return bridge().onPush((push) => {
    const keys = staleKeys(push)
    if (keys === undefined) void client.invalidateQueries()
    for (const queryKey of keys ?? []) void client.invalidateQueries({ queryKey })
  })
}
