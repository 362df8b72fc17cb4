// The road of those who ask the harbour for help: two seats, at Normal, from the first drone to the long table.
import { firstRange, academy, quay, nightShift, tugOfWar } from './harbour-act-1.ts'
import { lastBoatOut, kittiwake, quayAgain, looseWires, raft, drillHall, foreman } from './harbour-act-2.ts'
import { sitDown, type App, type Table } from './table.ts'

export async function harbourRoad(app: App): Promise<Table> {
  const table = await sitDown(app, 'harbour', {
    squad: 'Lamp Watch',
    seats: [
      { player: 'Ada', pilot: 'ines-calder', ship: 'heron', callSign: 'Ink' },
      { player: 'Ben', pilot: 'bram-oduya', ship: 'gannet', callSign: 'Bolt' },
    ],
    difficulty: 'normal',
    ironman: false,
  })
  await firstRange(table)
  await academy(table)
  await quay(table)
  await nightShift(table)
  await tugOfWar(table)
  await lastBoatOut(table)
  await kittiwake(table)
  await quayAgain(table)
  await looseWires(table)
  await raft(table)
  await drillHall(table)
  await foreman(table)
  return table
}
