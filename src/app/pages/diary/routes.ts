import { createRoute, lazyFn, lazyRouteComponent } from '@tanstack/react-router'
import { rootRoute } from '../root/rootRoute.tsx'

const diaryRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/mein_tagebuch',
  head: lazyFn(() => import('./head.ts'), 'diaryHead'),
  component: lazyRouteComponent(() => import('../../../views/diary/DiaryView.tsx'), 'DiaryView'),
  staticData: { view: 'src/views/diary/DiaryView.tsx' },
})

export const diaryRoutes = [diaryRoute] as const
