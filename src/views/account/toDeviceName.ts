/** The browser and the system that a `User-Agent` names, in words: `Firefox, Linux`. */
export type DeviceName = { name: string; kind: 'phone' | 'computer' }

/** The order matters: browsers name other browsers too, for compatibility with old pages. */
const browsers: readonly [RegExp, string][] = [
  [/Edg(?:e|A|iOS)?\//, 'Edge'],
  [/OPR\/|Opera/, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
]
const systems: readonly [RegExp, string, DeviceName['kind']][] = [
  [/iPhone|iPod/, 'iPhone', 'phone'],
  [/iPad/, 'iPad', 'phone'],
  [/Android/, 'Android', 'phone'],
  [/Windows/, 'Windows', 'computer'],
  [/Mac OS X|Macintosh/, 'Mac', 'computer'],
  [/CrOS/, 'ChromeOS', 'computer'],
  [/Linux|X11/, 'Linux', 'computer'],
]

/** Names the browser and the system of a `User-Agent`; unknown ones are left out. */
export function toDeviceName(userAgent: string, unknown: string): DeviceName {
  const browser = browsers.find(([pattern]) => pattern.test(userAgent))?.[1]
  const system = systems.find(([pattern]) => pattern.test(userAgent))
  const name = [browser, system?.[1]].filter(Boolean).join(', ')
  return { name: name || unknown, kind: system?.[2] ?? 'computer' }
}
