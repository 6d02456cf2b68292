import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createStore } from 'jotai'
import { beforeAll, expect, it } from 'vitest'
import { aDevice, anna } from '../../../test/builders/outbox.ts'
import { rate } from '../../../test/builders/replayer.ts'
import { aMember } from '../../../test/builders/session.ts'
import { renderAt } from '../../../test/renderAt.tsx'
import { openOutboxAtom } from '../../atoms/core/outbox.ts'
import { sessionAtom } from '../../atoms/core/session.ts'
import { createOutbox } from '../../sync/outbox/openOutbox.ts'
import { Header } from './Header.tsx'

// Loaded before: what comes with its first use would be waited for in each test.
beforeAll(async () => {
  await Promise.all([import('./UserMenu.tsx'), import('./GuestMenu.tsx')])
}, 60_000)

async function open(session = aMember()) {
  const store = createStore()
  store.set(sessionAtom, session)
  const user = userEvent.setup()
  const view = await renderAt(<Header />, { store })
  return { ...view, user }
}

it('gives a visitor the login form itself', async () => {
  const { user } = await open({ type: 'AnonymousUser' } as never)
  const opener = screen.getByRole('link', { name: 'Anmelden' })
  expect(opener).toHaveAttribute('href', '/anmelden')
  await user.click(opener)
  expect(await screen.findByLabelText('Benutzername')).toBeInTheDocument()
  expect(screen.getByLabelText('Passwort')).toBeInTheDocument()
  expect(opener).toHaveAttribute('aria-expanded', 'true')
  await user.click(opener)
  expect(screen.queryByLabelText('Benutzername')).not.toBeInTheDocument()
})

it('counts messages and requests on the avatar, and names notifications beside them', async () => {
  await open(aMember({ unread_message_count: 0, pending_friend_request_count: 1, unread_notification_count: 4 }))
  const opener = screen.getByRole('button', { name: 'Benutzermenü, 1 neu, 4 Benachrichtigungen' })
  expect(opener).toHaveTextContent(/^\D*1$/)
})

it('shows a member the profile, the counts with their paths, the account links and the way out', async () => {
  const { user } = await open(
    aMember({
      username: 'anna',
      movie_ratings: 612,
      series_ratings: 47,
      comments: 1380,
      lists: 9,
      unread_message_count: 2,
      pending_friend_request_count: 1,
    }),
  )
  const opener = screen.getByRole('button', { name: 'Benutzermenü, 3 neu' })
  expect(opener).toHaveTextContent('3')
  await user.click(opener)
  const menu = await screen.findByRole('navigation', { name: 'Benutzermenü' })
  const links = [...menu.querySelectorAll('a')].map((link) => `${link.textContent} ${link.getAttribute('href')}`)
  expect(links).toEqual([
    'Aanna2 neue Nachrichten, 1 AnfrageKonto /konto',
    '612Filme /users/anna/movie_ratings',
    '47Serien /users/anna/series_ratings',
    '1.380Komm. /users/anna/comments',
    '9Listen /users/anna/lists',
    'Mein Profil /myprofile',
    'Mein Blog /my_blog',
    'Meine Merkliste /my_watchlist',
    'Mein Tagebuch /mein_tagebuch',
    'Meine Verabredungen /meine_verabredungen',
    'Meine Boards /my_boards',
    'Lieblingskinos /kino/kinoprogramm/lieblingskinos',
    'Nachrichten2 /inbox',
    'Freunde1 /my_friendships',
    'Benachrichtigungen /benachrichtigungen',
    'Hilfe /support',
  ])
  expect(screen.getByRole('button', { name: 'Abmelden' })).toBeInTheDocument()
})

it('takes the focus, gives it back on Escape, and closes when it is left', async () => {
  const { user } = await open()
  const opener = screen.getByRole('button', { name: 'Benutzermenü' })
  await user.click(opener)
  expect(await screen.findByRole('navigation', { name: 'Benutzermenü' })).toHaveFocus()
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('navigation', { name: 'Benutzermenü' })).not.toBeInTheDocument()
  expect(opener).toHaveFocus()
  await user.click(opener)
  await screen.findByRole('navigation', { name: 'Benutzermenü' })
  await user.click(screen.getByRole('link', { name: 'Lichtspiel, Startseite' }))
  expect(screen.queryByRole('navigation', { name: 'Benutzermenü' })).not.toBeInTheDocument()
})

it('closes when the member is signed out elsewhere', async () => {
  const { user, store } = await open()
  await user.click(screen.getByRole('button', { name: 'Benutzermenü' }))
  await screen.findByRole('navigation', { name: 'Benutzermenü' })
  store.set(sessionAtom, { type: 'AnonymousUser' })
  expect(await screen.findByRole('link', { name: 'Anmelden' })).toHaveAttribute('aria-expanded', 'false')
  expect(screen.queryByRole('navigation', { name: 'Benutzermenü' })).not.toBeInTheDocument()
})

it('leads to what waits to be sent', async () => {
  const device = aDevice()
  await rate(device, anna, 'm1', 8)
  const store = createStore()
  store.set(openOutboxAtom, { open: async () => createOutbox(device) })
  store.set(sessionAtom, aMember({ id: anna }))
  await renderAt(<Header />, { store })
  await userEvent.click(screen.getByRole('button', { name: 'Benutzermenü' }))
  const link = await screen.findByRole('link', { name: /^Ausstehende Aktionen ?1$/ })
  expect(link).toHaveAttribute('href', '/ausstehend')
})

it('leads whoever has the role to the moderation, and nobody else', async () => {
  const { user, unmount } = await open(aMember({ credentials: 'community_manager' }))
  await user.click(screen.getByRole('button', { name: /^Benutzermenü/ }))
  expect(await screen.findByRole('link', { name: 'Moderation' })).toHaveAttribute('href', '/moderation')
  unmount()
  await open(aMember({ credentials: 'critic_user' }))
  await user.click(screen.getByRole('button', { name: /^Benutzermenü/ }))
  await screen.findByRole('link', { name: 'Hilfe' })
  expect(screen.queryByRole('link', { name: 'Moderation' })).toBeNull()
})
