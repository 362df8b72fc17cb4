// English: why a fight, a trip or a visit cannot begin with what the campaign and the packs say. Most are met when a pack was changed
// or taken away after cards of it had been fitted.
export const setUpRefusals = {
  'akarios.setup.form': 'The fight cannot begin with what the packs say: a value is out of its range.',
  'akarios.setup.seatTwice': 'Two pilots sit in one seat. Choose the squad again.',
  'akarios.setup.placeTwice': 'Two cards lie in one place of a board. Take one off first.',
  'akarios.setup.otherPlace': '{card} does not belong in its place. Take it off first.',
  'akarios.setup.notTogether': '{card} may not lie beside {other}. Take one of them off first.',
  'akarios.setup.coPilotLimit': 'Only {limit} co-pilots fit on one ship. Take {card} off first.',
  'akarios.setup.coPilotTwice': '{card} flies with two ships. Take the card off one of them first.',
  'akarios.setup.sparrowTwice': '{card} lies on the Sparrow twice, or in a place that is taken. Take it off first.',
  'akarios.setup.unknownCard': 'No pack in use has the card {card}. Bring the pack back, or take the card off.',
  'akarios.setup.noCard':
    'One of the modifier cards is no card but a sign printed on cards. The pack has to be mended.',
  'akarios.setup.unknownEnemy': 'No pack in use has the enemy {enemy}.',
  'akarios.setup.tooFewDeploymentHexes': 'The map has too few deployment hexes for this squad: {deployment}.',
  'akarios.setup.tooManyEnemies':
    'The map needs more enemy boards than there are: enemies {enemies}, markers {markers}.',
  'akarios.travel.setup.form': 'The trip cannot begin with what the packs say.',
  'akarios.world.setup.form': 'The visit cannot begin with what the packs say.',
}
