// What the cubes of the box count, and the colour of each kind of cube (rule CS-017). Screens give every track a name, a shape and a
// colour of its own.

export const tracks = ['hull', 'shield', 'stress', 'supply', 'round', 'effects'] as const
export type Track = (typeof tracks)[number]

export type CubeColour = 'green' | 'blue' | 'purple' | 'black' | 'red'

/** Supply and the round counter share their cubes; their names and shapes tell them apart. */
export const cubeColours = {
  hull: 'green',
  shield: 'blue',
  stress: 'purple',
  supply: 'black',
  round: 'black',
  effects: 'red',
} as const satisfies Record<Track, CubeColour>
