// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { showCsrfToken } from './csrfMeta.ts'

function aPage(head = '') {
  const page = document.implementation.createHTMLDocument()
  page.head.innerHTML = head
  const contents = (name: string) =>
    [...page.head.querySelectorAll<HTMLMetaElement>(`meta[name="${name}"]`)].map(({ content }) => content)
  return { page, contents }
}

it('puts the token into the head, and the name of its parameter', () => {
  const { page, contents } = aPage()
  showCsrfToken('erstes', page)
  expect([contents('csrf-token'), contents('csrf-param')]).toEqual([['erstes'], ['authenticity_token']])
})

it('renews tags that are there, and leaves the name of a parameter that somebody else has chosen', () => {
  const { page, contents } = aPage('<meta name="csrf-token" content="alt"><meta name="csrf-param" content="token">')
  showCsrfToken('zweites', page)
  expect([contents('csrf-token'), contents('csrf-param')]).toEqual([['zweites'], ['token']])
})
