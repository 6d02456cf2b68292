import { atom } from 'jotai'

/** Where somebody looks for cinemas: at most one of the three is set, as in the programme's query. */
export type Place = { city?: string; location?: string; coordinates?: string }

/** Small strings kept on the device; `localStorage` or a stand-in. Null where there is none (the server). */
export type DeviceStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

const KEY = 'city'

/** Reading the global throws where the visitor forbids storage: then nothing is remembered. */
function openDeviceStorage(): DeviceStorage | null {
  try {
    return typeof localStorage === 'undefined' ? null : localStorage
  } catch {
    return null
  }
}

export const deviceStorageAtom = atom<{ open: () => DeviceStorage | null }>({ open: openDeviceStorage })

const rememberedAtom = atom<string | null>(null)

/**
 * The slug of the city chosen last on this device; null before `recallCityAtom`, so that a hydrating page renders
 * what the server did.
 */
export const rememberedCityAtom = atom((get) => get(rememberedAtom))

/** Reads the remembered city from the device: in loaders, and once after hydration. The URL wins over it. */
export const recallCityAtom = atom(null, (get, set): string | null => {
  const city = get(deviceStorageAtom).open()?.getItem(KEY) || null
  set(rememberedAtom, city)
  return city
})

/** Remembers a chosen city. Coordinates are never kept: where somebody stands is forgotten with the page. */
export const rememberCityAtom = atom(null, (get, set, city: string) => {
  set(rememberedAtom, city)
  try {
    get(deviceStorageAtom).open()?.setItem(KEY, city)
  } catch {
    // A full or forbidden storage costs only the memory of the city.
  }
})
