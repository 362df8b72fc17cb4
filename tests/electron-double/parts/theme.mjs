// `nativeTheme`: what main chose is what pages see as the system's colours. The system itself is light here.

const media = { system: null, dark: 'dark', light: 'light' }
let source = 'system'
const pages = new Set()

/** For windows.mjs: paints a page now and whenever main changes its mind. */
export async function paint(page) {
  pages.add(page)
  page.on('close', () => pages.delete(page))
  await page.emulateMedia({ colorScheme: media[source] })
}

export const nativeTheme = {
  get themeSource() {
    return source
  },
  set themeSource(wanted) {
    if (!(wanted in media)) throw new Error(`double: no such theme source: ${wanted}`)
    source = wanted
    for (const page of pages) void page.emulateMedia({ colorScheme: media[source] }).catch(() => undefined)
  },
  get shouldUseDarkColors() {
    return source === 'dark'
  },
}
