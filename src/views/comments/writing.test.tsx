import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, expect, it } from 'vitest'
import { aCommentsPage, articles, field, nora, thing } from '../../../test/aCommentsPage.tsx'
import { answerConfirm } from '../../../test/answerConfirm.ts'
import { anAuthor, aReply } from '../../../test/builders/community.ts'
import { anna } from '../../../test/builders/outbox.ts'
import { aMember } from '../../../test/builders/session.ts'
import { letDialogsOpen } from '../../../test/dialog.ts'
import { clockAtom } from '../../atoms/core/context.ts'
import { modalAtom, resumeIntentAtom } from '../../atoms/core/modal.ts'
import { sessionAtom } from '../../atoms/core/session.ts'
import { toastAtom } from '../../atoms/core/toast.ts'
import type { Outbox } from '../../sync/outbox/outbox.ts'

beforeAll(letDialogsOpen)

it('shows what was written at once, on top, with the clock, and names it for the outbox', async () => {
  const { device, user } = await aCommentsPage()
  await user.type(field(), 'Mein Satz.')
  await user.click(screen.getByRole('checkbox', { name: /Spoiler/ }))
  await user.click(screen.getByRole('button', { name: 'Kommentieren' }))
  await expect.poll(() => articles()).toHaveLength(2)
  expect(within(articles()[0] as HTMLElement).getByText(/Wird gesendet …/)).toBeInTheDocument()
  expect(screen.getByRole('heading', { name: 'Kommentare (2)' })).toBeInTheDocument()
  expect(field()).toHaveValue('')
  const args = { type: 'movies', item: 'm1', parent: null, title: 'Amrum', about: thing.about }
  expect(await device.rows()).toMatchObject([
    { kind: 'createComment', args: { ...args, body: 'Mein Satz.', spoiler: true } },
  ])
})

it('answers what was not sent yet, and says what falls with it when that is deleted', async () => {
  const { device, store, user } = await aCommentsPage()
  await user.type(field(), 'Zuerst.')
  await user.click(screen.getByRole('button', { name: 'Kommentieren' }))
  await user.click(await screen.findByRole('button', { name: 'Antworten: annas Kommentar' }))
  await user.type(field('Antwort an anna'), 'Danach.{Control>}{Enter}{/Control}')
  const replies = await screen.findByRole('list', { name: 'Antworten an anna' })
  expect(within(replies).getByText('Danach.')).toBeInTheDocument()
  expect((await device.rows()).map(({ deps }) => deps.length)).toEqual([0, 1])
  await user.click(screen.getAllByRole('button', { name: 'Löschen: annas Kommentar' })[0] as HTMLElement)
  await expect.poll(() => JSON.stringify(store.get(modalAtom))).toContain('deine Antwort darauf, die noch wartet')
  await answerConfirm(store, true)
  await expect.poll(async () => (await device.rows()).length).toBe(0)
  await expect.poll(() => articles()).toHaveLength(1)
})

it('says to whom an answer speaks where it answers a reply, and below a comment does not', async () => {
  const reply = aReply({ id: 'c-r', author: anAuthor({ username: 'Mira' }) })
  const { user } = await aCommentsPage({ items: [{ ...nora, replies: [reply], repliesCount: 1 }] })
  await user.click(screen.getByRole('button', { name: 'Antworten: Miras Kommentar' }))
  expect(field('Antwort an Mira')).toHaveValue('@Mira ')
  await user.click(screen.getByRole('button', { name: 'Antworten: nora_felds Kommentar' }))
  expect(field('Antwort an nora_feld')).toHaveValue('')
})

it('keeps what was typed over a reload, and lets it go once it is stored', async () => {
  const { desk, unmount, device } = await aCommentsPage()
  await userEvent.type(field(), 'Halb geschr')
  unmount()
  const { user } = await aCommentsPage({ desk, device })
  await expect.poll(() => field()).toHaveValue('Halb geschr')
  await user.type(field(), 'ieben.')
  await user.click(screen.getByRole('button', { name: 'Kommentieren' }))
  await expect.poll(() => field()).toHaveValue('')
  await expect.poll(async () => Object.keys(await desk.read())).toEqual([])
})

it('has a visitor sign in first, and goes on with what was written', async () => {
  const { device, store, signIn, user } = await aCommentsPage({ isVisitor: true })
  await user.type(field(), 'Als Gast.')
  await user.click(screen.getByRole('button', { name: 'Kommentieren' }))
  await expect.poll(() => store.get(modalAtom)?.type).toBe('login')
  expect(field()).toHaveValue('Als Gast.')
  signIn()
  store.set(resumeIntentAtom)
  await expect.poll(async () => (await device.rows()).map(({ args }) => args)).toMatchObject([{ body: 'Als Gast.' }])
  await expect.poll(() => field()).toHaveValue('')
})

it('has the last words also where the page goes before the device has taken them, and none that were sent', async () => {
  const stuck = { read: async () => ({}), change: () => new Promise<void>(() => {}) }
  const first = await aCommentsPage({ desk: stuck })
  await first.user.type(field(), 'Gerade noch')
  window.dispatchEvent(new Event('pagehide'))
  first.unmount()
  const second = await aCommentsPage()
  await expect.poll(() => field()).toHaveValue('Gerade noch')
  await expect.poll(async () => Object.values(await second.desk.read())).toMatchObject([{ body: 'Gerade noch' }])
  second.desk.change = stuck.change
  await second.user.click(screen.getByRole('button', { name: 'Kommentieren' }))
  await expect.poll(() => field()).toHaveValue('')
  window.dispatchEvent(new Event('pagehide'))
  second.unmount()
  const third = await aCommentsPage({ desk: { read: second.desk.read, change: async () => {} } })
  expect(await screen.findByText('Von Nora.')).toBeInTheDocument()
  expect(field()).toHaveValue('')
  third.unmount()
  sessionStorage.clear()
})

