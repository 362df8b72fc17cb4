import type { SimulationsService } from '../services/simulations.ts'
import type { Handlers } from './router.ts'

export const simulationHandlers = (simulations: SimulationsService) =>
  ({
    'simulation.lacks': (input) => simulations.lacks(input),
    'simulation.get': () => simulations.get(),
    'simulation.start': (input) => simulations.start(input),
    'simulation.stop': ({ simulation }) => simulations.stop(simulation),
  }) satisfies Partial<Handlers>
