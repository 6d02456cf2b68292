import { readFileSync } from 'node:fs'
import { fireEvent, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { beforeEach, expect, it, vi } from 'vitest'
import { askedMargins, comeNear, stubNearView, watched } from '../../../test/nearView.ts'
import { LazyImage } from './LazyImage.tsx'

beforeEach(stubNearView)

const alt = 'Plakat'
const sources = { src: '/images/a/148/a', srcSet: '/images/a/148/a 148w, /images/a/348/a 348w', sizes: '174px' }
const open = (props: { eager?: boolean } = {}) =>
  render(<LazyImage {...sources} {...props} width={348} height={499} alt={alt} placeholder={<b>Nichts da</b>} />)
const image = () => screen.getByAltText('Plakat')

it('is not asked for until it comes near, and then in all its sources', () => {
  open()
  expect(image()).not.toHaveAttribute('src')
  expect(image()).not.toHaveAttribute('srcset')
  comeNear(image(), false)
  expect(image()).not.toHaveAttribute('src')
  comeNear(image())
  expect(image()).toHaveAttribute('src', sources.src)
  expect(image()).toHaveAttribute('srcset', sources.srcSet)
  expect(watched.size).toBe(0)
})

it('comes near 200 px before the view, also within a row that scrolls', () => {
  open()
  expect(askedMargins).toContainEqual({ rootMargin: '200px', scrollMargin: '0px 200px' })
})

it('holds its place before: width and height are there', () => {
  open()
  expect([image().getAttribute('width'), image().getAttribute('height')]).toEqual(['348', '499'])
})

it('is asked for at once when it is eager', () => {
  open({ eager: true })
  expect(image()).toHaveAttribute('src', sources.src)
  expect(image()).not.toHaveAttribute('loading')
  expect(watched.size).toBe(0)
})

it('is asked for at once where a browser cannot tell what is near', () => {
  vi.unstubAllGlobals()
  open()
  expect(image()).toHaveAttribute('src', sources.src)
})

it('gives way to its placeholder after an error, and comes back with another address', () => {
  const { rerender } = open()
  comeNear(image())
  fireEvent.error(image())
  expect(screen.getByText('Nichts da')).toBeInTheDocument()
  rerender(<LazyImage {...sources} src="/images/b" alt={alt} placeholder={<b>Nichts da</b>} />)
  expect(screen.queryByText('Nichts da')).not.toBeInTheDocument()
  comeNear(image())
  expect(image()).toHaveAttribute('src', '/images/b')
})

it('notices an error that came before the app', () => {
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true)
  open({ eager: true })
  expect(screen.getByText('Nichts da')).toBeInTheDocument()
  vi.restoreAllMocks()
})

it('is waited for no longer once it is gone', () => {
  const { unmount } = open()
  expect(watched.size).toBe(1)
  unmount()
  expect(watched.size).toBe(0)
})

it('stands in the page of the server for whoever runs no scripts', () => {
  const html = renderToString(<LazyImage {...sources} alt={alt} placeholder={null} />)
  const [lazy = '', plain = ''] = html.split('<noscript>')
  expect(lazy).toContain(`data-src="${sources.src}"`)
  expect(lazy).not.toContain(' src=')
  expect(plain).toContain(` src="${sources.src}"`)
  expect(plain).toContain('alt="Plakat"')
})

it('is loaded by the script of the page before the app starts, by the same rule', () => {
  const scripts = [...readFileSync('index.html', 'utf8').matchAll(/<script>([\s\S]*?)<\/script>/g)]
  const script = scripts.map(([, source = '']) => source).find((source) => source.includes('IntersectionObserver'))
  document.body.innerHTML = '<img alt="Plakat" data-src="/a" data-srcset="/a 1w">'
  askedMargins.length = 0
  new Function(script ?? '')()
  expect(askedMargins).toEqual([{ rootMargin: '200px', scrollMargin: '0px 200px' }])
  expect(image()).not.toHaveAttribute('src')
  comeNear(image())
  expect([image().getAttribute('src'), image().getAttribute('srcset')]).toEqual(['/a', '/a 1w'])
  document.body.innerHTML = ''
})
