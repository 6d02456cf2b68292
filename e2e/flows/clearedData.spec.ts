import { expect } from '@playwright/test'
import { PENDING, programmeFilm, rate, SENT, shownRating, UNSENT } from '../support/films.ts'
import { test } from '../support/stage.ts'
import { signIn, untilControlled, untilKept } from '../support/visitor.ts'

test.use({ worker: true })

test('the site’s data cleared while offline: the page stays, claims nothing that is gone, and takes what is done next', async ({
  page,
  context,
  stage,
}) => {
  const film = await programmeFilm(stage.url, 7)
  await signIn(context, stage.url, 'kritik')
  await page.goto(`/movies/${film.permalink}`)
  await untilControlled(page)
  await untilKept(page, `/api/movies/${film.permalink}`)
  await stage.goDown()
  await rate(page, 3)
  await expect(page.getByText(PENDING)).toBeVisible()

  const session = await context.newCDPSession(page)
  const storageTypes = 'indexeddb,local_storage,cache_storage,service_workers'
  await session.send('Storage.clearDataForOrigin', { origin: stage.url, storageTypes })
  await expect(page.getByText(UNSENT)).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1, name: film.title })).toBeVisible()
  await expect(shownRating(page)).not.toHaveValue('3')

  await rate(page, 2.5)
  await expect(page.getByText(PENDING)).toBeVisible()
  await stage.comeBack()
  await expect(page.getByText(UNSENT)).toHaveCount(0, SENT)
  await expect(shownRating(page)).toHaveValue('2.5')
  if (stage.database) expect(await stage.database.effectsOn(film.permalink, 'kritik')).toMatchObject([{ times: 1 }])
})
