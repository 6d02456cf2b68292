import { describe, expect, it } from 'vitest'
import { negotiateFormat } from './negotiate.ts'

describe('negotiateFormat', () => {
  it.each([
    ['image/avif,image/webp,*/*;q=0.8', 'avif'],
    ['image/webp, IMAGE/AVIF;q=0.5', 'avif'],
    ['image/avif;q=0, image/webp', 'webp'],
    ['image/webp,*/*', 'webp'],
    ['*/*', 'webp'],
    [undefined, 'webp'],
  ])('answers %s with %s', (accept, format) => {
    expect(negotiateFormat(accept)).toBe(format)
  })
})
