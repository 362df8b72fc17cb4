// German: a mission that is tried by simulation while it is made.
import type { TranslationOf } from '../language.ts'
import { germanCount } from '../plural.ts'
import type { simulation as english } from './simulation.en.tsx'

export const simulation: TranslationOf<typeof english> = {
  title: 'Durch Simulation erproben',
  intro:
    'Eine Staffel wie am ersten Abend spielt die Mission wieder und wieder, mit allem, was oben steht, ob gespeichert oder nicht. Mit Bedacht probiert sie jede Antwort und gibt die, nach der sie am besten dasteht.',
  pilots: 'Piloten',
  each: '1 bis 4',
  runs: 'Kämpfe für jede Zahl von Piloten',
  policy: 'Wie sie spielt',
  policies: { greedy: 'Mit Bedacht', random: 'Nach Zufall' },
  seed: 'Startwert',
  seedHint: 'Derselbe Startwert ergibt dieselben Kämpfe.',
  start: 'Simulation beginnen',
  notRight: 'Etwas, das oben eingegeben ist, stimmt noch nicht.',
  lacking: 'Einige gedruckte Werte fehlen noch.',
  noSeed: 'Der Startwert fehlt.',
  toTell: 'In einer Simulation kann niemand gefragt werden. Vorher einzugeben:',
  noPlaces: 'Die Karte braucht für jeden Piloten ein Startfeld.',
  running: (p) => `${p.done} von ${p.of} Kämpfen`,
  meanwhile: 'Die Mission lässt sich inzwischen weiter bearbeiten. Wer diese Seite verlässt, beendet die Simulation.',
  done: (p) => `Alle ${p.of} Kämpfe sind gespielt.`,
  stopped: (p) => `Nach ${p.done} von ${p.of} Kämpfen angehalten. Die Zahlen gelten für diese.`,
  changedSince: 'Seit ihrem Beginn wurde die Mission geändert.',
  failed:
    'Ein Kampf ließ sich nicht weiterspielen. Das ist ein Fehler der App; er steht im Fehlerprotokoll. Die Mission ist, wie sie war.',
  replaced: 'In einem anderen Fenster wurde eine andere Simulation begonnen. Diese hier ist zu Ende.',

  wins: 'Gewonnene Kämpfe',
  winsNote: (p) =>
    `Der Punkt ist der Anteil gewonnener Kämpfe; der wahre liegt in 95 von 100 Fällen innerhalb des Balkens. Fair auf Normal, mit Bedacht gespielt, ist der schraffierte Teil: ${p.from} bis ${p.to}.`,
  won: 'Gewonnen',
  trueShare: 'Wahrer Anteil',
  between: (p) => `${p.from} bis ${p.to}`,
  squadOf: (p) => germanCount(p.pilots, { one: '# Pilot', other: '# Piloten' }),
  wonOf: (p) => `${p.won} von ${p.fights}`,
  fair: 'Fair?',
  judged: (judged) => {
    const verdict = { tooHard: 'zu schwer', fair: 'fair', tooEasy: 'zu leicht' }[judged.verdict]
    return judged.sure ? verdict : `${verdict}, noch nicht sicher`
  },
  costs: 'Wie ein Kampf verläuft',
  costsNote:
    'Der mittlere Kampf, und zwischen welchen Zahlen die Hälfte der Kämpfe liegt. Schaden zählt in Punkten von Hülle und Schild.',
  rounds: 'Runden',
  dealt: 'Schaden ausgeteilt',
  taken: 'Schaden erlitten',
  spread: (p) => `${p.median}\u00a0(${p.from}\u00a0bis\u00a0${p.to})`,
  unconscious: 'Am Ende bewusstlos',
  nobodyFell: 'niemand',
  fell: (p) => `${p.pilot} ${p.fights}×`,
  ends: 'Wie die Kämpfe endeten',
  endedBy: 'Beendet durch',
  reasons: {
    allLost: 'Alle Piloten waren bewusstlos.',
    objective: 'Die Ziele waren erreicht.',
    byHand: 'Von Hand.',
  },
  result: 'Ergebnis',
  success: 'gewonnen',
  failure: 'verloren',
  fights: 'Kämpfe',
  fightsOf: (p) => `${p.fights} (${p.share})`,
  unfinished: (p) =>
    `${p.squad}: ${germanCount(p.count, { one: '# Kampf fand kein Ende und wurde', other: '# Kämpfe fanden kein Ende und wurden' })} abgebrochen. Oben ist das nirgends mitgezählt.`,
}
