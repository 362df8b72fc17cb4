// What a question offers at this moment, as one list: some questions are answered in two steps (a place, then a facing; an action,
// then its dice). Everything here is read from the question; nothing is worked out by a rule of the game.
import type { Question } from '../../../../../shared/games/akarios/question/question.ts'
import { actMenu } from './act-menu.ts'
import { chooseMenu } from './choose-menu.ts'
import type { Menu, MenuContext, Pick } from './option.ts'
import { pathMenu } from './path-menu.ts'
import { placeMenu } from './place-menu.ts'
import { rerollMenu } from './reroll-menu.ts'
import { targetsMenu } from './targets-menu.ts'
import { headingOf } from './words.ts'

export function menuOf(question: Question, pick: Pick, context: MenuContext): Menu {
  switch (question.type) {
    case 'act':
      return actMenu(question, pick, context)
    case 'reroll':
      return rerollMenu(question, pick, context)
    case 'path':
      return pathMenu(question, context)
    case 'place':
      return placeMenu(question, pick, context)
    case 'targets':
      return targetsMenu(question, pick, context)
    case 'choose':
      return chooseMenu(question, pick, context)
    // Written in a form of its own: there is nothing to choose from.
    case 'value':
      return { heading: headingOf(question, context), options: [], first: -1 }
  }
}
