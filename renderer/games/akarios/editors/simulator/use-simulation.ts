// The run that this panel has begun: how far it is, what it has come to, and its end when the panel goes.
import { useEffect, useRef, useState } from 'react'
import type { SimulationRun } from '../../../../../shared/contract/calls/simulation.ts'
import type { Input } from '../../../../../shared/contract/contract.ts'
import { call, useCall, useCommand, type CallRefused } from '../../../../api/client.ts'

export interface Simulation {
  /** Ours; undefined before it is begun, and when another window has begun another one. */
  readonly run: SimulationRun | undefined
  readonly replaced: boolean
  readonly beginning: boolean
  readonly refused: CallRefused | null
  readonly begin: (order: Input<'simulation.start'>) => void
  readonly stop: () => void
}

export function useSimulation(): Simulation {
  const [id, setId] = useState<string>()
  const start = useCommand('simulation.start')
  const end = useCommand('simulation.stop')
  const last = useCall('simulation.get', id === undefined ? undefined : {}).data?.run
  const run = last?.id === id ? last : undefined

  const begun = useRef<string>(undefined)
  useEffect(
    () => () => {
      // It may be over by then, or the program may be closing.
      if (begun.current !== undefined) call('simulation.stop', { simulation: begun.current }).catch(() => undefined)
    },
    [],
  )
  return {
    run,
    replaced: id !== undefined && last !== undefined && run === undefined && !start.isPending,
    beginning: start.isPending,
    refused: start.error,
    begin: (order) =>
      start.mutate(order, {
        onSuccess: ({ simulation }) => {
          begun.current = simulation
          setId(simulation)
        },
      }),
    stop: () => {
      if (id !== undefined) end.mutate({ simulation: id })
    },
  }
}
