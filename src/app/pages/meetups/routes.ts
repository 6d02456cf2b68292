import { createRoute, lazyFn, lazyRouteComponent } from '@tanstack/react-router'
import { rootRoute } from '../root/rootRoute.tsx'

const meetupsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/meine_verabredungen',
  head: lazyFn(() => import('./head.ts'), 'meetupsHead'),
  component: lazyRouteComponent(() => import('../../../views/meetups/MeetupsView.tsx'), 'MeetupsView'),
  staticData: { view: 'src/views/meetups/MeetupsView.tsx' },
})

const meetupRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/verabredung/$id',
  head: lazyFn(() => import('./head.ts'), 'meetupHead'),
  component: lazyRouteComponent(() => import('../../../views/meetups/MeetupView.tsx'), 'MeetupView'),
  staticData: { view: 'src/views/meetups/MeetupView.tsx' },
})

const meetupFormRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/verabreden',
  head: lazyFn(() => import('./head.ts'), 'meetupFormHead'),
  component: lazyRouteComponent(() => import('../../../views/meetups/MeetupFormView.tsx'), 'MeetupFormView'),
  staticData: { view: 'src/views/meetups/MeetupFormView.tsx' },
})

/** "Verabreden": what members propose to friends. */
export const meetupsRoutes = [meetupsRoute, meetupRoute, meetupFormRoute] as const
