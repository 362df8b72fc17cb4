// German: why the app said no.
import type { RefusalCode } from '../../../shared/contract/envelope.ts'
import type { TranslationOf } from '../language.ts'
import type { errors as english } from './errors.en.tsx'
import { campaignRefusals } from './campaignRefusals.de.tsx'
import { setUpRefusals } from './setUpRefusals.de.tsx'

const byCode: Record<RefusalCode, string> = {
  'unknown-call': 'Ein Teil der App hat nach etwas gefragt, das es nicht gibt.',
  'bad-input': 'Etwas im Formular passt nicht.',
  forbidden: 'Dieser Bildschirm darf zusehen, aber nichts ändern.',
  'not-found': 'Es ist nicht mehr da.',
  conflict: 'Es hat sich inzwischen geändert. Bitte erst noch einmal hinsehen.',
  refused: 'Das geht jetzt nicht.',
  'in-use': 'Ein anderes Programm hält die Datei.',
  'read-only': 'Dies ist nur zum Lesen geöffnet.',
  damaged: 'Die Datei sagt nicht, was sie sagen sollte. Sie wurde so gelassen, wie sie ist.',
  newer: 'Dies wurde von einer neueren Version von Sparrow Logbook geschrieben.',
  'disk-full': 'Auf der Platte ist kein Platz mehr. Nichts ging verloren; mit Platz gelingt derselbe Schritt.',
  unavailable: 'Der Ordner oder die Datei ist nicht erreichbar.',
  internal: 'Ein Fehler der App. Alles vorher Gespeicherte ist erhalten.',
}

