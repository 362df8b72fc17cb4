// What `window.logbook` offers: one function for each call, and the pushes. The preload makes it on the desktop, HTTP and a
// WebSocket imitate it in a browser.
import type { Reply } from './envelope.ts'
import type { MenuCommand } from './menu.ts'
import type { CallName } from './names.ts'

/** `name` is a push's name, or `*` when pushes may have been missed and everything should be asked for again. */
export interface HeardPush {
  readonly name: string
  readonly args: unknown
}

export type Bridge = { readonly [K in CallName]: (input: unknown) => Promise<Reply> } & {
  /** Returns the function that ends listening. */
  readonly onPush: (listener: (push: HeardPush) => void) => () => void
  /** The desktop's application menu; silent in a browser. Returns the function that ends listening. */
  readonly onMenu: (listener: (command: MenuCommand) => void) => () => void
}
