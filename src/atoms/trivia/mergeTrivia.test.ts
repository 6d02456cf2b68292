import { expect, it } from 'vitest'
import { anAuthor, aTrivia } from '../../../test/builders/community.ts'
import { mergeTrivia } from './mergeTrivia.ts'

const fact = (id: string, overrides: object = {}) => aTrivia({ id: id as never, ...overrides })
const answer = (items: ReturnType<typeof fact>[], nextPage: number | null = null) => ({
  items,
  nextPage,
  lastPage: nextPage ?? 1,
  categories: items.map(({ category }) => category),
})
const nobody = new Set<string>()
const ids = ({ items }: { items: readonly { id: string }[] }) => items.map(({ id }) => id)

it('changes words and votes where they stand', () => {
  const shown = answer([fact('a', { upvotesCount: 2 }), fact('b', { upvotesCount: 1 })])
  const first = answer([fact('b', { upvotesCount: 9 }), fact('a', { body: 'Anders.' })])
  expect(mergeTrivia(shown, first, nobody, null)).toMatchObject({
    answer: {
      items: [
        { id: 'a', body: 'Anders.' },
        { id: 'b', upvotesCount: 9 },
      ],
    },
    news: 0,
  })
})

it('keeps back what others have written, and counts it; one’s own stands on top', () => {
  const me = anAuthor({ id: 'u-me' as never })
  const first = answer([fact('a'), fact('new'), fact('mine', { author: me })])
  const merged = mergeTrivia(answer([fact('a')]), first, nobody, me.id)
  expect(ids(merged.answer)).toEqual(['mine', 'a'])
  expect(merged.news).toBe(1)
})

it('drops what is gone: what was deleted, and what the whole list has no more', () => {
  const shown = answer([fact('a'), fact('b'), fact('c')])
  expect(ids(mergeTrivia(shown, answer([fact('a'), fact('c')]), nobody, null).answer)).toEqual(['a', 'c'])
  const onPages = mergeTrivia(shown, answer([fact('a')], 2), new Set(['b']), null)
  expect(ids(onPages.answer)).toEqual(['a', 'c'])
})

it('leaves the place at which older ones go on', () => {
  const merged = mergeTrivia(answer([fact('a'), fact('b')], 3), answer([fact('a')], 2), nobody, null)
  expect(merged.answer).toMatchObject({ nextPage: 3, lastPage: 2 })
})
