// What the desktop's application menu can ask of the page. Without zod, because the preload carries this file into the sandbox.

/** Text size, theme and everything that is not a place or an act of the page is done by the shell itself through the contract. */
export const menuCommands = [
  'newCampaign',
  'importCampaign',
  'library',
  'settings',
  'undo',
  'redo',
  'keys',
  'rules',
] as const

export type MenuCommand = (typeof menuCommands)[number]

/** The IPC channel that carries a menu command to the page in front. */
export const menuChannel = 'menu'
