import { createStore } from 'jotai'
import { expect, it } from 'vitest'
import { aComment, aReply } from '../../../test/builders/community.ts'
import { aDevice, anna, ben } from '../../../test/builders/outbox.ts'
import { aMember } from '../../../test/builders/session.ts'
import { toConfirmedMark } from '../../sync/commands/mark.ts'
import { createOutbox } from '../../sync/outbox/openOutbox.ts'
import { putOwn } from '../../sync/outbox/own.ts'
import { openOutboxAtom } from '../core/outbox.ts'
import { sessionAtom } from '../core/session.ts'
import { clearMarkAtom, setMarkAtom } from '../marks/marks.ts'
import { ownMarksAtom, withMarksOfAll } from './ownMarks.ts'

/** As the server answers everybody. */
const reply = aReply()
const comment = aComment({ replies: [reply] })
const thing = (id: string) => ({ type: 'comments' as const, id, name: 'Mira' })
const AT = '2026-11-20T10:00:00.000Z'

const aConfirmed = (kind: 'digg' | 'flag', id: string, set = true) =>
  toConfirmedMark(kind, 'comments', id, { id: `mark-of-${id}`, set, vote: null, card: null, updatedAt: AT })

/** A page of a device on which Anna is signed in; `fields` are those of the comment and of its reply. */
function aPage() {
  const store = createStore()
  const device = aDevice()
  store.set(openOutboxAtom, { open: async () => createOutbox(device) })
  store.set(sessionAtom, aMember({ id: anna }))
  store.sub(ownMarksAtom, () => {})
  const fields = () => {
    const shown = withMarksOfAll(comment, store.get(ownMarksAtom))
    return [shown, ...shown.replies].map(({ digged, is_flagged, flagged_id }) => [digged, is_flagged, flagged_id])
  }
  return { store, device, fields }
}

const nothing = [false, false, null]

it('says of a comment and its replies what the reader has done with them', async () => {
  const { device, fields } = aPage()
  expect(fields()).toEqual([nothing, nothing])
  await putOwn(device.db, anna, [aConfirmed('digg', 'c-kommentar'), aConfirmed('flag', 'c-antwort')])
  await expect.poll(fields).toEqual([
    [true, false, null],
    [false, true, 'mark-of-c-antwort'],
  ])
})

it('says it while it still waits, without an id until the server has given one', async () => {
  const { store, device, fields } = aPage()
  await store.set(setMarkAtom, 'flag', thing('c-kommentar'), { reason: 'spam' })
  await store.set(setMarkAtom, 'digg', thing('c-antwort'))
  await expect.poll(fields).toEqual([
    [false, true, null],
    [true, false, null],
  ])
  await device.db.outbox.clear()
  await putOwn(device.db, anna, [aConfirmed('flag', 'c-kommentar')])
  await expect.poll(fields).toEqual([[false, true, 'mark-of-c-kommentar'], nothing])
  await store.set(clearMarkAtom, 'flag', thing('c-kommentar'))
  await expect.poll(fields).toEqual([nothing, nothing])
})

it('says nothing to whoever is signed in next, nor to visitors', async () => {
  const { store, device, fields } = aPage()
  await putOwn(device.db, anna, [aConfirmed('digg', 'c-kommentar')])
  await expect.poll(fields).toEqual([[true, false, null], nothing])
  store.set(sessionAtom, aMember({ id: ben, username: 'ben' }))
  await expect.poll(fields).toEqual([nothing, nothing])
  store.set(sessionAtom, { type: 'AnonymousUser' })
  expect(fields()).toEqual([nothing, nothing])
})

it('leaves the answer itself as it is, and what bears no mark the very same object', () => {
  expect(withMarksOfAll(comment, { digged: new Set(), flagged: new Map() })).toBe(comment)
  withMarksOfAll(comment, { digged: new Set(['c-kommentar']), flagged: new Map() })
  expect(comment.digged).toBe(false)
})
