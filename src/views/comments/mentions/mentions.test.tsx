import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, expect, it } from 'vitest'
import type { FoundMember } from '#contract/friends.ts'
import { aMemberPage } from '../../../../test/aMemberPage.ts'
import { aComment, anAuthor, aReply } from '../../../../test/builders/community.ts'
import { anna } from '../../../../test/builders/outbox.ts'
import { renderAt } from '../../../../test/renderAt.tsx'
import { type Served, servedApi } from '../../../../test/servedApi.ts'
import { draftsDeviceAtom } from '../../../atoms/comments/drafts.ts'
import { apiAtom } from '../../../atoms/core/context.ts'
import { toConfirmedMark } from '../../../sync/commands/mark.ts'
import { CommentsHere } from '../CommentsHere.tsx'
// Loaded before the first test, as a warm cache would: the form itself still asks for it with the first focus.
import './MentionSuggestions.tsx'

/** jsdom hides popovers and opens none: an open one is an element like any other. */
beforeAll(() => {
  HTMLElement.prototype.showPopover = function () {
    this.removeAttribute('popover')
  }
})

const FETCHED = '2026-11-21T12:00:00.000Z'
const author = (username: string) => anAuthor({ id: `u-${username}`, username })
const thing = { id: 'm1', title: 'Amrum', about: { permalink: 'amrum', title: 'Amrum', year: 2025, poster: null } }
const replies = [
  aReply({ id: 'r-1', author: author('Noah') }),
  aReply({ id: 'r-2', author: author('nico'), deleted: true }),
]
const comment = aComment({ id: 'c-1', author: author('nora_feld'), replies, repliesCount: 2 })
const thread = { items: [comment], nextPage: null, filters: {}, moreages: false, commentsCount: 3 }
const friends = { friends: [{ user: author('noemi'), since: FETCHED, taste: null }], incoming: [], outgoing: [] }
const found = (...names: string[]) => ({
  items: names.map((name): FoundMember => ({ user: author(name), relation: 'none' })),
})
/** A server that knows nothing else is one that cannot be reached. */
const offline: Served = { '/api/movies/amrum/comments': thread }
const online: Served = { ...offline, '/api/me/friendships': friends, '/api/users?q=no': found('norbert', 'noemi') }

async function aField(served: Served = online, muted: string[] = []) {
  const marks = muted.map((id) =>
    toConfirmedMark('mute', 'users', id, { id: `k-${id}`, set: true, vote: null, card: null, updatedAt: FETCHED }),
  )
  const { store, device } = await aMemberPage(marks)
  const { api, asked } = servedApi(served, FETCHED)
  store.set(apiAtom, api)
  let kept = {}
  store.set(draftsDeviceAtom, {
    read: async () => kept,
    change: async (to) => {
      kept = to(kept)
    },
  })
  await renderAt(<CommentsHere type="movies" permalink="amrum" thing={thing} />, { store })
  await screen.findAllByRole('article')
  const user = userEvent.setup()
  const field = screen.getByLabelText<HTMLTextAreaElement>('Schreib einen Kommentar')
  const active = () => document.getElementById(field.getAttribute('aria-activedescendant') ?? '')?.textContent
  return { field, user, asked, device, active }
}
const list = () => screen.findByRole('listbox', { name: 'Wen meinst du?' })
const names = async () =>
  within(await list())
    .getAllByRole('option')
    .map((option) => option.textContent)

it('lets come up who writes here, then friends, then whom the server finds, and puts the chosen name in', async () => {
  const { field, user, active } = await aField()
  await user.type(field, 'Danke @no')
  await expect
    .poll(names)
    .toEqual([
      expect.stringContaining('nora_feld'),
      expect.stringContaining('Noah'),
      expect.stringContaining('noemi'),
      expect.stringContaining('norbert'),
    ])
  expect(field).toHaveAttribute('role', 'combobox')
  expect(field).toHaveAttribute('aria-expanded', 'true')
  expect(field).toHaveAttribute('aria-controls', (await list()).id)
  expect(active()).toContain('nora_feld')
  await user.keyboard('{ArrowDown}')
  expect(active()).toContain('Noah')
  await user.keyboard('{ArrowUp}{ArrowUp}')
  expect(active()).toContain('norbert')
  await user.keyboard('{Enter}')
  expect(field).toHaveValue('Danke @norbert ')
  expect(field.selectionStart).toBe('Danke @norbert '.length)
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument()
  expect(screen.getByRole('textbox', { name: 'Schreib einen Kommentar' })).toBe(field)
})

it('takes a name by Tab and by a press, and leaves the focus where it is', async () => {
  const { field, user } = await aField()
  await user.type(field, '@nora')
  await list()
  await user.keyboard('{Tab}')
  expect(field).toHaveValue('@nora_feld ')
  await user.type(field, 'und @noa')
  await user.click(within(await list()).getByRole('option', { name: /Noah/ }))
  expect(field).toHaveValue('@nora_feld und @Noah ')
  expect(field).toHaveFocus()
})

it('shuts by Escape, without leaving the form, until another name is begun', async () => {
  const { field, user, device } = await aField()
  await user.type(field, '@no')
  await list()
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument()
  await user.keyboard('r')
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument()
  await user.keyboard(' @no')
  await list()
  await user.tab({ shift: true })
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument()
  expect(await device.rows()).toEqual([])
})

it('knows without a network who writes here', async () => {
  const { field, user } = await aField(offline)
  await user.type(field, '@n')
  expect(await names()).toEqual([expect.stringContaining('nora_feld'), expect.stringContaining('Noah')])
})

it('leaves out whom the member has muted, and themselves', async () => {
  const self = { user: anAuthor({ id: anna, username: 'noanna' }), relation: 'self' }
  const served = { ...online, '/api/users?q=no': { items: [self, ...found('norbert').items] } }
  const { field, user } = await aField(served, ['u-nora_feld', 'u-noemi'])
  await user.type(field, '@no')
  await expect.poll(names).toEqual([expect.stringContaining('Noah'), expect.stringContaining('norbert')])
})

it('asks the server for two letters at the least, and once for what is typed at once', async () => {
  const { field, user, asked } = await aField()
  await user.type(field, '@n')
  await list()
  await user.keyboard('o')
  await expect.poll(() => asked.filter((url) => url.startsWith('/api/users'))).toEqual(['/api/users?q=no'])
})
