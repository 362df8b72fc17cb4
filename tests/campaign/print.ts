// Plays both roads in a folder that is thrown away and prints their chronicles and the table of what was met.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { callsOf, openApp } from '../support/open-app.ts'
import { harbourRoad } from './harbour.ts'
import { chronicleOf, meetings, meetingTable } from './report.ts'
import { trailRoad } from './trail.ts'

const folder = mkdtempSync(join(tmpdir(), 'logbook-campaign-'))
const app = openApp(folder, (fault) => {
  throw fault
})
try {
  const roads = [await harbourRoad(callsOf(app)), await trailRoad(callsOf(app))]
  for (const road of roads) console.log(`${await chronicleOf(road)}\n`)
  console.log(meetingTable(meetings(roads.flatMap(({ moments }) => moments))))
} finally {
  await app.close()
  rmSync(folder, { recursive: true, force: true })
}
