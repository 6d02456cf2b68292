import { createStore } from 'jotai'
import { expect, it } from 'vitest'
import { mailedPages } from '#contract/mailedLinks.ts'
import { createAppRouter } from './router.tsx'

it('has a page for each mailed link, and every page with a token is known as one', () => {
  const paths = Object.keys(createAppRouter(createStore()).routesByPath)
  const withToken = paths.filter((path) => path.endsWith('/$token'))
  expect(withToken.sort()).toEqual(
    Object.values(mailedPages)
      .map((page) => `${page}$token`)
      .sort(),
  )
})
