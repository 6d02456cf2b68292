import { lazyPart } from './lazyPart.tsx'

/**
 * The footer, apart from the entry: nobody waits for its code, because the first page comes with it drawn. The server's
 * loader and the page's start load it before they render.
 */
export const LazyFooter = lazyPart(() => import('./Footer.tsx').then(({ Footer }) => Footer))
