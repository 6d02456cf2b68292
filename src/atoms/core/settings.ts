import { atom, useSetAtom } from 'jotai'
import { useEffect } from 'react'
import type { Settings } from '#contract/settings.ts'
import { settingsRef } from './refs.ts'
import { loadResourceAtom } from './resource.ts'
import { useResource } from './useResource.ts'

/** Fetches the operator's settings, if they are not known yet; null when the server does not answer. */
export const loadSettingsAtom = atom(null, async (_get, set): Promise<Settings | null> => {
  const loaded = await set(loadResourceAtom, settingsRef)
  return loaded.state === 'idle' ? null : ((loaded.last?.data as Settings | undefined) ?? null)
})

/** The same for a form: null until they are there. Asked for once the form is in the page, and never by the server. */
export function useSettings(): Settings | null {
  const load = useSetAtom(loadSettingsAtom)
  const settings = useResource(settingsRef)
  useEffect(() => void load(), [load])
  return settings.state === 'idle' ? null : (settings.last?.data ?? null)
}
