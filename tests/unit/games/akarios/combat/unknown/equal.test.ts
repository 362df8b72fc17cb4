// Whether a value was told before the fight or in it makes no difference to the fight.
import { expect, test } from 'vitest'
import { randomOf } from '../../../../../random/random.ts'
import { setupOf } from '../../../../../random/setup.ts'
import { playUntold, withheld, withPlainDecks } from '../../../../../random/untold.ts'

test.each([1, 2, 3, 4].map((at) => `untold:${at}`))(
  '[CB-016] the fight %s, told while it is played, is the one that was told before',
  (seed) => {
    const full = withPlainDecks(setupOf(seed))
    const { asked } = playUntold(seed, full, withheld(randomOf(`${seed} pack`), 60, full))
    expect(asked.length).toBeGreaterThan(5)
  },
)
