import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createStore } from 'jotai'
import type { Comment } from '#contract/comments.ts'
import type { CommentId } from '#contract/ids.ts'
import { draftsDeviceAtom } from '../src/atoms/comments/drafts.ts'
import { commentIdsAtom } from '../src/atoms/comments/writeComment.ts'
import { apiAtom, clockAtom } from '../src/atoms/core/context.ts'
import { openOutboxAtom } from '../src/atoms/core/outbox.ts'
import { sessionAtom } from '../src/atoms/core/session.ts'
import { createOutbox } from '../src/sync/outbox/openOutbox.ts'
import type { Outbox } from '../src/sync/outbox/outbox.ts'
import { CommentsHere } from '../src/views/comments/CommentsHere.tsx'
import { aComment, anAuthor } from './builders/community.ts'
import { aDevice, anna, type Device } from './builders/outbox.ts'
import { aMember } from './builders/session.ts'
import { renderAt } from './renderAt.tsx'
import { servedApi } from './servedApi.ts'

export const thing = {
  id: 'm1',
  title: 'Amrum',
  about: { permalink: 'amrum', title: 'Amrum', year: 2025, poster: null },
}
/** Somebody else's comment, there from the start. */
export const nora = aComment({
  id: 'c-nora',
  author: anAuthor({ id: 'u-nora', username: 'nora_feld' }),
  body: 'Von Nora.',
})
export const COMMENTS_URL = '/api/movies/amrum/comments'
export const aPageOf = (...items: Comment[]) => ({
  items,
  nextPage: null,
  filters: {},
  moreages: false,
  commentsCount: items.length,
})

/** Drafts in memory, as the device keeps them. */
function aDesk() {
  let kept = {}
  return {
    read: async () => kept,
    change: async (to: (all: typeof kept) => typeof kept) => {
      kept = to(kept)
    },
  }
}

type Setting = {
  isVisitor?: boolean
  desk?: ReturnType<typeof aDesk>
  device?: Device
  adapt?: (outbox: Outbox) => Outbox
  items?: Comment[]
}

/** A film's comments, as a member sees them who writes here. */
export async function aCommentsPage({
  isVisitor = false,
  desk = aDesk(),
  device = aDevice(),
  adapt = (outbox) => outbox,
  items = [nora],
}: Setting = {}) {
  const served = { [COMMENTS_URL]: aPageOf(...items) }
  const store = createStore()
  let count = 0
  store.set(apiAtom, servedApi(served, '2026-11-21T12:00:00.000Z').api)
  store.set(clockAtom, { now: () => new Date(device.clock.now()) })
  store.set(openOutboxAtom, { open: async () => adapt(createOutbox(device)) })
  store.set(draftsDeviceAtom, desk)
  store.set(commentIdsAtom, { create: () => `c-neu-${++count}` as CommentId })
  const signIn = () => store.set(sessionAtom, aMember({ id: anna, username: 'anna' }))
  if (!isVisitor) signIn()
  const shown = await renderAt(<CommentsHere type="movies" permalink="amrum" thing={thing} />, { store })
  await screen.findByText('Von Nora.')
  return { ...shown, device, store, signIn, desk, served, user: userEvent.setup() }
}

export const field = (name = 'Schreib einen Kommentar') => screen.getByRole('textbox', { name })
export const articles = () => screen.getAllByRole('article')
