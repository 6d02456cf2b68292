import type { DeviceStorage } from '../src/atoms/place/place.ts'

/** The small strings of a device, with what lies there already. */
export function aStorage(kept: Record<string, string> = {}): DeviceStorage & { kept: Record<string, string> } {
  return {
    kept,
    getItem: (key) => kept[key] ?? null,
    setItem: (key, value) => {
      kept[key] = value
    },
    removeItem: (key) => {
      delete kept[key]
    },
  }
}
