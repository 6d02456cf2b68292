import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decodeQuery, encodeQuery } from './query.ts'

describe('a query', () => {
  it('is written as key=value and key[]=value, in the order of its keys', () => {
    expect(encodeQuery({ city: 'berlin', version: ['OmU', 'OV'], page: 2 })).toBe(
      '?city=berlin&version[]=OmU&version[]=OV&page=2',
    )
  })

  it('leaves out null, undefined and empty arrays, but not what is merely falsy', () => {
    expect(encodeQuery({ city: null, date: undefined, genre: [] })).toBe('')
    expect(encodeQuery({ q: '', page: 0, with_promoted_item: false })).toBe('?q=&page=0&with_promoted_item=false')
  })

  it('escapes what has a meaning in a URL', () => {
    const query = { 'a&b': 'c=d', q: 'Müller & Söhne? 100 %', genre: ['Krimi/Noir', 'a+b'] }
    expect(encodeQuery(query)).not.toMatch(/[ äöü/]/)
    expect(decodeQuery(encodeQuery(query))).toEqual(query)
  })

  it('is read with or without its question mark', () => {
    expect(decodeQuery('?page=2')).toEqual(decodeQuery('page=2'))
    expect(decodeQuery('')).toEqual({})
  })

  it('reads key[] as an array even of one, and of a repeated plain key the last', () => {
    expect(decodeQuery('version[]=OmU&city=bonn&city=berlin')).toEqual({ version: ['OmU'], city: 'berlin' })
    expect(decodeQuery('version%5B%5D=OmU&version[]=OV')).toEqual({ version: ['OmU', 'OV'] })
  })

  it('cannot reach a prototype', () => {
    const query = decodeQuery('__proto__=x&constructor=y&toString[]=z')
    expect(Object.getPrototypeOf(query)).toBeNull()
    expect(({} as Record<string, unknown>).x).toBeUndefined()
    expect(query.constructor).toBe('y')
  })

  it('comes back as it was sent', () => {
    const key = fc.string({ minLength: 1 }).filter((text) => !text.endsWith('[]') && text !== '__proto__')
    const value = fc.oneof(fc.string(), fc.array(fc.string(), { minLength: 1 }))
    fc.assert(
      fc.property(fc.dictionary(key, value), (query) => {
        expect({ ...decodeQuery(encodeQuery(query)) }).toEqual({ ...query })
      }),
    )
  })
})
