import { expect, it } from 'vitest'
import type { RatingInput } from '#contract/ratings.ts'
import { aMemberPage } from '../../../test/aMemberPage.ts'
import { aCard } from '../../../test/builders/lists.ts'
import { aDevice, anna } from '../../../test/builders/outbox.ts'
import { aMember } from '../../../test/builders/session.ts'
import { sessionAtom } from '../../atoms/core/session.ts'
import { notifyAtom, toastAtom } from '../../atoms/core/toast.ts'
import { rateTitleAtom } from '../../atoms/ratings/ratings.ts'
import { watchlistRuleAtom } from '../../atoms/watchlist/watchlistRule.ts'
import { createOutbox } from '../../sync/outbox/openOutbox.ts'
import * as texts from '../../texts/watchlistRule.ts'
import { followRatings } from './followRatings.ts'

const eight: RatingInput = { value: 8, top: false, flop: false }
const at = '2026-11-20T12:00:00.000Z'
const remembered = (id: string, title: string, set = true) => ({
  slot: `watch/movies/${id}`,
  state: { set, vote: null, card: aCard(title) },
  updatedAt: at,
})
const ruled = (rule: string) => ({ slot: 'watchlistRule', state: { rule }, updatedAt: at })

/** A member's page with these films on the watchlist, without a network. */
async function aPage(...confirmed: Parameters<typeof aMemberPage>[0] & object) {
  const device = aDevice()
  const { store } = await aMemberPage(confirmed, device)
  followRatings(store)
  store.sub(watchlistRuleAtom, () => {})
  return {
    store,
    rate: (id: string, value = 8) => store.set(rateTitleAtom, { type: 'movies', id, title: id }, { ...eight, value }),
    toast: () => store.get(toastAtom),
    rule: () => store.get(watchlistRuleAtom)?.rule,
    /** Ids of the films that are on the watchlist by now. */
    watched: async () =>
      [...(await createOutbox(device).readSlots(anna, 'watch/'))].flatMap(([slot, { value }]) =>
        (value as { set: boolean }).set ? [slot.split('/').at(-1)] : [],
      ),
    answer: async (label: string) => {
      await expect.poll(() => store.get(toastAtom)?.kind).toBe('choice')
      const asked = store.get(toastAtom)
      if (asked?.kind === 'choice') asked.choices.find((choice) => choice.label === label)?.onChoose()
    },
  }
}

const two = [remembered('m-1', 'Salz'), remembered('m-2', 'Moor')]

it('asks once about a rated title that is on the watchlist; "always" holds for the next one, too', async () => {
  const { rate, toast, watched, answer, rule } = await aPage(...two)
  await rate('m-1')
  await expect.poll(toast).toMatchObject({ kind: 'choice', message: texts.question('Salz'), position: 'tc' })
  expect(await watched()).toEqual(['m-1', 'm-2'])
  await answer(texts.always)
  await expect
    .poll(toast)
    .toMatchObject({ message: texts.removedFromNowOn('Salz'), link: { href: '/konto#merkliste' } })
  expect(await watched()).toEqual(['m-2'])
  await expect.poll(rule).toBe('remove')
  await rate('m-2')
  await expect.poll(watched).toEqual([])
  await expect.poll(toast).toMatchObject({ kind: 'success', message: '„Moor“ ist von deiner Merkliste genommen.' })
})

it('keeps the title, and never asks again, after "never"', async () => {
  const { store, rate, toast, watched, answer, rule } = await aPage(...two)
  await rate('m-1')
  await answer(texts.never)
  await expect.poll(toast).toMatchObject({ kind: 'info', message: texts.keptFromNowOn })
  await expect.poll(rule).toBe('keep')
  store.set(notifyAtom, { kind: 'info', message: 'danach' })
  await rate('m-2')
  await expect.poll(watched).toEqual(['m-1', 'm-2'])
  expect(toast()).toMatchObject({ message: 'danach' })
})

it('takes this one alone, and asks about the next', async () => {
  const { rate, toast, watched, answer, rule } = await aPage(...two)
  await rate('m-1')
  await answer(texts.once)
  await expect.poll(watched).toEqual(['m-2'])
  expect(rule()).toBe('ask')
  await rate('m-2')
  await expect.poll(toast).toMatchObject({ message: texts.question('Moor') })
})

it('asks about a title once a page, however often the slider moves', async () => {
  const { store, rate, toast, answer } = await aPage(...two)
  await rate('m-1')
  await expect.poll(toast).toMatchObject({ kind: 'choice' })
  store.set(notifyAtom, { kind: 'info', message: 'danach' })
  await rate('m-1', 9)
  await rate('m-2')
  await expect.poll(toast).toMatchObject({ message: texts.question('Moor') })
  await answer(texts.once)
})

it('says nothing where the title is not on the watchlist, or the member wants it to stay', async () => {
  const { rate, toast, watched } = await aPage(...two, remembered('m-3', 'Spalt', false), ruled('keep'))
  for (const id of ['m-1', 'm-3', 'm-4']) await rate(id)
  await expect.poll(watched).toEqual(['m-1', 'm-2'])
  expect(toast()).toBeNull()
})

it('does nothing for somebody else who has signed in since the question', async () => {
  const { store, rate, answer, watched } = await aPage(...two)
  await rate('m-1')
  await expect.poll(() => store.get(toastAtom)?.kind).toBe('choice')
  store.set(sessionAtom, aMember({ username: 'ben' }))
  await answer(texts.always)
  expect(await watched()).toEqual(['m-1', 'm-2'])
})
