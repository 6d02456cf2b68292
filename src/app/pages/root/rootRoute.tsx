import { createRootRouteWithContext, lazyFn } from '@tanstack/react-router'
import { productName } from '../../../texts/head.ts'
import type { Store } from '../../core/loaderInput.ts'
import { validateRoot } from './params.ts'
import { Root } from './Root.tsx'

export type RouterContext = { store: Store }

/** The footer's lists change by the day. */
const HOUR = 3_600_000

export const rootRoute = createRootRouteWithContext<RouterContext>()({
  component: Root,
  loader: lazyFn(() => import('./footerLoader.ts'), 'loadFooter'),
  staleTime: HOUR,
  staticData: { view: 'src/app/shell/Footer.tsx' },
  // The title of pages that have none of their own, such as a 404.
  head: () => ({ meta: [{ title: productName }] }),
  validateSearch: validateRoot,
})
