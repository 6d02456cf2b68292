import { getRouteApi } from '@tanstack/react-router'
import { findStaticPage } from '../../texts/pages/staticPages.ts'
import { PageBody } from './PageBody.tsx'

const route = getRouteApi('/pages/$name')

/** One of the written pages (F6). */
export function StaticPageView() {
  const page = findStaticPage(route.useParams().name)
  return page && <PageBody page={page} />
}
