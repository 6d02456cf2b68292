import { lazyPart } from './lazyPart.tsx'

/**
 * The footer, apart from the entry: its code delays nothing, because the first page contains its HTML. The server's
 * loader and the page's start load it before they render.
 */
export const LazyFooter = lazyPart(() => import('./Footer.tsx').then(({ Footer }) => Footer))
