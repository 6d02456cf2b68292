import { RouterProvider } from '@tanstack/react-router'
import { createStore } from 'jotai'
import { StrictMode, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { createAppRouter } from './router.tsx'

const container = document.getElementById('root')
if (!container) throw new Error('index.html has no #root')

const router = createAppRouter(createStore())

/** The router leaves its state in the page that the server rendered; the worker's shell has none. */
async function start(root: HTMLElement) {
  if ('$_TSR' in window) {
    const { RouterClient } = await import('@tanstack/react-router/ssr/client')
    startTransition(() => {
      hydrateRoot(
        root,
        <StrictMode>
          <RouterClient router={router} />
        </StrictMode>,
      )
    })
  } else {
    createRoot(root).render(
      <StrictMode>
        <RouterProvider router={router} />
      </StrictMode>,
    )
  }
}

void start(container)
