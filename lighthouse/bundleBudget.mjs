/**
 * Measures the built app against the byte budgets of DESIGN.md (gzip, as a phone receives it) and fails when one is
 * broken. Run after `npm run build`; prints a row for each budget and `N passed, N failed`.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

const client = new URL('../dist/client/', import.meta.url).pathname
const kilobytes = (file) => gzipSync(readFileSync(join(client, file)), { level: 9 }).length / 1024
const manifest = JSON.parse(readFileSync(join(client, '.vite/manifest.json'), 'utf8'))
const publicViews = ['home/HomeView', 'programme/ProgrammeView', 'film/FilmView', 'cinema/CinemaView']

/** A chunk with all that it imports statically. */
function withImports(keys, seen = new Set()) {
  for (const key of keys) {
    if (seen.has(key) || !manifest[key]) continue
    seen.add(key)
    withImports(manifest[key].imports ?? [], seen)
  }
  return seen
}

const scripts = (keys) => [...keys].map((key) => manifest[key].file).reduce((sum, file) => sum + kilobytes(file), 0)
const entry = withImports(Object.keys(manifest).filter((key) => manifest[key].isEntry))
const hydration = 'src/app/hydrate.tsx'

/** The heaviest of the public pages: entry, hydration and the view with its parts. */
const firstLoad = publicViews.map((view) => {
  const module = `src/views/${view}.tsx`
  if (!manifest[module])
    throw new Error(`${module} is not in the build: name the public views in lighthouse/bundleBudget.mjs`)
  const keys = withImports([...entry, hydration, module])
  return { view, scripts: scripts(keys) }
})
const heaviest = firstLoad.reduce((worst, page) => (page.scripts > worst.scripts ? page : worst))

const assets = readdirSync(join(client, 'assets'))
const firstViewFonts = assets.filter((file) => file.endsWith('.woff2') && !file.includes('italic'))

const budgets = [
  ['entry JavaScript', scripts(entry), 118],
  [`first load JavaScript (${heaviest.view})`, heaviest.scripts, 145],
  [
    'CSS',
    assets.filter((file) => file.endsWith('.css')).reduce((sum, file) => sum + kilobytes(`assets/${file}`), 0),
    20,
  ],
  [
    'fonts of the first view',
    firstViewFonts.reduce((sum, file) => sum + readFileSync(join(client, 'assets', file)).length / 1024, 0),
    60,
  ],
  ['service worker', kilobytes('sw.js'), 60],
]

let failed = 0
for (const [name, measured, budget] of budgets) {
  const kept = measured <= budget
  if (!kept) failed += 1
  console.log(`${kept ? 'ok  ' : 'FAIL'} ${name}: ${measured.toFixed(1)} kB of ${budget} kB`)
}
console.log(`${budgets.length - failed} passed, ${failed} failed`)
process.exitCode = failed === 0 ? 0 : 1
