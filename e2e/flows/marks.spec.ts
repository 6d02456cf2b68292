import { expect } from '@playwright/test'
import { commentsCall } from '#contract/comments.ts'
import { RealBrowser } from '../support/browser.ts'
import { programmeFilms, SENT } from '../support/films.ts'
import { test } from '../support/stage.ts'
import { sendAll, untilKept, visitOnce } from '../support/visitor.ts'

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

test('marks made without a server wait by name, can be discarded, and hold once each', async ({ stage }) => {
  const film = await spokenFilm(stage.url)
  const browser = new RealBrowser(stage.url)
  try {
    const page = await visitOnce(stage, browser, film.permalink)
    await page.goto(`/movies/${film.permalink}/kommentare`)
    await untilKept(page, `/api/movies/${film.permalink}/comments`)
    await stage.goDown()
    const digg = page
      .getByRole('article')
      .getByRole('button', { name: /^(\d+ )?Diggs? ?: / })
      .first()
    // Of the demo's marks some are this member's: it may be dugg already.
    const before = await digg.getAttribute('aria-pressed')
    await digg.click()
    await expect(digg).toHaveAttribute('aria-pressed', before === 'true' ? 'false' : 'true')
    await expect(digg).toContainText('wartet auf das Netz')

    // From here on within the app: what is on its way as a page is left cannot be discarded before it is asked about.
    await page.getByRole('main').getByRole('link', { name: 'Zum Film' }).click()
    await page.getByRole('button', { name: 'Merken' }).click()
    await page.getByRole('button', { name: 'Gesehen' }).click()
    await expect(page.getByRole('button', { name: /^Gemerkt.*wartet/ })).toBeVisible()

    await page.getByRole('link', { name: /^Ausstehende Aktionen:/ }).click()
    const rows = page.getByRole('listitem').filter({ has: page.getByRole('button', { name: 'Verwerfen' }) })
    await expect(rows).toHaveCount(3)
    await expect(page.getByRole('heading', { name: /Digg für .* Kommentar( zurücknehmen)?$/ })).toBeVisible()
    await expect(page.getByRole('heading', { name: `„${film.title}“ auf „Merkliste“` })).toBeVisible()
    // Of the demo’s ratings some are this member’s, and a rated film counts as seen.
    const seen = rows.filter({ hasText: new RegExp(`„${film.title}“ (doch nicht )?als gesehen`) })
    await seen.getByRole('button', { name: 'Verwerfen' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Verwerfen' }).click()
    await expect(rows).toHaveCount(2)

    await sendAll(page, () => stage.comeBack())
    await expect(page.getByText('Nichts wartet')).toBeVisible(SENT)
    if (stage.database) {
      const effects = await stage.database.effectsOn(film.permalink)
      // Other journeys rate it, too.
      const marked = effects.filter(({ kind }) => kind.startsWith('watch'))
      expect(marked).toMatchObject([{ kind: 'watch.set', times: 1 }])
    }
  } finally {
    await browser.dispose()
  }
})
