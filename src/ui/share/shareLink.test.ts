// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { copyLink, shareLink, toShareUrls } from './shareLink.ts'

const link = { title: 'Salz', url: '/movies/salz' }
const refuse = (name: string) => () => Promise.reject(new DOMException('no', name))

it('hands the whole address to the sheet of the device', async () => {
  const shared: unknown[] = []
  const share = async (data: unknown) => void shared.push(data)
  expect(await shareLink(link, { share })).toBe('shared')
  expect(shared).toEqual([{ title: 'Salz', url: `${location.origin}/movies/salz` }])
})

it('takes a closed sheet for a change of mind', async () => {
  expect(await shareLink(link, { share: refuse('AbortError') })).toBe('dismissed')
})

it('says where a device has no sheet, or does not open it', async () => {
  expect(await shareLink(link, {})).toBe('unavailable')
  expect(await shareLink(link, { share: refuse('NotAllowedError') })).toBe('unavailable')
})

it('copies the whole address, and says when it may not', async () => {
  const copied: string[] = []
  const clipboard = { writeText: async (text: string) => void copied.push(text) }
  expect(await copyLink('/movies/salz', { clipboard })).toBe('copied')
  expect(copied).toEqual([`${location.origin}/movies/salz`])
  expect(await copyLink('/movies/salz', { clipboard: { writeText: refuse('NotAllowedError') } })).toBe('failed')
  expect(await copyLink('/movies/salz', {})).toBe('failed')
})

it('hands the words and the whole address to WhatsApp and to a mail', () => {
  const { whatsApp, mail } = toShareUrls({ ...link, text: 'Salz & Pfeffer, heute 20:00' })
  const words = 'Salz & Pfeffer, heute 20:00'
  expect(new URL(whatsApp).searchParams.get('text')).toBe(`${words} ${location.origin}/movies/salz`)
  const fields = new URLSearchParams(mail.slice('mailto:?'.length))
  expect(fields.get('subject')).toBe('Salz')
  expect(fields.get('body')).toBe(`${words}\n\n${location.origin}/movies/salz`)
})
