import { createRootRouteWithContext } from '@tanstack/react-router'
import { fontLinks } from './heads/fontLinks.ts'
import type { Store } from './loaders/loaderInput.ts'
import { Root } from './Root.tsx'
import { validateRoot } from './search.ts'

export type RouterContext = { store: Store }

export const rootRoute = createRootRouteWithContext<RouterContext>()({
  component: Root,
  head: () => ({ links: fontLinks }),
  validateSearch: validateRoot,
})
