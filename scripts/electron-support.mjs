// Until when each major version of Electron gets repairs. Electron supports its newest three majors and brings one every eight
// weeks, so a major ends with the third after it. Kept by hand: there is no network where this is asked.

/** Last supported day of each major, as a date in UTC; the later ones are planned dates. */
export const supportEnds = {
  42: '2026-10-20',
  43: '2026-12-15',
  44: '2027-02-09',
  45: '2027-04-06',
}

/** `version` such as "45.5.0", `today` a Date. An unknown major counts as not supported: the table must name what is shipped. */
export function supportOf(version, today) {
  const major = /^(\d+)\.\d+\.\d+$/.exec(version)?.[1]
  const ends = major === undefined ? undefined : supportEnds[major]
  if (ends === undefined)
    return { isSupported: false, sentence: `Electron ${version} is not in the table of scripts/electron-support.mjs.` }
  const isSupported = today.getTime() < Date.parse(`${ends}T00:00:00Z`) + 24 * 60 * 60 * 1000
  return {
    isSupported,
    sentence: isSupported
      ? `Electron ${version} gets repairs until ${ends}.`
      : `Electron ${version} got its last repairs on ${ends}: move to a newer major before a release.`,
  }
}