it('takes neither nothing nor too much, and counts the last words', async () => {
  const { device, user } = await aCommentsPage()
  await user.click(field())
  await user.click(screen.getByRole('button', { name: 'Kommentieren' }))
  expect(screen.getByText('Hier fehlt noch dein Text.')).toBeInTheDocument()
  await user.click(field())
  await user.paste('Wort '.repeat(1_950))
  expect(screen.getByText('Noch 50 Wörter')).toBeInTheDocument()
  await user.paste('Wort '.repeat(51))
  expect(screen.getByText(/1 Wort zu viel/)).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Kommentieren' }))
  expect(await device.rows()).toEqual([])
})

it('leaves the words of an account that is too new where they are, says why for a while, and sends them again', async () => {
  const { device, store, user } = await aCommentsPage()
  await user.type(field(), 'Zu früh.')
  await user.click(screen.getByRole('button', { name: 'Kommentieren' }))
  await expect.poll(async () => (await device.rows()).length).toBe(1)
  await screen.findByText(/Wird gesendet …/)
  await device.db.outbox.update(1, { state: 'failed', lastError: { code: 'account_too_new', status: 460, text: null } })
  expect(await screen.findByText(/Nach 24 Stunden kannst du ihn senden/)).toBeInTheDocument()
  expect(screen.getByText('Zu früh.')).toBeInTheDocument()
  await expect.poll(() => store.get(toastAtom)).toMatchObject({ problem: 'accountTooNew', duration: 15_000 })
  await user.click(screen.getByRole('button', { name: 'Erneut senden' }))
  expect(await screen.findByText(/Wird gesendet …/)).toBeInTheDocument()
  expect((await device.rows()).map(({ state }) => state)).toEqual(['pending'])
})

it('tells a new account from when on it may comment, and that what waits goes by itself then', async () => {
  const { device, store, user } = await aCommentsPage()
  store.set(
    sessionAtom,
    aMember({ id: anna, publishes_from: new Date(store.get(clockAtom).now().getTime() + 3 * 3_600_000).toISOString() }),
  )
  expect(
    await screen.findByText(/^Dein Account ist neu: Was du schreibst, .* Uhr von selbst gesendet\.$/),
  ).toBeVisible()
  await user.type(field(), 'Zu früh.')
  await user.click(screen.getByRole('button', { name: 'Kommentieren' }))
  const own = (await screen.findByText('Zu früh.')).closest('article') as HTMLElement
  expect(own).toHaveTextContent(/Wird gesendet …/)
  await expect.poll(async () => (await device.rows()).length).toBe(1)
  const lastError = { code: 'account_too_new', status: 460, text: null }
  await device.db.outbox.update(1, { nextAt: device.clock.now() + 3_600_000, lastError })
  await expect.poll(() => own.textContent).toMatch(/Gespeichert\. Wird .* Uhr von selbst gesendet/)
  await expect.poll(() => store.get(toastAtom)).toMatchObject({ problem: 'accountTooNew', duration: 15_000 })
})

it('knows why words were refused as soon as it knows that they were', async () => {
  // The rows of "Ausstehende Aktionen" may be read later, or not at all.
  const withoutRows = (outbox: Outbox): Outbox => ({ ...outbox, watchRows: () => () => {} })
  const { device, store, user } = await aCommentsPage({ adapt: withoutRows })
  await user.type(field(), 'Zu früh.')
  await user.click(screen.getByRole('button', { name: 'Kommentieren' }))
  await screen.findByText(/Wird gesendet …/)
  await expect.poll(async () => (await device.rows()).length).toBe(1)
  await device.db.outbox.update(1, { state: 'failed', lastError: { code: 'account_too_new', status: 460, text: null } })
  expect(await screen.findByText(/Nach 24 Stunden kannst du ihn senden/)).toBeInTheDocument()
  await expect.poll(() => store.get(toastAtom)).toMatchObject({ problem: 'accountTooNew' })
})

it('keeps a reply whose comment is gone, and says so', async () => {
  const { device, user } = await aCommentsPage()
  await user.click(screen.getByRole('button', { name: 'Antworten: nora_felds Kommentar' }))
  await user.type(field('Antwort an nora_feld'), 'Zu spät.')
  await user.click(
    within(articles()[0] as HTMLElement)
      .getAllByRole('button', { name: 'Antworten' })
      .at(-1) as HTMLElement,
  )
  await expect.poll(async () => (await device.rows()).length).toBe(1)
  const text = 'Der Kommentar, auf den du antwortest, wurde inzwischen gelöscht.'
  await device.db.outbox.update(1, { state: 'failed', lastError: { code: 'not_found', status: 404, text } })
  expect(await screen.findByText(`Nicht gesendet. ${text}`)).toBeInTheDocument()
  expect(screen.getByText('Zu spät.')).toBeInTheDocument()
})
