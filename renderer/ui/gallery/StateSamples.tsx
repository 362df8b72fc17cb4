// Messages and states: banners, empty, loading, failing, working, saved.
import { Banner } from '../banner/Banner.tsx'
import { Button } from '../button/Button.tsx'
import { EmptyState } from '../empty-state/EmptyState.tsx'
import { Failure } from '../failure/Failure.tsx'
import { ShipDrawing } from '../icon/Icon.tsx'
import { Loading } from '../loading/Loading.tsx'
import { Progress } from '../progress/Progress.tsx'
import { SavedMark, savedStates } from '../saved-mark/SavedMark.tsx'
import { useToast } from '../toast/Toast.tsx'
import { Sample, SampleGrid, SampleRow } from './Sample.tsx'

const nothing = () => undefined

export function StateSamples() {
  const toast = useToast()
  return (
    <>
      <Sample title="Messages" words="Say what happened, what was kept, what to do next.">
        <div>
          <Banner tone="info" icon="lock" onDismiss={nothing}>
            Read only: this campaign is open in another program.
          </Banner>
          <Banner tone="warning" action={{ label: 'Show the backup', onPress: nothing }}>
            The last evening ended without a goodbye. Everything up to round 3 is kept.
          </Banner>
          <Banner tone="danger" action={{ label: 'Try again', onPress: nothing }}>
            Not saved: the disk is full. Free 20 MB; the same step works again.
          </Banner>
        </div>
        <SampleRow>
          <Button
            onPress={() =>
              toast.done('Moved Two Chairs to the bin', { label: 'Undo', keyHint: 'Control+z', onPress: nothing })
            }
          >
            Show a message
          </Button>
          <Button onPress={() => toast.bad('Not exported: the folder cannot be written. Choose another one.')}>
            Show a refusal
          </Button>
          {savedStates.map((state) => (
            <SavedMark key={state} state={state} />
          ))}
        </SampleRow>
      </Sample>
      <Sample title="States" words="Designed, not left over.">
        <SampleGrid>
          <EmptyState
            title="No campaign yet"
            picture={<ShipDrawing name="sparrow" size="large" />}
            actions={<Button onPress={nothing}>Start training</Button>}
          >
            <p>Begin in the training sector: it needs no box.</p>
          </EmptyState>
          <Loading words="Reading campaigns" />
          <Progress label="Checking backup 12 of 20" share={0.58} words="You can go on playing." onCancel={nothing} />
          <Progress label="Looking for campaigns" share={null} />
        </SampleGrid>
        <Failure
          title="The fight stopped on a fault"
          happened="A step of the automaton could not be worked out."
          kept="Everything up to Lancer 3’s move is kept."
          next="Go on by hand, or step back once."
          onRetry={nothing}
          actions={
            <Button kind="quiet" icon="hand" onPress={nothing}>
              By hand
            </Button>
          }
        />
      </Sample>
    </>
  )
}
