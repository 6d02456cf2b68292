import { atom } from 'jotai'

export type Theme = 'light' | 'dark' | 'system'

type ThemeDevice = { read: () => Theme; apply: (theme: Theme) => void }

const noDevice: ThemeDevice = { read: () => 'system', apply: () => undefined }

/** The device's storage of the theme and the page that shows it; the page sets its own (`src/app/start/theme.ts`). */
export const themeDeviceAtom = atom(noDevice)

const chosenAtom = atom<Theme | null>(null)

/** The chosen theme. The server does not know it: read it only where the server renders nothing. */
export const themeAtom = atom(
  (get) => get(chosenAtom) ?? get(themeDeviceAtom).read(),
  (get, set, theme: Theme) => {
    set(chosenAtom, theme)
    get(themeDeviceAtom).apply(theme)
  },
)
