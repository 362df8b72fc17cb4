// A small built page in a fresh folder, with a secret beside it that must never be served.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const files = {
  'secret.txt': 'secret',
  'renderer/index.html': '<!doctype html>',
  'renderer/assets/index-1a2b.js': 'run()',
  'renderer/assets/index-3c4d.css': 'body {}',
  'renderer/assets/font.woff2': 'font',
}

/** Gives the page's folder to `use`; the folder is gone afterwards. `more`: further files, by path in the page's folder. */
export function withBuiltPage<T>(use: (dir: string) => T, more: Readonly<Record<string, string>> = {}): T {
  const folder = mkdtempSync(join(tmpdir(), 'sparrow-page-'))
  try {
    mkdirSync(join(folder, 'renderer', 'assets'), { recursive: true })
    for (const [path, text] of Object.entries(files)) writeFileSync(join(folder, path), text)
    for (const [path, text] of Object.entries(more)) writeFileSync(join(folder, 'renderer', path), text)
    return use(join(folder, 'renderer'))
  } finally {
    rmSync(folder, { recursive: true })
  }
}
