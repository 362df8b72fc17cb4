// The one list of what is measured. Each row has a file of its own under workloads/ and runs in a process of its own. `needs`: the
// built app, or also a browser to show it in.
export const rows = [
  { row: 'P1', file: 'command', title: 'one command, with log and undo kept' },
  { row: 'P2', file: 'growth', title: 'cost of a command as the log grows' },
  { row: 'P3', file: 'undo', title: 'undo and redo of one step' },
  { row: 'P4', file: 'persist', title: 'one action made persistent, undo kept' },
  { row: 'P5', file: 'copy', title: 'changing one thing in a state' },
  { row: 'P6', file: 'save', title: 'writing, reading and hashing a state' },
  { row: 'P7', file: 'fight', title: 'whole fights by chance' },
  { row: 'P8', file: 'distance', title: 'hex distance' },
  { row: 'P9', file: 'rings', title: 'rings and ranges of hexes' },
  { row: 'P10', file: 'sight', title: 'line of sight' },
  { row: 'P11', file: 'sight-of-all', title: 'sight of the whole board' },
  { row: 'P12', file: 'reach', title: 'all ends of all moves of a ship' },
  { row: 'P13', file: 'luck', title: 'luck from a seed' },
  { row: 'P14', file: 'commit', title: 'one command made durable' },
  { row: 'P15', file: 'open', title: 'opening a campaign of 5,000 entries' },
  { row: 'P16', file: 'read', title: 'reading one row' },
  { row: 'P17', file: 'backup', title: 'backup of a campaign' },
  { row: 'P18', file: 'answer', title: 'a call and its answer between two processes', needs: ['app'] },
  { row: 'size', file: 'size', title: 'file and opening of a long campaign' },
  { row: 'memory', file: 'memory', title: 'memory of a long evening' },
  { row: 'screen', file: 'screen', title: 'from a key to the drawn result', needs: ['app', 'browser'] },
  { row: 'odds', file: 'odds', title: 'the chances of an attack' },
]

/** The rows that `--only` names, in their own order. Gives `{ chosen }`, or `{ unknown }` with the names that mean nothing. */
export function chosenRows(only) {
  if (only === undefined) return { chosen: rows }
  const names = only.split(',').map((name) => name.trim().toLowerCase())
  const named = ({ row }) => names.includes(row.toLowerCase())
  const unknown = names.filter((name) => !rows.some(({ row }) => row.toLowerCase() === name))
  return unknown.length > 0 ? { unknown } : { chosen: rows.filter(named) }
}
