// Lines of a fight by the names that packs have now.
import { expect, test } from 'vitest'
import { fightNames } from '../../../../../../main/games/akarios/campaign/chronicle/fight-names.ts'
import { layerPacks } from '../../../../../../shared/games/akarios/content/layer.ts'
import { loadPack } from '../../../../../../main/files/packs/load.ts'
import { join } from 'node:path'

const { pack } = await loadPack(join(import.meta.dirname, '../../../../../../packs/training-sector'))

test('enemies, cards and markers have their names in the language asked for, seats and unknown ids stay', () => {
  const german = fightNames(layerPacks([pack!], [], 'de').content, 'first-range')
  expect(german({ ship: 'needle-drone#2', marker: 'range-gate', round: 3 })).toEqual({
    ship: 'Nadeldrohne 2',
    marker: 'Geländetor',
    round: 3,
  })
  expect(german({ seat: 'p1', card: 'glide', ship: 'marker:range-gate' })).toEqual({
    seat: 'p1',
    card: 'Gleiten',
    ship: 'Geländetor',
  })
  expect(german({ ship: 'lost-type#1', card: 'lost-card', marker: 'lost' })).toEqual({
    ship: 'lost-type#1',
    card: 'lost-card',
    marker: 'lost',
  })
  expect(german({ ship: 'p2', other: 'glide' })).toEqual({ ship: 'p2', other: 'glide' })
})
