// German: the second screen, its switch on the laptop and its page on the devices.
import type { TranslationOf } from '../language.ts'
import { germanCount } from '../plural.ts'
import type { secondScreen as english } from './secondScreen.en.tsx'

export const secondScreen: TranslationOf<typeof english> = {
  title: 'Zweiter Bildschirm',
  intro:
    'Tablets, Telefone und Fernseher im selben Netz können zeigen, was gerade gespielt wird: Kampf, Reise oder Besuch. Sie schauen nur zu: Von dort aus lässt sich nichts tun.',
  show: 'Das Spiel auf Geräten in diesem Netz zeigen',
  showHint: 'Wieder aus, sobald das Programm endet. Nur in einem Netz, dessen Leuten ihr vertraut.',
  network: 'Netz',
  networkOf: (p) => `${p.name}, ${p.address}`,
  noNetwork: 'Dieser Rechner ist in keinem Netz.',
  failed: 'Der zweite Bildschirm ließ sich nicht umschalten',
  address: 'Adresse',
  code: 'Code',
  howTo:
    'Richtet die Kamera eines Geräts auf das Quadrat, oder öffnet die Adresse in einem Browser und gebt den Code ein.',
  square: (p) => `Quadrat mit der Adresse ${p.address} und dem Code`,
  devices: (p) => germanCount(p.count, { one: '# Gerät schaut zu', other: '# Geräte schauen zu' }),
  noDevice: 'Noch schaut kein Gerät zu',
  hiddenNow: 'Verborgen: Die Geräte zeigen nichts vom Spiel',
  hide: 'Auf den Geräten verbergen',
  unhide: 'Auf den Geräten zeigen',
  mark: (p) => `Zweiter Bildschirm: ${p.count}`,
  markHidden: 'Zweiter Bildschirm: verborgen',
  enterTitle: 'Zuschauen',
  enterText: 'Gib den Code ein, den der Laptop neben der Adresse dieser Seite zeigt.',
  enterCode: 'Code',
  enter: 'Zuschauen',
  wrongCode:
    'Das ist nicht der Code, den der Laptop jetzt zeigt. Bei jedem Einschalten des zweiten Bildschirms entsteht ein neuer.',
  tooMany: (p) =>
    germanCount(p.seconds, {
      one: 'Zu viele falsche Codes. Versuch es in # Sekunde noch einmal.',
      other: 'Zu viele falsche Codes. Versuch es in # Sekunden noch einmal.',
    }),
  unreachable: 'Der Laptop hat nicht geantwortet. Ist der zweite Bildschirm noch an?',
  needed: 'Gib zuerst den Code ein.',
  connecting: 'Der Laptop wird gesucht …',
  lost: 'Der Laptop ist nicht zu erreichen. Diese Seite versucht es von selbst weiter.',
  hiddenTitle: 'Verborgen',
  hiddenText: 'Der Laptop zeigt im Augenblick nichts.',
  nothingTitle: 'Noch wird nichts gespielt',
  nothingText: 'Sobald auf dem Laptop ein Kampf, eine Reise oder ein Besuch beginnt, ist das hier zu sehen.',
}
