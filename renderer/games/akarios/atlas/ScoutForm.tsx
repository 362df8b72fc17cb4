// Scout orders typed or pasted, several at once: what was read, what is wrong with the rest, and of which kind each sticker is.
import { useState } from 'react'
import type { CommandOf } from '../../../../shared/games/akarios/campaign/command.ts'
import type { AtlasView } from '../../../../shared/games/akarios/view/atlas-view.ts'
import { useCommand } from '../../../api/client.ts'
import { refusalText } from '../../../i18n/refusal.ts'
import { useTexts } from '../../../i18n/texts.tsx'
import { Button } from '../../../ui/button/Button.tsx'
import { Section } from '../../../ui/section/Section.tsx'
import { TextArea } from '../../../ui/text-area/TextArea.tsx'
import { useToast } from '../../../ui/toast/Toast.tsx'
import styles from './Atlas.module.css'
import { readOrders, stickersOf } from '../parts/stickers/orders.ts'
import type { Said } from '../parts/stickers/Piece.tsx'
import { Pieces } from '../parts/stickers/Pieces.tsx'

/** Letters that a text of orders has at most. */
const longest = 2000

export function ScoutForm({ campaign, atlas }: { campaign: string; atlas: AtlasView }) {
  const texts = useTexts()
  const { atlas: words } = texts
  const toast = useToast()
  const doing = useCommand('squad.do')
  const [text, setText] = useState('')
  const [said, setSaid] = useState<Said>({})
  const taken = new Set(atlas.systems.flatMap(({ stickers }) => stickers.map(({ number }) => number)))
  const pieces = readOrders(text, atlas)
  const fresh = pieces.filter((piece) => 'order' in piece && !taken.has(piece.order.number))
  const command: CommandOf<'placeStickers'> = { type: 'placeStickers', orders: stickersOf(fresh, atlas, said) }
  const place = () =>
    doing.mutate(
      { campaign, who: 'table', command },
      {
        onSuccess: () => {
          setText('')
          setSaid({})
        },
        onError: ({ refusal }) => toast.bad(refusalText(texts, refusal)),
      },
    )
  return (
    <Section title={words.scoutTitle}>
      <div className={styles.part}>
        <TextArea
          label={words.scoutLabel}
          hint={words.scoutHint}
          value={text}
          maxLength={longest}
          spellCheck={false}
          onChange={setText}
        />
        <Pieces {...{ pieces, atlas, taken, said }} onSay={setSaid} />
        <Button busy={doing.isPending} refusal={fresh.length > 0 ? undefined : words.nothingToPlace} onPress={place}>
          {fresh.length > 0 ? words.placeThem({ count: fresh.length }) : words.scoutTitle}
        </Button>
      </div>
    </Section>
  )
}
