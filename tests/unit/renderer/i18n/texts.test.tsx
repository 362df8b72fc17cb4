import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { LanguageProvider, useLanguage, useTexts } from '../../../../renderer/i18n/texts.tsx'

afterEach(cleanup)

function Words() {
  const texts = useTexts()
  return <p>{`${useLanguage()}: ${texts.common.cancel}`}</p>
}

test('everything inside a provider speaks its language, and the document says so', () => {
  const { container, rerender } = render(
    <LanguageProvider language="de">
      <Words />
    </LanguageProvider>,
  )
  expect(container.textContent).toBe('de: Abbrechen')
  expect(document.documentElement.lang).toBe('de')
  rerender(
    <LanguageProvider language="pseudo">
      <Words />
    </LanguageProvider>,
  )
  expect(container.textContent).toMatch(/^pseudo: \[.+\]$/)
  expect(document.documentElement.lang).toBe('en')
})
