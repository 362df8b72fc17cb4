import { expect, test } from 'vitest'
import { combatMachine } from '../../../../../../main/games/akarios/combat/machine.ts'
import { setupOf } from '../../../../../random/setup.ts'

test('[CB-021] on the real table a map may name no places to begin in; on the board of the app it may not', () => {
  const setup = setupOf('table:0')
  const { legend, rows } = setup.mission.map
  const bare = Object.entries(legend).filter(([, things]) => things.every(({ type }) => type !== 'deployment'))
  const map = {
    legend: Object.fromEntries(bare),
    rows: rows.map((row) => row.replaceAll(/[^ ]/g, (sign) => (bare.some(([known]) => known === sign) ? sign : '.'))),
  }
  const untold = { ...setup, mission: { ...setup.mission, map } }
  expect(combatMachine.acceptSetup(untold)).toMatchObject({
    ok: false,
    error: [{ key: 'akarios.setup.tooFewDeploymentHexes' }],
  })
  expect(combatMachine.acceptSetup({ ...untold, tabletop: 'table' }).ok).toBe(true)
})
