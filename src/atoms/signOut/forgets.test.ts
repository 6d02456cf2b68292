// @vitest-environment node
import { expect, it } from 'vitest'

/** Atoms that the list leaves out: the sign-out sets them itself, or a form or a visit does. */
const OTHERS = ['forgetPersonalAtom', 'forgetLoginErrorAtom', 'forgetSocialErrorAtom', 'forgetVisitAtom']

it('lists what every feature has to forget', () => {
  const sources = import.meta.glob<string>('../**/*.ts', { query: '?raw', import: 'default', eager: true })
  const declared = Object.values(sources).flatMap((source) =>
    [...source.matchAll(/^export const (forget\w+Atom) = /gm)].map(([, name]) => name ?? ''),
  )
  const list = sources['./forgets.ts'] ?? ''
  expect(declared.length).toBeGreaterThan(OTHERS.length)
  expect(declared.filter((name) => !OTHERS.includes(name) && !list.includes(`  ${name},`))).toEqual([])
})
