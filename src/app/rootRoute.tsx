import { createRootRouteWithContext } from '@tanstack/react-router'
import type { Store } from './loaders/loaderInput.ts'
import { Root } from './Root.tsx'
import { validateRoot } from './search.ts'

export type RouterContext = { store: Store }

export const rootRoute = createRootRouteWithContext<RouterContext>()({
  component: Root,
  validateSearch: validateRoot,
})
