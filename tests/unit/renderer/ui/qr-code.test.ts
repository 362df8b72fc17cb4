import { encode } from 'uqr'
import { expect, test } from 'vitest'
import { qrPath } from '../../../../renderer/ui/qr/QrCode.tsx'

/** The path drawn module by module, as a camera sees it. */
function drawn({ size, path }: ReturnType<typeof qrPath>): readonly (readonly boolean[])[] {
  const rows = Array.from({ length: size }, () => Array.from({ length: size }, () => false))
  for (const [, x, y] of path.matchAll(/M(\d+) (\d+)h1v1h-1z/g)) rows[Number(y)]![Number(x)] = true
  return rows
}

test('the square of an address and its code is the one of the standard, with four modules of light round it', () => {
  const link = 'http://192.168.1.20:41822/#ABC234'
  const rows = drawn(qrPath(link))
  const { data, size } = encode(link, { ecc: 'M', border: 4 })
  expect(rows).toEqual(data)
  const edge = rows.slice(0, 4).concat(rows.slice(-4)).flat()
  expect([edge.includes(true), rows.length]).toEqual([false, size])
  // The three corner marks, by their middle row.
  const mark = [true, false, true, true, true, false, true]
  expect([rows[7]!.slice(4, 11), rows[7]!.slice(-11, -4), rows.at(-8)!.slice(4, 11)]).toEqual([mark, mark, mark])
})
