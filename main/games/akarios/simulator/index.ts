// The public door of the simulator: a mission played by itself, from the set-up of a squad to figures over many fights.
export { mostInputs, simulate, type Fortune, type Simulated } from './fight.ts'
export { figuresOf, verdictOf, type Figures } from './figures.ts'
export { firstEvening, seatsOf, type Crew } from './squad.ts'
