// 128 well-mixed bits out of a text, the same on every machine: the start of a stream of luck. Not a secret-keeping hash.

/** Four 32-bit integers. Texts that differ anywhere give unrelated numbers. */
export type Mixed = readonly [number, number, number, number]

/** Works on UTF-16 code units, so that nothing depends on an encoder. */
export function mix128(text: string): Mixed {
  let lanes: Mixed = [0x243f6a88, 0x85a308d3, 0x13198a2e, 0x03707344]
  for (let index = 0; index < text.length; index += 1) lanes = turn(lanes, text.charCodeAt(index))
  lanes = turn(lanes, text.length)
  for (let round = 1; round <= closingRounds; round += 1) lanes = turn(lanes, round << 16)
  return lanes
}

const closingRounds = 6

// Each line can be undone when the others are known, so that one turn never maps two states to the same one.
function turn([first, second, third, fourth]: Mixed, unit: number): Mixed {
  const a = rotate(Math.imul(first ^ unit, 0x9e3779b1), 15)
  const b = rotate(Math.imul(second ^ a, 0x85ebca77), 13)
  const c = rotate(Math.imul(third ^ b, 0xc2b2ae3d), 17)
  const d = rotate(Math.imul(fourth ^ c, 0x27d4eb2f), 11)
  return [(a + d) | 0, b, c, d]
}

const rotate = (bits: number, by: number): number => (bits << by) | (bits >>> (32 - by))
