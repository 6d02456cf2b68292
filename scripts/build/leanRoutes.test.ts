import { expect, it } from 'vitest'
import { withoutViews } from './leanRoutes.ts'

it('takes out that a view belongs to the installation', () => {
  expect(withoutViews(`a({ staticData: { view: 'src/a.tsx', atInstall: true } })`)).toBe('a({  })')
})

it('takes out the sources of views, however they are quoted', () => {
  expect(
    withoutViews(`a({ path: '/', staticData: { view: "src/a.tsx" } }); b({ staticData: { view: 'src/b.tsx' }, c })`),
  ).toBe(`a({ path: '/',  }); b({  c })`)
})

it('does not let a route pass that says more', () => {
  expect(() => withoutViews(`a({ staticData: { view: 'src/a.tsx', wide: true } })`)).toThrow('more than the path')
})
