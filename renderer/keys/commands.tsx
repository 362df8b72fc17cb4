// The key table: every component names its commands while it stands on the screen; one listener runs them, and the help
// dialog lists the same table. Keys are bound before the screen is painted: a hint that can be seen works at once.
import { createContext, use, useId, useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { tinykeys } from 'tinykeys'
import { ignorePress } from './policy.ts'

export const commandPlaces = ['everywhere', 'screen'] as const

export interface Command {
  /** As tinykeys writes it: "n", "Control+Shift+z", "[Shift]+?", "Enter". */
  keys: string
  /** What it does, in the words of the button that does the same. */
  name: string
  where: (typeof commandPlaces)[number]
  /** `isHeld`: the key was not pressed anew, it is still down. */
  run: (isHeld?: boolean) => void
  /** Not possible now: the key does nothing and the help does not list it. */
  off?: boolean
}

/** Keys that a part of the screen takes itself while it has the focus, such as a long list. */
export interface PartKeys {
  /** Its name in a word or two. */
  part: string
  keys: readonly Pick<Command, 'keys' | 'name'>[]
}

type Table = ReadonlyMap<string, readonly Command[]>
type Parts = ReadonlyMap<string, PartKeys>

interface CommandRegistry {
  table: Table
  register: (owner: string, commands: readonly Command[]) => void
  remove: (owner: string) => void
  parts: Parts
  setPart: (owner: string, keys: PartKeys | undefined) => void
}

const CommandContext = createContext<CommandRegistry | undefined>(undefined)

const useRegistry = (): CommandRegistry => {
  const registry = use(CommandContext)
  if (registry === undefined) throw new Error('keys need a CommandProvider above them')
  return registry
}

/** One command for each key: who came last wins, so that a screen may take a key from the frame. */
export function currentCommands(table: Table): Command[] {
  const byKeys = new Map<string, Command>()
  for (const command of [...table.values()].flat()) if (command.off !== true) byKeys.set(command.keys, command)
  return [...byKeys.values()]
}

export function CommandProvider({ children }: { children: ReactNode }) {
  const [table, setTable] = useState<Table>(new Map())
  const [parts, setParts] = useState<Parts>(new Map())
  const [registry] = useState(() => ({
    register: (owner: string, commands: readonly Command[]) => setTable((old) => new Map(old).set(owner, commands)),
    remove: (owner: string) => setTable((old) => new Map([...old].filter(([other]) => other !== owner))),
    setPart: (owner: string, keys: PartKeys | undefined) =>
      setParts(
        (old) => new Map([...[...old].filter(([other]) => other !== owner), ...(keys ? [[owner, keys] as const] : [])]),
      ),
  }))

  useLayoutEffect(() => {
    const bindings = currentCommands(table).map((command) => [
      command.keys,
      (event: KeyboardEvent) => {
        event.preventDefault()
        command.run(event.repeat)
      },
    ])
    return tinykeys(window, Object.fromEntries(bindings) as Record<string, (event: KeyboardEvent) => void>, {
      ignore: ignorePress,
    })
  }, [table])

  return <CommandContext value={{ table, parts, ...registry }}>{children}</CommandContext>
}

/** Names commands for as long as the component is mounted. `run` may be a new function at every rendering. */
export function useCommands(commands: readonly Command[]): void {
  const { register, remove } = useRegistry()
  const owner = useId()
  const latest = useRef(commands)
  useLayoutEffect(() => {
    latest.current = commands
  })
  const shape = JSON.stringify(commands.map(({ keys, name, where, off = false }) => [keys, name, where, off]))
  useLayoutEffect(() => {
    const stable = latest.current.map((command, index): Command => ({
      ...command,
      run: (isHeld) => latest.current[index]?.run(isHeld),
    }))
    register(owner, stable)
  }, [owner, register, shape])
  useLayoutEffect(() => () => remove(owner), [owner, remove])
}

/** The commands that keys reach now, for the help dialog and the palette. */
export const useCurrentCommands = (): Command[] => currentCommands(useRegistry().table)

/** Names the keys that a part handles itself, from the same table as its handler, for as long as it is mounted. */
export function usePartKeys(part: string, keys: PartKeys['keys']): void {
  const { setPart } = useRegistry()
  const owner = useId()
  const shape = JSON.stringify(keys.map((key) => [key.keys, key.name]))
  useLayoutEffect(() => {
    const named = JSON.parse(shape) as readonly (readonly [string, string])[]
    setPart(owner, { part, keys: named.map(([press, name]) => ({ keys: press, name })) })
    return () => setPart(owner, undefined)
  }, [owner, part, setPart, shape])
}

/** Keys of the parts that stand on the screen, for the help dialog; parts of one name once. */
export const usePartsWithKeys = (): readonly PartKeys[] => [
  ...new Map([...useRegistry().parts.values()].map((one) => [one.part, one])).values(),
]
