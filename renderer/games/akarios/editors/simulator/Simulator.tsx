// A mission that plays itself while it is made: who flies, how often, and what came of it. What is entered above counts, saved or not.
import { useState } from 'react'
import type { Input } from '../../../../../shared/contract/contract.ts'
import { canonical } from '../../../../../shared/lib/canonical.ts'
import { useSteadyCall } from '../../../../api/client.ts'
import { useTexts } from '../../../../i18n/texts.tsx'
import { Banner } from '../../../../ui/banner/Banner.tsx'
import { Button, ButtonRow } from '../../../../ui/button/Button.tsx'
import { Progress } from '../../../../ui/progress/Progress.tsx'
import { Section } from '../../../../ui/section/Section.tsx'
import { ownerRefusal } from '../../values/owner-refusal.ts'
import { Lacking } from './Lacking.tsx'
import { Order, type Wish } from './Order.tsx'
import { Results } from './Results.tsx'
import styles from './Simulator.module.css'
import { useSimulation } from './use-simulation.ts'

export interface SimulatorProps {
  mission: string
  /** Fields that are entered and not saved. */
  draft: Input<'simulation.lacks'>['draft']
  /** Something that is entered is not right yet, or not judged yet. */
  isOpen: boolean
}

export function Simulator({ mission, draft, isOpen }: SimulatorProps) {
  const texts = useTexts()
  const { simulation: words } = texts.editors
  const [wish, setWish] = useState<Wish>({
    ...{ pilots: [1, 2, 3, 4], difficulty: 'normal', policy: 'greedy', runs: 50, seed: '1' },
  })
  const tried = { mission, draft, pilots: [...wish.pilots] }
  const lacks = useSteadyCall('simulation.lacks', isOpen ? undefined : tried)
  const { run, replaced, beginning, refused, begin, stop } = useSimulation()
  const isRunning = run?.state === 'running'
  const [played, setPlayed] = useState<string>()
  const entered = canonical({ mission, draft })
  const start = () => {
    setPlayed(entered)
    begin({ ...tried, ...wish, pilots: tried.pilots, seed: wish.seed.trim() })
  }
  const barred = isOpen
    ? words.notRight
    : lacks.error !== null
      ? ownerRefusal(texts, lacks.error.refusal)
      : (lacks.data?.lacks.length ?? 0) > 0
        ? words.lacking
        : wish.seed.trim() === ''
          ? words.noSeed
          : undefined
  return (
    <Section title={words.title}>
      <div className={styles.simulator}>
        <p className={styles.intro}>{words.intro}</p>
        <Order wish={wish} onChange={setWish} />
        {!isOpen && <Lacking lacks={lacks.data?.lacks ?? []} />}
        {/* It stays while the fights are played, so that the keyboard stays where it was. */}
        <ButtonRow>
          <Button busy={beginning || isRunning} refusal={isRunning ? undefined : barred} onPress={start}>
            {words.start}
          </Button>
        </ButtonRow>
        {isRunning && (
          <Progress
            label={words.running({ done: run.done, of: run.of })}
            share={run.done / run.of}
            words={words.meanwhile}
            onCancel={stop}
          />
        )}
        {refused !== null && <Banner tone="danger">{ownerRefusal(texts, refused.refusal)}</Banner>}
        {run?.state === 'failed' && <Banner tone="danger">{words.failed}</Banner>}
        <p role="status" className={styles.status}>
          {replaced && words.replaced}
          {run?.state === 'done' && words.done({ of: run.of })}
          {run?.state === 'stopped' && words.stopped({ done: run.done, of: run.of })}
          {run !== undefined && played !== entered && ` ${words.changedSince}`}
        </p>
        {run !== undefined && run.squads.length > 0 && <Results squads={run.squads} />}
      </div>
    </Section>
  )
}
