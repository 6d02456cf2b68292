import { expect, type Page } from '@playwright/test'
import { commentsCall } from '#contract/comments.ts'
import { RealBrowser } from '../support/browser.ts'
import { programmeFilms, SENT } from '../support/films.ts'
import { test } from '../support/stage.ts'
import { untilKept, visitOnce } from '../support/visitor.ts'

type Spoken = { permalink: string; title: string; comment: string; author: string }

/** A film of the programme on which others have commented. */
async function spokenFilm(url: string): Promise<Spoken> {
  for (const { permalink, title } of await programmeFilms(url)) {
    const answer = await fetch(`${url}/api/movies/${permalink}/comments`)
    const { items } = commentsCall.answer.parse(await answer.json())
    const said = items.find(({ author, spoiler }) => author.username !== 'kinofan' && !spoiler)
    if (said) return { permalink, title, comment: said.id, author: said.author.username }
  }
  throw new Error('nobody has commented on any film of the programme')
}

const own = async (page: Page) => (await (await page.request.get('/api/me/changes')).json()).changes

// Written, but not yet seen to pass: take `fixme` off once it has run to its end.
test.fixme('marks made without a server wait by name, can be discarded, and hold once each', async ({ stage }) => {
  const film = await spokenFilm(stage.url)
  const browser = new RealBrowser(stage.url)
  try {
    const page = await visitOnce(stage, browser, film.permalink)
    await page.goto(`/movies/${film.permalink}/kommentare`)
    await untilKept(page, `/api/movies/${film.permalink}/comments`)
    await stage.goDown()
    const digg = page
      .getByRole('article')
      .getByRole('button', { name: /^\d+ Diggs? ?: / })
      .first()
    await digg.click()
    await expect(digg).toHaveAttribute('aria-pressed', 'true')
    await expect(digg).toContainText('wartet auf das Netz')

    await page.goto(`/movies/${film.permalink}`)
    await page.getByRole('button', { name: 'Merken' }).click()
    await page.getByRole('button', { name: 'Gesehen' }).click()
    await expect(page.getByRole('button', { name: /^Gemerkt.*wartet/ })).toBeVisible()

    await page.goto('/ausstehend')
    const rows = page.getByRole('listitem').filter({ has: page.getByRole('button', { name: 'Verwerfen' }) })
    await expect(rows).toHaveCount(3)
    await expect(page.getByRole('heading', { name: /^Digg für .* Kommentar$/ })).toBeVisible()
    await expect(page.getByRole('heading', { name: `„${film.title}“ auf „Merkliste“` })).toBeVisible()
    const seen = rows.filter({ hasText: `„${film.title}“ als gesehen` })
    await seen.getByRole('button', { name: 'Verwerfen' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Verwerfen' }).click()
    await expect(rows).toHaveCount(2)

    await stage.comeBack()
    await page.getByRole('button', { name: 'Jetzt alles senden' }).click()
    await expect(page.getByText('Nichts wartet')).toBeVisible(SENT)
    const marks = (await own(page)).filter(({ kind }: { kind: string }) => kind === 'mark')
    const made = marks.filter(({ name }: { name: string }) => name === 'watched' || name === 'watch' || name === 'digg')
    expect(
      made
        .filter(
          ({ name, mark }: { name: string; mark: { card: { permalink: string } | null } }) =>
            name !== 'digg' && mark.card?.permalink === film.permalink,
        )
        .map(({ name }: { name: string }) => name),
    ).toEqual(['watch'])
    if (stage.database) {
      const effects = await stage.database.effectsOn(film.permalink)
      expect(effects).toMatchObject([{ kind: 'watch.set', times: 1 }])
    }
  } finally {
    await browser.dispose()
  }
})
