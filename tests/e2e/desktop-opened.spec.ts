// A campaign file that was double-clicked: the desktop is started with its path and shows what is inside.
import { writeFileSync } from 'node:fs'
import { expect, test } from './fixtures.ts'
import { call, found } from './hosts/screens.ts'

test('a file given on the command line stands in the import preview, and is taken in', async ({ start }, info) => {
  const first = await start()
  const campaign = await found(first, 'Two Chairs')
  const { transfer } = await call(first, 'export.begin', { campaign })
  const { data } = await call(first, 'export.piece', { transfer, index: 0 })
  const path = info.outputPath('given.sparrow')
  writeFileSync(path, Buffer.from(data, 'base64'))
  await first.stop()

  const app = await start(undefined, [path])
  const dialog = app.page.getByRole('dialog', { name: 'What is in given.sparrow' })
  await dialog.getByRole('button', { name: 'Import it' }).click()
  await expect(app.page.getByRole('complementary').getByRole('heading', { name: 'Two Chairs' })).toBeVisible()
})
