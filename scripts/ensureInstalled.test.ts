import { expect, it } from 'vitest'
import { isInstalled } from './ensureInstalled.mjs'

const wanted = {
  '': { name: 'lichtspiel' },
  'node_modules/react': { version: '19.3.1' },
  'node_modules/@img/sharp-win32-x64': { version: '0.35.5', optional: true },
}

it('takes what npm noted as installed for installed, without the packages of other platforms', () => {
  expect(isInstalled(wanted, { 'node_modules/react': { version: '19.3.1' } })).toBe(true)
})

it('wants an installation when a package is missing or another version', () => {
  expect(isInstalled(wanted, {})).toBe(false)
  expect(isInstalled(wanted, { 'node_modules/react': { version: '19.3.0' } })).toBe(false)
})
