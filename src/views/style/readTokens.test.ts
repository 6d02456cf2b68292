import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { isColor, pickTokens, readTokens } from './readTokens.ts'

it('reads tokens under their headings, each once', () => {
  const css = `:root {
    /* ── surfaces ───── Tag  Saal */
    --bg: light-dark(#fff, #000);
    /* ── type ── */
    --t-sm: 0.875rem; /* 14 UI */
    --empty-follows: 1px;
    /* ── empty ── */
  }
  @media (min-width: 768px) { :root { --t-sm: 1rem; } }`
  expect(readTokens(css)).toEqual([
    { title: 'surfaces', tokens: [{ name: '--bg', value: 'light-dark(#fff, #000)' }] },
    {
      title: 'type',
      tokens: [
        { name: '--t-sm', value: '0.875rem' },
        { name: '--empty-follows', value: '1px' },
      ],
    },
  ])
})

it('finds the colours, the type and the spaces of the real style sheet', () => {
  const groups = readTokens(readFileSync('src/ui/tokens.css', 'utf8'))
  const colors = pickTokens(groups, isColor).flatMap(({ tokens }) => tokens.map(({ name }) => name))
  expect(colors).toEqual(expect.arrayContaining(['--bg', '--ink', '--petrol', '--mine', '--scrim', '--r8']))
  expect(colors).not.toContain('--s1')
  const names = groups.flatMap(({ tokens }) => tokens.map(({ name }) => name))
  expect(names).toEqual(expect.arrayContaining(['--t-h1', '--s10', '--rad-card', '--sh-pop', '--d-modal']))
})
