import type { TransfersService } from '../services/transfers.ts'
import type { Handlers } from './router.ts'

export const transferHandlers = (transfers: TransfersService) =>
  ({
    'transfer.begin': (input) => transfers.begin(input),
    'transfer.piece': (input) => transfers.piece(input),
    'transfer.cancel': ({ transfer }) => transfers.cancel(transfer),
    'import.opened': () => transfers.opened(),
    'import.look': ({ transfer }) => transfers.look(transfer),
    'import.accept': ({ transfer }) => transfers.accept(transfer),
    'export.begin': ({ campaign }) => transfers.exportBegin(campaign),
    'export.piece': ({ transfer, index }) => transfers.exportPiece(transfer, index),
  }) satisfies Partial<Handlers>
