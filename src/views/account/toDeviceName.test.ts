import { expect, it } from 'vitest'
import { toDeviceName } from './toDeviceName.ts'

it.each([
  ['Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', 'Firefox, Linux', 'computer'],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/141.0 Safari/537.36 Edg/141.0',
    'Edge, Windows',
    'computer',
  ],
  [
    'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/141.0 Mobile Safari/537.36',
    'Chrome, Android',
    'phone',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605 CriOS/141 Mobile Safari/604.1',
    'Chrome, iPhone',
    'phone',
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.0 Safari/605.1.15',
    'Safari, Mac',
    'computer',
  ],
  ['curl/8.5.0', 'Unbekannt', 'computer'],
  ['', 'Unbekannt', 'computer'],
] as const)('names %s', (userAgent, name, kind) => {
  expect(toDeviceName(userAgent, 'Unbekannt')).toEqual({ name, kind })
})
