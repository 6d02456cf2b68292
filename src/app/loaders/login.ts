import { loadSettingsAtom } from '../../atoms/settings.ts'
import { awaitOnServer } from './awaitOnServer.ts'
import type { LoaderInput } from './loaderInput.ts'

/** What the form offers besides a password: the first page comes with it, so that nothing moves. */
export async function loadLogin({ context: { store } }: LoaderInput): Promise<void> {
  await awaitOnServer(store.set(loadSettingsAtom))
}
