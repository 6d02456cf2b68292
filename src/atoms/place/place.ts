import { atom } from 'jotai'

/** The place of a search for cinemas: at most one of the three is set, as in the programme's query. */
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

/** Reads the remembered city's slug from the device, in loaders. The URL wins over it. */
export const recallCityAtom = atom(null, (get): string | null => get(deviceStorageAtom).open()?.getItem(KEY) || null)

/** Remembers a chosen city. Coordinates are never stored: the device's position is forgotten with the page. */
export const rememberCityAtom = atom(null, (get, _set, city: string) => {
  try {
    get(deviceStorageAtom).open()?.setItem(KEY, city)
  } catch {
    // A full or forbidden storage costs only the memory of the city.
  }
})
