import { getRouteApi } from '@tanstack/react-router'
import { FlashMessage } from '../../ui/kit/FlashMessage.tsx'

const route = getRouteApi('/hinweis/$name')

/** One of the messages that are a page of their own. */
export function FlashView() {
  return <FlashMessage message={route.useLoaderData()} />
}
