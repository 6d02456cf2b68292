import { expect, it } from 'vitest'
import { createAssetTags } from './assets.ts'

const tags = createAssetTags({
  'index.html': { file: 'assets/main.js', css: ['assets/main.css'], isEntry: true, imports: ['_shared.js'] },
  '_shared.js': { file: 'assets/shared.js' },
  '_poster.js': { file: 'assets/poster.js', css: ['assets/poster.css'], imports: ['_shared.js'] },
  'src/views/film/FilmView.tsx': {
    file: 'assets/film.js',
    css: ['assets/film.css'],
    imports: ['_poster.js', 'index.html'],
  },
})

it('links the styles of a view and of all it imports, and preloads its modules', () => {
  expect(tags(['src/views/film/FilmView.tsx'])).toBe(
    '<link rel="stylesheet" crossorigin href="/assets/film.css">' +
      '<link rel="stylesheet" crossorigin href="/assets/poster.css">' +
      '<link rel="modulepreload" fetchpriority="low" crossorigin href="/assets/film.js">' +
      '<link rel="modulepreload" fetchpriority="low" crossorigin href="/assets/poster.js">',
  )
})

it('repeats nothing that the entry brings, and passes over what was not built', () => {
  expect(tags(['index.html', 'src/views/none.tsx'])).toBe('')
})
