// The names of all calls and pushes. Without zod, because the preload carries this file into the sandbox.

/** Every call of the contract. `shared/contract/contract.ts` gives each its schemas; a name missing there fails `tsc`. */
export const callNames = [
  'app.info',
  'settings.get',
  'settings.set',
  'settings.chooseDataDir',
  'library.list',
  'campaign.roster',
  'campaign.create',
  'campaign.get',
  'campaign.close',
  'campaign.rename',
  'campaign.duplicate',
  'campaign.bin',
  'campaign.takeBack',
  'notes.list',
  'notes.add',
  'notes.change',
  'notes.remove',
  'history.list',
  'history.steps',
  'history.undo',
  'history.redo',
  'backups.list',
  'backups.make',
  'backups.restore',
  'backups.undoRestore',
  'transfer.begin',
  'transfer.piece',
  'transfer.cancel',
  'import.opened',
  'import.look',
  'import.accept',
  'export.begin',
  'export.piece',
  'packs.list',
  'packs.browse',
  'packs.entry',
  'packs.completeness',
  'owner.log',
  'owner.record',
  'owner.undo',
  'owner.redo',
  'owner.export',
  'owner.importLook',
  'owner.importAccept',
  'squad.view',
  'squad.ledger',
  'squad.choices',
  'squad.setUp',
  'squad.outcome',
  'squad.do',
  'catchUp.form',
  'catchUp.check',
  'catchUp.write',
  'fight.missions',
  'fight.start',
  'fight.odds',
  'travel.atlas',
  'travel.start',
  'travel.outcome',
  'world.list',
  'world.start',
  'world.outcome',
  'world.instead',
  'play.list',
  'play.view',
  'play.submit',
  'play.chance',
  'play.hand',
] as const

export type CallName = (typeof callNames)[number]

/** Every push. A push names what changed and carries no state: who shows it asks again. */
export const pushNames = ['library.changed', 'settings.changed', 'packs.changed', 'campaign.changed'] as const

export type PushName = (typeof pushNames)[number]

/** IPC channels of the desktop host: one for each call, one for all pushes. */
export const channelOf = (name: CallName): string => `call:${name}`
export const pushChannel = 'push'
