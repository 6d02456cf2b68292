import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { aMemberPage } from '../../../test/aMemberPage.ts'
import { aStorage } from '../../../test/aStorage.ts'
import { anna } from '../../../test/builders/outbox.ts'
import { aMember } from '../../../test/builders/session.ts'
import { renderAt } from '../../../test/renderAt.tsx'
import { sessionAtom } from '../../atoms/core/session.ts'
import { toastAtom } from '../../atoms/core/toast.ts'
import { deviceStorageAtom } from '../../atoms/place/place.ts'
import { FirstStepsCard } from './FirstStepsCard.tsx'

const until = { first_steps_until: '2026-12-05T12:00:00Z' }

async function show(session = aMember({ id: anna, ...until })) {
  const { store } = await aMemberPage()
  const storage = aStorage()
  store.set(deviceStorageAtom, { open: () => storage })
  store.set(sessionAtom, session)
  await renderAt(
    <>
      <p>Startseite</p>
      <FirstStepsCard />
    </>,
    { store },
  )
  await screen.findByText('Startseite')
  return { store, user: userEvent.setup() }
}
const title = 'Mach Lichtspiel zu deinem'

it('leads a new member to what is still to do, and says what is done', async () => {
  await show(aMember({ id: anna, movie_ratings: 12, ...until }))
  expect(await screen.findByRole('region', { name: title })).toBeVisible()
  expect(screen.getByText('Zehn Titel bewerten')).toHaveTextContent('Zehn Titel bewerten, erledigt')
  expect(screen.getByText('Lieblingskinos merken')).not.toHaveTextContent('erledigt')
  expect(screen.getByRole('link', { name: 'Weitermachen' })).toHaveAttribute('href', '/erste-schritte')
})

it('goes for good when it is not wanted, and says how to come there all the same', async () => {
  const { store, user } = await show()
  await user.click(await screen.findByRole('button', { name: 'Nicht mehr zeigen' }))
  expect(screen.queryByRole('region', { name: title })).toBeNull()
  expect(store.get(toastAtom)).toMatchObject({ link: { href: '/erste-schritte' } })
})

it('says nothing to somebody who has been here for long', async () => {
  await show(aMember({ id: anna }))
  expect(screen.queryByRole('region', { name: title })).toBeNull()
})
