// The words of the application menu. The page has its own catalogue; the menu is drawn by the system before there is a page.
import type { Settings } from '../../shared/contract/calls/settings.ts'

const english = {
  file: '&File',
  newCampaign: 'New campaign…',
  importCampaign: 'Import campaign…',
  library: 'Library',
  newWindow: 'New window',
  settings: 'Settings',
  quit: 'Quit',
  edit: '&Edit',
  undo: 'Take back',
  redo: 'Bring back',
  cut: 'Cut',
  copy: 'Copy',
  paste: 'Paste',
  selectAll: 'Select all',
  view: '&View',
  textLarger: 'Larger text',
  textSmaller: 'Smaller text',
  textNormal: 'Normal text',
  theme: 'Theme',
  themeSystem: 'As the system',
  themeNight: 'Night',
  themePaper: 'Paper',
  fullScreen: 'Full screen',
  help: '&Help',
  keys: 'Keys',
  rules: 'Rules',
  backups: 'Show backups',
  about: 'About Sparrow Logbook',
}

export type MenuTexts = Readonly<Record<keyof typeof english, string>>

const german: MenuTexts = {
  file: '&Datei',
  newCampaign: 'Neue Kampagne …',
  importCampaign: 'Kampagne einlesen …',
  library: 'Bibliothek',
  newWindow: 'Neues Fenster',
  settings: 'Einstellungen',
  quit: 'Beenden',
  edit: '&Bearbeiten',
  undo: 'Zurücknehmen',
  redo: 'Wiederherstellen',
  cut: 'Ausschneiden',
  copy: 'Kopieren',
  paste: 'Einfügen',
  selectAll: 'Alles auswählen',
  view: '&Ansicht',
  textLarger: 'Größere Schrift',
  textSmaller: 'Kleinere Schrift',
  textNormal: 'Normale Schrift',
  theme: 'Farben',
  themeSystem: 'Wie das System',
  themeNight: 'Nacht',
  themePaper: 'Papier',
  fullScreen: 'Vollbild',
  help: '&Hilfe',
  keys: 'Tasten',
  rules: 'Regeln',
  backups: 'Sicherungen zeigen',
  about: 'Über Sparrow Logbook',
}

/** The pseudo-language is for checking the page; the menu stays English under it. */
export const menuTexts: Readonly<Record<Settings['language'], MenuTexts>> = { en: english, de: german, pseudo: english }
