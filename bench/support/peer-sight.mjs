// Sight as it can be had from honeycomb: no hex of the line between two middles is blocked.

export function isClear(line, isBlocked) {
  for (const hex of line) if (isBlocked(hex)) return false
  return true
}
