// What may lie in one place of a board: the rules list it, the table picks.
import type { CardPlace } from '../../../../shared/games/akarios/question/action.ts'
import { useCall } from '../../../api/client.ts'
import { useTexts } from '../../../i18n/texts.tsx'
import { Button } from '../../../ui/button/Button.tsx'
import { Dialog } from '../../../ui/dialog/Dialog.tsx'
import { Loading } from '../../../ui/loading/Loading.tsx'
import styles from './Squad.module.css'
import { pilotOf, playerOf, type Seat, type Squad } from './use-squad.ts'

export interface PlaceDialogProps {
  squad: Squad
  seat: Seat
  place: CardPlace
  onClose: () => void
}

export function PlaceDialog({
  squad: { campaign, view, act },
  seat: { seat, ...one },
  place,
  onClose,
}: PlaceDialogProps) {
  const { squad: words, combat, common } = useTexts()
  const choices = useCall('squad.choices', { campaign, seat, place }).data?.choices
  const laid = view.fits.find((row) => row.seat === seat && row.place === place)
  return (
    <Dialog
      open
      onClose={onClose}
      title={words.changePlace({ place: combat.words[place], pilot: pilotOf(view, { seat, ...one }) })}
      actions={
        <>
          {laid !== undefined && (
            <Button onPress={() => act({ type: 'takeOff', seat, place }, onClose)}>{words.takeOff}</Button>
          )}
          <Button kind="quiet" onPress={onClose}>
            {common.cancel}
          </Button>
        </>
      }
    >
      {choices === undefined ? (
        <Loading words={words.reading} lines={3} />
      ) : choices.length === 0 ? (
        <p>{words.nothingFits}</p>
      ) : (
        <ul className={styles.choices}>
          {choices.map(({ kind, card, name, wording, lentBy }) => (
            <li key={`${kind} ${card}`}>
              <div>
                <strong>{name}</strong>
                {lentBy !== null && <span> ({words.lentBy({ player: playerOf(view, lentBy) })})</span>}
                <p>{wording}</p>
              </div>
              <Button
                size="small"
                label={`${words.fit}: ${name}`}
                onPress={() => act({ type: 'equip', seat, place, kind, card }, onClose)}
              >
                {words.fit}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  )
}
