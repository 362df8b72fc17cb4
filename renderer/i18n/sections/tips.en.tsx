// English: tips for beginners.
export const tips = {
  title: 'Tips',
  label: 'Tip',
  read: 'Got it',
  off: 'No more tips',
  show: 'Tips for beginners',
  showHint: 'One on each screen, until you have read it.',
  again: 'Show all tips again',
  noneRead: 'None has been read yet.',
  texts: {
    library:
      'Everything that you decide is saved at once, and backups are made by themselves. Ctrl K finds any screen, card or rule by its name; ? shows the keys of the screen.',
    bridge:
      'Here you see what comes next, and here fights begin. What the squad does between fights is on the screen Squad.',
    play: 'Each option has a number: press it to look, Enter to take it. Ctrl Z takes back any step, and By hand sets right whatever stands otherwise on your table. Press a rule id to read the rule.',
    squad:
      'Open a scenario first, then fit the ships in the hangar. Where a rule says no, its id stands beside the answer.',
    market: 'A price that the app does not know yet is told where it stands. From then on the app remembers it.',
    atlas:
      'Type scout orders as the book prints them, several at once if you like. The trip asks step by step what it needs.',
    world:
      'Your printed cards stay on the table. Tell the app what a card shows, and it keeps the dice, energy and health.',
    packs: 'The figures on your cards are yours alone: tell them here, or when the app asks for one.',
  },
}
