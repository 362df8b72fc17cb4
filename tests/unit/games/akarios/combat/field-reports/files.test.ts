// Field reports about files: a fight is closed and opened again with everything that stood on the board.
import { expect, test } from 'vitest'
import type { CampaignFile } from '../../../../../../main/db/campaign-file.ts'
import { portsOf, runPlay } from '../../../../../../main/db/stores/plays.ts'
import { machinesOf, type Host } from '../../../../../../main/kernel/host.ts'
import { submitHand } from '../../../../../../main/kernel/moves.ts'
import { playCache } from '../../../../../../main/kernel/play-cache.ts'
import { viewOf } from '../../../../../../main/kernel/standing.ts'
import { startPlay } from '../../../../../../main/kernel/start.ts'
import type { FightView } from '../../../../../../shared/games/akarios/view/fight-view.ts'
import type { Result } from '../../../../../../shared/lib/result.ts'
import { literalMachine } from '../../../../../support/combat/hosted.ts'
import { create, expectHealthy, must, now, reopen, who } from '../../../../db/support.ts'

test('[FR-018] three enemies of a type come back from the file with all that is theirs', () => {
  const machine = literalMachine({
    enemies: {
      'ronin#2': { at: 'C-2', hull: 3, shield: 0, effects: { slow: 1 } },
      'ronin#4': { at: 'E-4', facing: 5, rank: 'elite', effects: { hullBreach: null, stun: 2 } },
      'ronin#5': { at: 'G-6', facing: 1, hull: 1, shield: 1 },
    },
  })
  // Nothing in memory: each time the file alone tells how it stands.
  const hostOn = (file: CampaignFile): Host => ({
    ports: portsOf(file, { who, now }),
    machines: machinesOf([machine]),
    cache: playCache(),
  })
  const inFile = <T, E>(file: CampaignFile, work: (host: Host) => Result<T, E>): T =>
    must(runPlay(file, { who, now }, () => work(hostOn(file))))
  const file = create()
  const fight = { id: 'fight', machine: machine.id, setup: null, seed: 'a seed', physical: [] }
  inFile(file, (host) => startPlay(host, { ...fight, title: { key: 'fight', args: {} } }))
  inFile(file, (host) =>
    submitHand(host, {
      play: 'fight',
      version: file.state.head.n,
      seat: 'table',
      change: { type: 'setTrack', ship: 'ronin#4', track: 'hull', value: 2 },
    }),
  )
  file.close()
  const again = reopen(file.path)
  const { ships } = must(viewOf(hostOn(again), 'fight')).view as FightView
  const enemies = ships.flatMap((ship) => (ship.kind === 'enemy' ? [ship] : []))
  expect(
    enemies.map(({ number, rank, hull, shield, pose, effects }) => ({
      ...{ number, rank, stands: [hull, shield], at: pose?.at, facing: pose?.facing },
      effects: effects.map(({ effect, lastRound }) => [effect, lastRound]),
    })),
  ).toEqual([
    { number: 2, rank: 'regular', stands: [3, 0], at: { q: 2, r: 0 }, facing: 3, effects: [['slow', 1]] },
    {
      ...{ number: 4, rank: 'elite', stands: [2, 2], at: { q: 4, r: 1 }, facing: 5 },
      effects: [
        ['hullBreach', null],
        ['stun', 2],
      ],
    },
    { number: 5, rank: 'regular', stands: [1, 1], at: { q: 6, r: 2 }, facing: 1, effects: [] },
  ])
  expectHealthy(again)
})
