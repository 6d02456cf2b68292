import { description, heading } from '../../../texts/quickRatings.ts'
import type { Store } from '../../core/loaderInput.ts'
import { toPageHead } from '../../core/pageHead.ts'

export const quickRatingsHead = async ({ match }: { match: { context: { store: Store } } }) =>
  toPageHead(match.context.store, { title: heading, description, path: '/quickratings' })
