// Starts the page of a device: it reaches the laptop with the code of its address, if there is one, and shows what it is told.
import '../../ui/styles/index.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { Device } from './Device.tsx'
import { createLine } from './line.ts'

const root = document.getElementById('root')
if (root === null) throw new Error('second-screen.html has no element with the id "root"')

const code = window.location.hash.slice(1)
// It has done its service, and shall not be seen on a television.
window.history.replaceState(null, '', window.location.pathname)
const line = createLine(window.location.href)
line.start(code)
createRoot(root).render(
  <StrictMode>
    <Device line={line} />
  </StrictMode>,
)