const byKey: Record<keyof typeof english.byKey, string> = {
  ...campaignRefusals,
  ...setUpRefusals,
  'travel.open': 'Eine Reise ist schon unterwegs: setzt sie fort oder nehmt sie zurück.',
  'travel.notOver': 'Diese Reise ist noch nicht zu Ende.',
  'travel.notTaken': 'Die letzte Reise ist zu Ende: übernehmt zuerst ihr Ergebnis oder nehmt sie zurück.',
  'travel.taken': 'Das Ergebnis dieser Reise ist schon übernommen.',
  'world.playOpen': 'Es wird schon etwas anderes gespielt: bringt es zu Ende oder nehmt es zurück.',
  'world.notOver': 'Dieser Besuch ist noch nicht zu Ende.',
  'world.notTaken': 'Der letzte Besuch ist zu Ende: übernehmt zuerst sein Ergebnis oder nehmt ihn zurück.',
  'world.unknown': 'Kein Paket hat diese Welt noch.',
  'world.noInstead': 'Diese Welt hat keinen Eintrag, der an ihrer Stelle gelesen werden kann.',
  'world.lacks': 'Die Tafel von {pilot} ist noch nicht erfasst: Gesundheit und Fertigkeiten werden gebraucht.',
  'fight.open': 'Ein Kampf ist schon offen: setzt ihn fort oder nehmt ihn zurück.',
  'fight.noFight': 'Dies ist kein Kampf.',
  'fight.noMission': 'Kein Paket hat die Mission {mission}.',
  'fight.noSeat': 'Einen dieser Plätze gibt es in der Kampagne nicht.',
  'simulation.noCrew':
    'Die Pakete haben keine Staffel aus {pilots} für den Anfang: Für jeden Platz braucht es einen Piloten und ein Schiff.',
  'fight.lacks': 'Nennt der App vor diesem Kampf {thing}: {fields}.',
  unknownCall: byCode['unknown-call'],
  forbidden: byCode.forbidden,
  badInput: 'Etwas im Formular passt nicht ({path}).',
  internal: byCode.internal,
  unreachable: 'Die App antwortet nicht. Alles vorher Gespeicherte ist erhalten. Schließt sie und öffnet sie neu.',
  signedOut:
    'Diese Seite ist nicht mehr angemeldet. Öffnet noch einmal den Link, den das Programm beim Start genannt hat.',
  stale: 'Jemand war schneller. Bitte ansehen, was jetzt dasteht, und dann neu wählen.',
  sameName: 'So heißt es schon.',
  noteMissing: 'Die Notiz ist nicht mehr da.',
  onlyLooking: 'Diese Kampagne ist nur zum Lesen geöffnet.',
  transferGone: 'Die Datei ist nicht mehr zur Hand. Bitte noch einmal auswählen.',
  transferIncomplete: 'Die Datei kam nicht ganz an. Bitte noch einmal auswählen.',
  transferOutOfOrder: 'Die Datei kam nicht der Reihe nach an. Bitte noch einmal auswählen.',
  fileUnreadable: 'Die gewählte Datei ist nicht zu lesen. Seht nach, ob sie noch da ist, und wählt sie noch einmal.',
  openedFileGone: '{name} ist nicht zu lesen. Seht nach, ob sie noch da ist, und öffnet sie noch einmal.',

  'import.manifest': 'Das ist keine Kampagne von Sparrow Logbook. Nichts wurde eingelesen.',
  'import.newerFormat':
    'Eine neuere Version von Sparrow Logbook hat diese Datei geschrieben. Mit einem Update lässt sie sich einlesen.',
  'import.json': 'Die Datei ist beschädigt: {entry} ist nicht zu verstehen. Nichts wurde eingelesen.',
  'import.tooLarge': 'Die Datei ist größer, als eine Kampagne sein kann. Nichts wurde eingelesen.',
  'import.notZip': 'Das ist keine Kampagnendatei, oder sie wurde unterwegs abgeschnitten. Nichts wurde eingelesen.',
  'import.tooManyEntries': 'Die Datei hat mehr Teile als eine Kampagne. Nichts wurde eingelesen.',
  'import.badName': 'In der Datei liegt etwas, das zu keiner Kampagne gehört. Nichts wurde eingelesen.',
  'import.sameName': 'In der Datei liegt derselbe Teil zweimal ({entry}). Nichts wurde eingelesen.',
  'import.notAFile': 'In der Datei liegt etwas, das keine einfache Datei ist. Nichts wurde eingelesen.',
  'import.encrypted':
    'Die Datei ist mit einem Kennwort verschlossen. Kampagnendateien sind das nie; nichts wurde eingelesen.',
  'import.method': 'Die Datei ist auf eine Weise gepackt, die Sparrow Logbook nicht benutzt. Nichts wurde eingelesen.',
  'import.unpacksTooLarge': 'Die Datei enthält entpackt mehr als jede Kampagne. Nichts wurde eingelesen.',
  'import.overlap': 'Die Teile der Datei liegen übereinander. Nichts wurde eingelesen.',
  'import.wrongSize': 'Die Datei ist beschädigt: {entry} ist nicht so lang, wie dort steht. Nichts wurde eingelesen.',
  'import.wrongSum': 'Die Datei ist beschädigt: Die Prüfsumme von {entry} stimmt nicht. Nichts wurde eingelesen.',

  fileMissing: 'Die Kampagne liegt nicht mehr in ihrem Ordner.',
  fileExists: 'Etwas mit diesem Namen ist schon da.',
  fileInUse: 'Ein anderes Programm hält diese Kampagne. Bitte dort schließen und noch einmal versuchen.',
  fileForeign: 'Das ist eine Datenbank, aber keine Kampagne von Sparrow Logbook. Sie wurde so gelassen, wie sie ist.',
  fileNewer:
    'Eine neuere Version von Sparrow Logbook hat diese Kampagne geschrieben. Mit einem Update lässt sie sich öffnen.',
  fileDamaged: 'Die Kampagnendatei ist beschädigt. Sie wurde so gelassen, wie sie ist; die Sicherungen sind unberührt.',
  historyShorter:
    'Die Datei endet {lost} Schritte zu früh: sie enthält {entries}, gespeichert waren {marked}. Wahrscheinlich wurde eine ältere Kopie zurückgelegt.',
  historyMismatch: 'Der Schritt wurde nicht zurückgenommen, weil das Ergebnis vom Gespeicherten abweichen würde.',
  cannotWrite: 'Die Datei oder ihr Ordner ist schreibgeschützt. Alles vorher Gespeicherte ist erhalten.',
  diskFull: byCode['disk-full'],
  folderGone:
    'Der Ordner ist nicht erreichbar. Bitte das Laufwerk wieder anschließen; alles vorher Gespeicherte ist erhalten.',
  nothingToUndo: 'Es gibt nichts rückgängig zu machen.',
  nothingToRedo: 'Es gibt nichts zu wiederholen.',
  undoStopsHere:
    'Hier endet das Rückgängigmachen, weil die App an dieser Stelle erneuert wurde. Die Sicherung von davor ist erhalten.',
  backupMissing: 'Die Sicherung ist nicht mehr da.',
  backupDamaged: 'Die Sicherung ist beschädigt und wurde nicht benutzt.',

  'folder.not-absolute': 'Bitte den ganzen Pfad des Ordners nennen, von Anfang an.',
  'folder.not-a-folder': 'Bei {path} liegt eine Datei, kein Ordner.',
  'folder.cannot-be-made': 'Der Ordner {path} lässt sich nicht anlegen.',
  'folder.cannot-be-written': 'In {path} lässt sich nichts schreiben. Bitte einen anderen Ordner wählen.',

  'secondScreen.noNetwork': 'Unter {address} ist dieser Rechner nicht mehr zu erreichen. Wählt das Netz noch einmal.',
  'secondScreen.noListener':
    'Unter {address} lassen sich keine Geräte einlassen: Ein anderes Programm oder eine Firewall dieses Rechners verbietet es.',
  'secondScreen.off': 'Der zweite Bildschirm ist schon aus.',

  'founding.seatCount': 'Eine Staffel hat einen bis vier Plätze.',
  'founding.pilotNotOpen': 'Platz {seat}: Dieser Pilot steht zu Beginn einer Kampagne nicht offen.',
  'founding.pilotTaken': 'Platz {seat}: Dieser Pilot sitzt schon auf Platz {other}.',
  'founding.shipNotOpen': 'Platz {seat}: Dieses Schiff steht zu Beginn einer Kampagne nicht offen.',
  'founding.shipTaken': 'Platz {seat}: Dieses Schiff fliegt schon mit Platz {other}.',
  'founding.deckTaken': 'Platz {seat}: Dieses Deck hat schon Platz {other} ({rule}).',

  entryMissing: 'Kein Paket in Gebrauch enthält das noch.',
  'owner.refused': 'In den Worten der Prüfung (englisch): {hint}',
  'owner.notAdded': 'Das steht in einem Paket. Hier lässt sich nur entfernen, was ihr selbst hinzugefügt habt.',
  'owner.stillNamed': '{name} nennt es noch. Ändert oder entfernt das zuerst.',
  'owner.emptyFile': 'In dieser Datei steht nichts.',
  'owner.largeFile': 'Diese Datei ist größer, als ein Paket sein kann. Nichts wurde übernommen.',
  'owner.newer':
    'Eine neuere Fassung von Sparrow Logbook hat eure erfassten Werte geschrieben. Bringt die App auf den Stand, um sie zu ändern.',
  'owner.noValues':
    'Das ist ein eigenes Paket, keine erfassten Werte. Legt es in den Ordner „packs“ des Datenordners und startet die App neu.',
  'owner.answersMissing':
    'Bei manchen Werten ist noch nicht gesagt, ob eurer oder der andere gilt. Seht euch die Datei noch einmal an.',
  'owner.packNewer':
    'Eine neuere Fassung von Sparrow Logbook hat dieses Paket geschrieben. Bringt die App auf den Stand, um es aufzunehmen.',
  'owner.packRefused': 'Dieses Paket wurde nicht aufgenommen ({where}): {hint}',

  'kernel.stale': 'Jemand war schneller. Bitte ansehen, was jetzt dasteht, und dann neu wählen.',
  'kernel.unknownPlay': 'Dieser Kampf, diese Reise oder dieser Besuch ist nicht mehr da.',
  'kernel.unknownMachine': 'Diese Version der App kennt die Regeln nicht, mit denen gespielt wurde.',
  'kernel.newerVersion': 'Eine neuere Version von Sparrow Logbook hat dies gespielt. Mit einem Update geht es weiter.',
  'kernel.notTakenOver': 'Dies begann mit älteren Regeln und geht nur von Hand weiter.',
  'kernel.handOnly': 'Dies geht nur von Hand weiter.',
  'kernel.isOver': 'Es ist vorbei. Mit Rückgängig kommt man wieder hinein.',
  'kernel.wall': 'Hier endet das Rückgängigmachen, weil die App an dieser Stelle erneuert wurde.',
  'kernel.noEntry': 'Diesen Schritt gibt es im Verlauf nicht.',
  'kernel.wrongSeat': 'Jetzt ist ein anderer Platz gefragt.',
  'kernel.luckIsAwaited': 'Zuerst bitte angeben, was die Würfel oder die Karte gezeigt haben.',
  'kernel.noLuckIsAwaited': 'Jetzt sind weder Würfel noch eine Karte gefragt.',
  'kernel.engineFault':
    'Der Schritt ließ sich nicht ausrechnen. Nichts hat sich geändert; von Hand weiter oder einen Schritt zurück.',
  'kernel.upgradeFailed': 'Das Update konnte dies nicht übernehmen. Es geht von Hand weiter.',
}

