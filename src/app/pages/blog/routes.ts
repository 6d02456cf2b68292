import { createRoute, lazyFn, lazyRouteComponent } from '@tanstack/react-router'
import { rootRoute } from '../root/rootRoute.tsx'

const blogRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/my_blog',
  head: lazyFn(() => import('./head.ts'), 'blogHead'),
  component: lazyRouteComponent(() => import('../../../views/blog/BlogView.tsx'), 'BlogView'),
  staticData: { view: 'src/views/blog/BlogView.tsx' },
})

const editorRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/my_blog/$id',
  head: lazyFn(() => import('./head.ts'), 'editorHead'),
  component: lazyRouteComponent(() => import('../../../views/blog/EditorView.tsx'), 'EditorView'),
  staticData: { view: 'src/views/blog/EditorView.tsx' },
})

/** "Mein Blog": the member's articles, and the editor of one of them. */
export const blogRoutes = [blogRoute, editorRoute] as const
