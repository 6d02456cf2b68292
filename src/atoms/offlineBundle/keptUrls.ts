import { atom, useAtomValue } from 'jotai'
import { unwrap } from 'jotai/utils'
import { useMemo } from 'react'
import { offlineAtom } from '../core/network.ts'

/** Whether the device keeps an answer; a stand-in in tests. */
export const keptAnswersAtom = atom<{ has: (url: string) => Promise<boolean> }>({
  has: async (url) => typeof caches !== 'undefined' && (await caches.match(url)) !== undefined,
})

/** Those of the URLs that this device cannot answer by itself. None while there is a network: then every one can be had. */
export function useMissingUrls(urls: readonly string[]): readonly string[] {
  const key = urls.join('\n')
  const missing = useMemo(
    () =>
      unwrap(
        atom(async (get) => {
          if (!get(offlineAtom)) return []
          const { has } = get(keptAnswersAtom)
          const asked = key.split('\n')
          const kept = await Promise.all(asked.map(has))
          return asked.filter((_, index) => !kept[index])
        }),
        (before) => before ?? [],
      ),
    [key],
  )
  return useAtomValue(missing)
}
