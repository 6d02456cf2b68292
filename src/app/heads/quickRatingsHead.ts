import { description, heading } from '../../texts/quickRatings.ts'
import type { Store } from '../loaders/loaderInput.ts'
import { toPageHead } from './pageHead.ts'

export const quickRatingsHead = async ({ match }: { match: { context: { store: Store } } }) =>
  toPageHead(match.context.store, { title: heading, description, path: '/quickratings' })
