import { lazyRouteComponent } from '@tanstack/react-router'

/**
 * The footer, apart from the entry: nobody waits for its code, because the first page comes with it drawn. There its
 * loader has loaded it before.
 */
export const LazyFooter = lazyRouteComponent(() => import('./Footer.tsx'), 'Footer')
