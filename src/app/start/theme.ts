import type { Theme } from '../../atoms/shell/theme.ts'

const KEY = 'theme'

/** The colours of the browser's own bars, as `index.html` names them. */
const barColors = { light: '#f2f5f5', dark: '#0b1214' } as const

/** The theme as this device keeps it. `index.html` sets it before the first paint; here it is read and changed. */
export const themeDevice = { read, apply }

function read(): Theme {
  try {
    const stored = localStorage.getItem(KEY)
    return stored === 'light' || stored === 'dark' ? stored : 'system'
  } catch {
    return 'system'
  }
}

function apply(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = theme
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const own = meta.getAttribute('media')?.includes('dark') ? 'dark' : 'light'
    meta.content = barColors[theme === 'system' ? own : theme]
  }
  try {
    if (theme === 'system') localStorage.removeItem(KEY)
    else localStorage.setItem(KEY, theme)
  } catch {
    // A forbidden storage costs only the memory of the choice.
  }
}