const damage: Record<keyof typeof english.damage, string> = {
  header: 'Sie ist leer, abgeschnitten oder gar keine Kampagne.',
  pages: 'Teile der Datei sind zerrissen.',
  schema: 'Ihre Tabellen sind nicht die ihrer Fassung.',
  references: 'Etwas darin führt ins Leere.',
  campaign: 'Die Zeile, die sagt, welche Kampagne es ist, ist nicht zu lesen.',
  digest: 'Etwas darin wurde von außen geändert.',
  chain: 'Ihr Verlauf wurde von außen geändert.',
  gap: 'In ihrem Verlauf fehlen Schritte.',
  snapshot: 'Der gespeicherte Stand eines Kampfes ist nicht der, der geschrieben wurde.',
  mark: 'Sie gehört zu einem anderen Verlauf als dem, der hier zuletzt gespeichert wurde.',
}

export const errors: TranslationOf<typeof english> = {
  title: 'Das hat nicht geklappt',
  byCode,
  byKey,
  damage,
  general: (p) => `Die App hat das abgelehnt (${p.code}).`,
  withCode: (p) => `${p.sentence} (${p.code})`,
  screenFailed: 'Diese Seite ist an einem Fehler stehen geblieben',
  screenFailedKept: 'Nichts Gespeichertes wurde angetastet.',
  screenFailedNext: 'Die Seite neu öffnen oder zu den Kampagnen zurückgehen.',
  needed: 'Das wird gebraucht.',
  tooLong: (p) => `Höchstens ${p.most} Zeichen.`,
  outOfRange: (p) => `Eine Zahl von ${p.from} bis ${p.to}.`,
}
