import * as texts from '../../../texts/home.ts'
import type { Store } from '../../core/loaderInput.ts'
import { toPageHead } from '../../core/pageHead.ts'

/** The first page. */
export async function homeHead({ match }: { match: { context: { store: Store } } }) {
  return toPageHead(match.context.store, { title: texts.homeTitle, description: texts.homeDescription, path: '/' })
}
