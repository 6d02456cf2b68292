import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { answerConfirm } from '../../../test/answerConfirm.ts'
import { aDevice, anna } from '../../../test/builders/outbox.ts'
import { meanAll, onList } from '../../../test/builders/ownThings.ts'
import { rate } from '../../../test/builders/replayer.ts'
import { showOutbox as show } from '../../../test/outboxPage.tsx'
import { modalAtom } from '../../atoms/core/modal.ts'
import { toastAtom } from '../../atoms/core/toast.ts'
import { LEASE_MS } from '../../sync/outbox/claim.ts'
import * as texts from '../../texts/outbox.ts'
import { damaged } from '../../texts/waitingActs.ts'

it('copies what somebody typed, and offers that nowhere else', async () => {
  const device = aDevice()
  await rate(device, anna, 'm1', 8.5)
  await meanAll(device, anna, onList.create(), onList.change({ private: true }), onList.add('m1', 'Am Kanal.'))
  await meanAll(device, anna, onList.take('m2'))
  const { user, store } = await show(device)
  const copies = await screen.findAllByRole('button', { name: texts.copy })
  expect(copies).toHaveLength(2)
  const [list, item] = copies
  if (list) await user.click(list)
  expect(await navigator.clipboard.readText()).toBe('Regennächte')
  expect(store.get(toastAtom)).toMatchObject({ kind: 'success', message: texts.copied })
  if (item) await user.click(item)
  expect(await navigator.clipboard.readText()).toBe('Am Kanal.')
})

it('shows the text selected where the browser does not copy', async () => {
  const device = aDevice()
  await meanAll(device, anna, onList.create())
  const { user, store } = await show(device)
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new DOMException('no', 'NotAllowedError'))
  await user.click(await screen.findByRole('button', { name: texts.copy }))
  const field = await screen.findByLabelText<HTMLTextAreaElement>(texts.yourText)
  expect(field).toHaveFocus()
  expect(field.value.slice(field.selectionStart, field.selectionEnd)).toBe('Regennächte')
  expect(store.get(toastAtom)).toMatchObject({ kind: 'info', message: texts.copyByHand })
})

it('says of what was left on its way that it is asked about, and lets go of it when the lease is over', async () => {
  const device = aDevice()
  await rate(device, anna, 'm1', 8.5)
  const now = device.clock.now()
  const sent = {
    state: 'sending',
    lease: { id: 'gone', until: now + LEASE_MS - 20_000 },
    firstSentAt: now - 20_000,
  } as const
  await device.db.outbox.update(1, sent)
  const { user, store } = await show(device)
  expect(await screen.findByText(texts.slow)).toBeVisible()
  expect(screen.queryByRole('button', { name: texts.discard })).toBeNull()
  device.clock.advance(LEASE_MS)
  await device.db.outbox.update(1, { attempts: 1 })
  await user.click(await screen.findByRole('button', { name: texts.discard }))
  await expect.poll(() => store.get(modalAtom)).toMatchObject({ text: expect.stringContaining('Vielleicht') })
  await answerConfirm(store, true)
  expect(await screen.findByText(texts.nothing)).toBeVisible()
})

it('shows what is damaged: its owner’s with the words to copy, nobody’s without any', async () => {
  const device = aDevice()
  const args = { ...{ id: 'c1', type: 'movies', item: 'm1', parent: null, title: 'Salz' }, body: 'Vom Rechner.' }
  await device.db.outbox.add({ owner: anna, kind: 'createComment', args } as never)
  await device.db.outbox.add({ owner: anna, kind: 'later', args: { body: 'Vom Telefon.' } } as never)
  await device.db.outbox.add({ owner: 17, kind: 'createComment', args: { body: 'Von jemand anderem.' } } as never)
  const { user, store } = await show(device)
  await expect.poll(() => screen.queryAllByRole('listitem').length).toBe(3)
  expect(screen.getByText(texts.someDamaged)).toBeVisible()
  expect(screen.getByText('Kommentar zu „Salz“')).toBeVisible()
  expect(screen.getAllByText(damaged)).toHaveLength(2)
  expect(screen.getByText(/Niemand weiß mehr/)).toBeVisible()
  expect(screen.queryByRole('button', { name: texts.retry })).toBeNull()
  const copies = screen.getAllByRole('button', { name: texts.copy })
  expect(copies).toHaveLength(2)
  const copied: string[] = []
  for (const copy of copies) {
    await user.click(copy)
    copied.push(await navigator.clipboard.readText())
  }
  expect(copied.sort()).toEqual(['Vom Rechner.', 'Vom Telefon.'])
  for (let left = 2; left >= 0; left -= 1) {
    const [discard] = screen.getAllByRole('button', { name: texts.discard })
    if (discard) await user.click(discard)
    await answerConfirm(store, true)
    await expect.poll(() => screen.queryAllByRole('listitem').length).toBe(left)
  }
  expect(await device.db.meta.where('k').startsWith('damaged').count()).toBe(0)
})
