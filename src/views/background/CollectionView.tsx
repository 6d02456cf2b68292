import { getRouteApi } from '@tanstack/react-router'
import { Collection } from './Collection.tsx'

const route = getRouteApi('/reihe/$permalink')

/** Films that belong together. */
export function CollectionView() {
  return <Collection permalink={route.useParams().permalink} />
}
