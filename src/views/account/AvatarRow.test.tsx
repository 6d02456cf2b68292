import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { MAX_AVATAR_BYTES } from '#contract/avatar.ts'
import { anAccountPage } from '../../../test/anAccountPage.tsx'
import { anAccount } from '../../../test/builders/account.ts'
import { anOkReply } from '../../../test/builders/reply.ts'
import { sessionAtom } from '../../atoms/core/session.ts'
import { avatar as words } from '../../texts/account.ts'
import { problemTexts } from '../../texts/problems.ts'
import { AvatarRow } from './AvatarRow.tsx'

const picture = { id: 'a-1', filename: 'anna', widths: [52, 84], aspectRatio: 1, color: '#336699' } as never
const photo = (type = 'image/jpeg') => new File(['licht'], 'ich.jpg', { type })

/** The server takes pictures as `status` says; `sent` is what it got. */
function aServer(status: number, answer: object) {
  const sent: { type: string | null; token: string | null; body: unknown }[] = []
  const fetch = async (_url: RequestInfo | URL, init?: RequestInit) => {
    const headers = new Headers(init?.headers)
    sent.push({ type: headers.get('content-type'), token: headers.get('x-xsrf-token'), body: init?.body })
    return new Response(JSON.stringify(answer), { status, headers: { 'content-type': 'application/json' } })
  }
  return { fetch: fetch as typeof globalThis.fetch, sent }
}

async function choose(file: File, fetch?: typeof globalThis.fetch) {
  const page = await anAccountPage(<AvatarRow account={anAccount()} />, {}, fetch ? { fetch } : {})
  await page.user.click(screen.getByRole('button', { name: 'Bild ändern' }))
  await page.user.upload(screen.getByLabelText(words.choose), file)
  return page
}

it('sends the file itself and shows the new picture in the session of all tabs', async () => {
  const server = aServer(200, anAccount({ avatar: picture }))
  const { user, store, told } = await choose(photo(), server.fetch)
  expect(screen.getByRole('img', { name: words.preview })).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: words.save }))
  expect(await screen.findByText(words.saved)).toBeVisible()
  expect(server.sent).toMatchObject([{ type: 'image/jpeg', token: 'abc', body: expect.any(File) }])
  const avatar = { image_id: 'a-1', image_filename: 'anna' }
  expect(store.get(sessionAtom)).toMatchObject({ current_user_avatar: avatar })
  expect(told).toMatchObject([{ current_user_avatar: avatar }])
})

it('says what the server says of a picture, and keeps it chosen', async () => {
  const problem = { type: 'x', title: 'x', status: 422, code: 'invalid', request_id: '1' }
  const server = aServer(422, { ...problem, errors: { avatar: ['Dieses Bild ist zu klein.'] } })
  const { user } = await choose(photo(), server.fetch)
  await user.click(screen.getByRole('button', { name: words.save }))
  expect(await screen.findByText('Dieses Bild ist zu klein.')).toBeVisible()
  expect((screen.getByLabelText(words.choose) as HTMLInputElement).files).toHaveLength(1)
})

it('says so where the server cannot be reached', async () => {
  const { user } = await choose(photo(), () => Promise.reject(new TypeError('Failed to fetch')))
  await user.click(screen.getByRole('button', { name: words.save }))
  expect(await screen.findByRole('alert')).toHaveTextContent(problemTexts.unreachable)
})

it('refuses before sending what is too large or of another kind', async () => {
  const server = aServer(200, anAccount())
  const { user } = await choose(photo('image/jpeg'), server.fetch)
  const input = screen.getByLabelText(words.choose)
  const large = photo()
  Object.defineProperty(large, 'size', { value: MAX_AVATAR_BYTES + 1 })
  await user.upload(input, large)
  expect(screen.getByText(words.tooLarge)).toBeVisible()
  await userEvent.setup({ applyAccept: false }).upload(input, photo('image/gif'))
  expect(screen.getByText(words.wrongType)).toBeVisible()
  await user.click(screen.getByRole('button', { name: words.save }))
  expect(server.sent).toEqual([])
})

it('goes back to initials', async () => {
  const { user, store } = await anAccountPage(<AvatarRow account={anAccount({ avatar: picture })} />, {
    'DELETE /api/me/avatar': anOkReply(anAccount()),
  })
  await user.click(screen.getByRole('button', { name: 'Bild ändern' }))
  await user.click(screen.getByRole('button', { name: words.remove }))
  expect(await screen.findByText(words.removed)).toBeVisible()
  expect(store.get(sessionAtom)).toMatchObject({ current_user_avatar: null })
})
