import { type BrowserContext, expect } from '@playwright/test'
import { programmeFilm, rate, SENT } from '../support/films.ts'
import { openTab } from '../support/livePage.ts'
import { createMember, signInAs } from '../support/newMember.ts'
import { test } from '../support/stage.ts'

/** A member of their own with a page of their own. */
async function somebody(context: BrowserContext, url: string) {
  const member = await createMember(context, url)
  await signInAs(context, url, member)
  return { ...member, page: await openTab(context) }
}

test('two members become friends, and each sees what the other thinks of a film', async ({ browser, stage }) => {
  const film = await programmeFilm(stage.url, 2)
  const contexts = await Promise.all([0, 1].map(() => browser.newContext({ baseURL: stage.url })))
  const [first, second] = contexts
  if (!first || !second) throw new Error('two browsers were opened')
  try {
    const anna = await somebody(first, stage.url)
    const ben = await somebody(second, stage.url)

    await anna.page.goto('/my_friendships')
    await anna.page.getByRole('searchbox', { name: 'Mitglied suchen' }).fill(ben.username.slice(0, -1))
    await anna.page.getByRole('button', { name: `Freundschaft anfragen: ${ben.username}` }).click()
    const found = anna.page.getByRole('search')
    await expect(found.getByRole('button', { name: `Anfrage zurückziehen: ${ben.username}` })).toBeVisible()
    const state = () =>
      anna.page.evaluate(async () => (await (await fetch('/api/me/friendships')).json()).outgoing.length)
    await expect.poll(state, SENT).toBe(1)

    await ben.page.goto(`/movies/${film.permalink}`)
    await rate(ben.page, 8)
    const ratings = () =>
      ben.page.evaluate(
        async (id) => (await (await fetch(`/api/users/${id}/ratings`, { cache: 'no-store' })).json()).items.length,
        ben.username,
      )
    await expect.poll(ratings, SENT).toBe(1)
    await ben.page.goto('/my_friendships')
    await expect(ben.page.getByRole('heading', { name: '1 Anfrage an dich' })).toBeVisible()
    await ben.page.getByRole('button', { name: `Annehmen: ${anna.username}` }).click()
    await expect(
      ben.page.getByRole('button', { name: `Befreundet, Freundschaft beenden: ${anna.username}` }),
    ).toBeVisible()
    const friends = () =>
      ben.page.evaluate(async () => (await (await fetch('/api/me/friendships')).json()).friends.length)
    await expect.poll(friends, SENT).toBe(1)

    // The open page of the other follows, the list and what was found alike.
    const isFriend = anna.page.getByRole('button', {
      name: `Befreundet, Freundschaft beenden: ${ben.username}`,
    })
    await expect(isFriend).toHaveCount(2, SENT)

    await anna.page.goto(`/users/${ben.username}`)
    await expect(anna.page.getByText('Ihr seid befreundet')).toBeVisible()
    await expect(anna.page.getByText('Noch zu wenige gemeinsame Wertungen')).toBeVisible()
    await anna.page.goto(`/movies/${film.permalink}`)
    const opinions = anna.page.getByRole('heading', { name: 'Was deine Freunde sagen' })
    await expect(async () => {
      await anna.page.mouse.wheel(0, 600)
      await expect(opinions).toBeVisible({ timeout: 2_000 })
    }).toPass({ timeout: 60_000 })
    await expect(anna.page.getByRole('main').getByRole('link', { name: ben.username })).toBeVisible()

    await anna.page.goto('/my_friendships')
    await expect(anna.page.getByRole('heading', { name: 'Freunde (1)' })).toBeVisible()
    await ben.page.getByRole('button', { name: `Befreundet, Freundschaft beenden: ${anna.username}` }).click()
    await ben.page.getByRole('dialog').getByRole('button', { name: 'Freundschaft beenden' }).click()
    await expect(anna.page.getByText('Noch keine Freunde')).toBeVisible(SENT)
  } finally {
    await Promise.all(contexts.map((context) => context.close()))
  }
})
