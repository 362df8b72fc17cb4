// Sentences of the log with the names of the squad in the place of its seats.
import { useCall } from '../api/client.ts'
import { sentenceText, type Sentence } from '../i18n/sentence.ts'
import { useLanguage, useTexts } from '../i18n/texts.tsx'
import { useScreen } from '../screens.ts'

/** By the id of its seat, such as `p1`: who flies what in the campaign that the address names. */
export function useSeats(): ReadonlyMap<string, { readonly pilot: string; readonly ship: string }> {
  const screen = useScreen()
  const campaign = useCall('campaign.get', 'campaign' in screen ? { campaign: screen.campaign } : undefined).data
  return new Map(
    campaign?.seats.map(({ seat, pilotName, shipName }) => [`p${seat}`, { pilot: pilotName, ship: shipName }]),
  )
}

/** What says a title or a note of the campaign that the address names. */
export function useSentence(): (sentence: Sentence) => string {
  const texts = useTexts()
  const language = useLanguage()
  const people = useSeats()
  return (sentence) => sentenceText(texts, language, sentence, people)
}
