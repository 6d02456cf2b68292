import { expect, it } from 'vitest'
import { decodeQuery } from '#contract/query.ts'
import { validateFavourites } from './params.ts'

const read = (search: string) => JSON.parse(JSON.stringify(validateFavourites(decodeQuery(search))))

it('reads day, versions, features and the order by time from the URL, and leaves out what it does not know', () => {
  expect(read('?date=2026-11-22&version[]=OmU&version[]=OV&feature[]=AD&feature[]=barrierefrei&ansicht=zeit')).toEqual({
    date: '2026-11-22',
    version: ['OmU', 'OV'],
    feature: ['AD', 'barrierefrei'],
    ansicht: 'zeit',
  })
  expect(read('?date=2026-02-30&version[]=XX&feature[]=4DX&ansicht=kino')).toEqual({})
})
