import { createRoute, lazyFn, lazyRouteComponent } from '@tanstack/react-router'
import { rootRoute } from '../root/rootRoute.tsx'

const views = () => import('../../../views/articles/ArticleViews.tsx')
const loaders = () => import('./loader.ts')
const heads = () => import('./head.ts')

const newsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/news',
  loader: lazyFn(loaders, 'loadNews'),
  head: lazyFn(heads, 'newsHead'),
  component: lazyRouteComponent(views, 'NewsView'),
  staticData: { view: 'src/views/articles/ArticleViews.tsx' },
})

const blogsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/blogs',
  loader: lazyFn(loaders, 'loadBlogs'),
  head: lazyFn(heads, 'blogsHead'),
  component: lazyRouteComponent(views, 'BlogsView'),
  staticData: { view: 'src/views/articles/ArticleViews.tsx' },
})

const newsArticleRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/news/$permalink',
  loader: lazyFn(loaders, 'loadArticle'),
  head: lazyFn(heads, 'articleHead'),
  component: lazyRouteComponent(views, 'NewsArticleView'),
  notFoundComponent: lazyRouteComponent(views, 'NoNewsView'),
  staticData: { view: 'src/views/articles/ArticleViews.tsx' },
})

const blogArticleRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/blogs/$permalink',
  loader: lazyFn(loaders, 'loadArticle'),
  head: lazyFn(heads, 'articleHead'),
  component: lazyRouteComponent(views, 'BlogArticleView'),
  notFoundComponent: lazyRouteComponent(views, 'NoBlogView'),
  staticData: { view: 'src/views/articles/ArticleViews.tsx' },
})

/** Articles of editors and members. */
export const articlesRoutes = [newsRoute, blogsRoute, newsArticleRoute, blogArticleRoute] as const
