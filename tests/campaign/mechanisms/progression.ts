// What pilots and ships grow by: the trees of chapter PG.
import type { Moment } from '../diary.ts'
import { atSetUp, did, ended, refusedBy, refusedFor, rules, sum, type Mechanism } from './mechanism.ts'

export const progression: readonly Mechanism[] = [
  {
    rules: rules('PG', 1),
    what: 'a skill point fills half a hex',
    met: did('markSkill', ({ after }, { pilot, tree, hex }) => halvesOf(after, pilot, tree, hex) === 1),
  },
  {
    rules: rules('PG', 2, 9),
    what: 'the second half brings what the hex gives, such as cards for the deck',
    met: did('markSkill', ({ before, after }) => deckCount(after) > deckCount(before)),
  },
  { rules: rules('PG', 3), what: 'trees are filled from below', met: refusedFor('PG-003') },
  {
    rules: rules('PG', 4),
    what: 'a tree may be left for another',
    met: did('markSkill', ({ before }, { pilot, tree, hex }) =>
      before.pilots.some(
        ({ id, trees }) =>
          id === pilot &&
          halvesOf(before, pilot, tree, hex) === 0 &&
          trees?.some((other) => other.id !== tree && other.hexes.some(({ halves }) => halves > 0)) === true,
      ),
    ),
  },
  { rules: rules('PG', 5), what: 'one side of a fork closes the other', met: refusedFor('PG-005') },
  {
    rules: rules('PG', 6),
    what: 'skill points raise the chart of the squad once',
    met: ended(({ before, after }) => after.chart > before.chart),
  },
  {
    rules: rules('PG', 7),
    what: 'an ability hex opens the next level',
    met: did('markSkill', ({ before, after }) => openLevels(after) > openLevels(before)),
  },
  {
    rules: rules('PG', 8),
    what: 'one ability of those gained is fitted',
    met: did('equip', (_, { kind, card }) => kind === 'pilotAbility' && card === 'hold-your-breath'),
  },
  {
    rules: rules('PG', 10),
    what: 'a minus hex takes cards out of the deck',
    met: did('markSkill', ({ before, after }) => deckCount(after) < deckCount(before)),
  },
  {
    rules: rules('PG', 11),
    what: 'a hex raises a skill for worlds',
    met: did('markSkill', ({ before, after }) => addedSkills(after) > addedSkills(before)),
  },
  {
    rules: rules('PG', 12),
    what: 'a hex of a pilot marks one of a ship',
    met: did('markSkill', ({ before, after }) => shipMarks(after) > shipMarks(before)),
  },
  { rules: rules('PG', 13), what: 'trees of ships are filled in order', met: refusedFor('PG-013') },
  { rules: rules('PG', 14), what: 'one side of a fork of a ship closes the other', met: refusedFor('PG-014') },
  { rules: rules('PG', 15), what: 'with several ships the player says which', met: refusedBy('chooseShip') },
  {
    rules: rules('PG', 16),
    what: 'a hex raises hull or shield, or opens an ability',
    met: did('markShip', ({ after }, { ship }) =>
      after.ships.some(
        ({ id, tree }) =>
          id === ship && tree?.some(({ halves, gives }) => halves > 0 && gives.type === 'shipAbility') === true,
      ),
    ),
  },
  {
    rules: rules('PG', 17),
    what: 'hull and shield end at ten',
    met: (moment) =>
      atSetUp(moment).some(
        ({ ship, startHull }) =>
          startHull === 10 &&
          moment.after.ships.some(
            ({ id, hull }) => id === ship && sum((hull ?? []).map(({ amount }) => amount)) === 10,
          ) &&
          moment.after.fits.some(({ card }) => card === 'spare-plates'),
      ),
  },
  {
    rules: rules('PG', 26),
    what: 'one ability of the ship is fitted',
    met: did('equip', (_, { kind }) => kind === 'shipAbility'),
  },
]

type View = Moment['after']

/** Halves of one hex. */
const halvesOf = ({ pilots }: View, pilot: string, tree: string, hex: string): number =>
  pilots
    .find(({ id }) => id === pilot)
    ?.trees?.find(({ id }) => id === tree)
    ?.hexes.find(({ id }) => id === hex)?.halves ?? 0

const deckCount = ({ seats }: View): number => sum(seats.flatMap(({ cards }) => (cards ?? []).map(({ now }) => now)))
const openLevels = ({ pilots }: View): number =>
  sum(pilots.map(({ levels }) => levels.filter(({ open }) => open).length))
const addedSkills = ({ pilots }: View): number =>
  sum(pilots.flatMap(({ skills }) => (skills ?? []).map(({ added }) => added)))
const shipMarks = ({ ships }: View): number =>
  sum(ships.map(({ tree }) => (tree ?? []).filter(({ halves }) => halves > 0).length))
