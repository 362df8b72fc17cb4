// How many enemies and markers with hull can be in a fight at once.

/** Enemy boards in the box: enemies and markers with hull take one each (rule CB-015). */
export const enemyBoards = 8
