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
    playRoll:
      'Your dice pay for what your ships do. One stress buys a second roll of the dice that you choose, and three stress faces roll again for nothing. Enter keeps the dice as they are.',
    playAct:
      'Press an action to look at it: the board shows where it leads, and an attack says its chances before you decide. Q, W, E and R choose a die of the pilot, P the next pilot, 0 ends a turn.',
    playEnemies:
      'The enemies fly by themselves, one command of their card after the other, and say why. Enter goes to the next command, Escape to the end of their turn; then it is yours again.',
    playValue:
      'The app needs a figure that stands on your card. Type it here: it is kept in a pack of your own and never asked again.',
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
