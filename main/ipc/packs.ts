import { ok } from '../../shared/lib/result.ts'
import type { OwnerPackService } from '../services/owner-pack.ts'
import type { PackShelf } from '../services/pack-shelf.ts'
import type { TransfersService } from '../services/transfers.ts'
import type { Handlers } from './router.ts'

export interface PackServices {
  readonly shelf: PackShelf
  readonly owner: OwnerPackService
  readonly transfers: Pick<TransfersService, 'offer' | 'pack' | 'cancel'>
}

export const packHandlers = ({ shelf, owner, transfers }: PackServices) =>
  ({
    'packs.list': () => shelf.list(),
    'packs.browse': (input) => shelf.browse(input),
    'packs.entry': (input) => shelf.entry(input),
    'packs.form': (input) => shelf.form(input),
    'packs.completeness': () => shelf.completeness(),
    'owner.log': (input) => owner.log(input),
    'owner.record': (input) => owner.record(input),
    'owner.tell': (input) => owner.tell(input),
    'owner.check': (input) => owner.check(input),
    'owner.remove': (input) => owner.remove(input),
    'owner.undo': ({ means }) => owner.undo(means),
    'owner.redo': ({ means }) => owner.redo(means),
    'owner.export': async () => ok(transfers.offer(await owner.zip(), 'my-box.zip')),
    'owner.importLook': async ({ transfer }) => {
      const theirs = await transfers.pack(transfer)
      return theirs.ok ? owner.look(theirs.value) : theirs
    },
    'owner.importAccept': async ({ transfer, answers }) => {
      const theirs = await transfers.pack(transfer)
      if (!theirs.ok) return theirs
      const accepted = owner.accept(theirs.value, answers)
      if (accepted.ok) transfers.cancel(transfer)
      return accepted
    },
  }) satisfies Partial<Handlers>
