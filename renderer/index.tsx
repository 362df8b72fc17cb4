// Starts the page: one client for all calls, pushes wired to it, the app inside. The styles come first, because they say
// in which order the layers of all others count.
import './ui/styles/index.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createClient } from './api/client.ts'
import { wirePushes } from './api/pushes.ts'
import { App } from './App.tsx'

const root = document.getElementById('root')
if (root === null) throw new Error('index.html has no element with the id "root"')

const client = createClient()
wirePushes(client)
createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={client}>
      <App />
    </QueryClientProvider>
  </StrictMode>,
)
