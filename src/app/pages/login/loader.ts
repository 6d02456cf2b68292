import { loadSettingsAtom } from '../../../atoms/core/settings.ts'
import { pickQuote, type Quote } from '../../../texts/login.ts'
import { awaitAtOnce } from '../../core/awaitAtOnce.ts'
import type { LoaderInput } from '../../core/loaderInput.ts'

/**
 * Loads the ways to sign in besides a password: the first page comes with them, so that nothing moves. The quote is chosen
 * here and travels with the page: a choice while rendering would differ between the server and hydration.
 */
export async function loadLogin({ context: { store } }: LoaderInput): Promise<{ quote: Quote }> {
  await awaitAtOnce(store.set(loadSettingsAtom))
  return { quote: pickQuote(Math.random()) }
}
