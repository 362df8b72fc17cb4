// Test files share one page: what one has shown is taken off before the next begins.
import { cleanup } from '@testing-library/react'
import { afterAll } from 'vitest'

afterAll(() => {
  cleanup()
  document.body.replaceChildren()
  document.body.removeAttribute('style')
})
