/**
 * Measures the built app against its byte budgets and fails when one is broken: gzip, and for a page's first
 * load the files as the server sends them (brotli), which Lighthouse then weighs with everything else that a page loads.
 * The transfer of the worker's installation is counted in the same way.
 * Run after `npm run build`; prints a row for each budget and `N passed, N failed`.
 */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'

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

/** The files of some modules: several modules may lie in one. */
const filesOf = (keys) => [...new Set([...keys].map((key) => manifest[key].file))]
const sum = (files, size) => files.reduce((total, file) => total + size(file), 0)
const sentKilobytes = (file) => statSync(join(client, `${file}.br`)).size / 1024
const entry = withImports(Object.keys(manifest).filter((key) => manifest[key].isEntry))
const hydration = ['src/app/start/hydrate.tsx', 'src/app/shell/Footer.tsx']

/** The scripts of a first visit: entry, hydration with the footer, and the view with its parts. */
const firstLoads = Object.keys(manifest)
  .filter((module) => /^src\/views\/\w+\/\w+Views?\.tsx$/.test(module))
  .map((module) => {
    const files = filesOf(withImports([...entry, ...hydration, module]))
    return { view: module.replace(/^src\/views\/|\.tsx$/g, ''), files, scripts: sum(files, sentKilobytes) }
  })
const heaviestOf = (pages) => pages.reduce((worst, page) => (page.scripts > worst.scripts ? page : worst))
const heaviest = heaviestOf(firstLoads.filter(({ view }) => publicViews.includes(view)))
/** A visit from a search engine begins at any page but a member's own ones, which open the device's database. */
const database = manifest['src/sync/openDevice.ts'].file
const heaviestOther = heaviestOf(firstLoads.filter(({ files }) => !files.includes(database)))

const assets = readdirSync(join(client, 'assets'))
/** The shell names what styles a first visit to a public page. */
const shell = readFileSync(join(client, 'index.html'), 'utf8')
const styles = assets.filter((file) => file.endsWith('.css')).map((file) => `assets/${file}`)
const isFirst = (file) => shell.includes(`href="/${file}"`)
const firstViewFonts = assets.filter((file) => file.endsWith('.woff2') && !file.includes('italic'))

/** The worker: the list of files, and its code, which has a name by its content. */
const worker = ['sw.js', ...assets.filter((file) => /^worker-.*\.js$/.test(file)).map((file) => `assets/${file}`)]
const { install, later } = JSON.parse(/appFiles=(\{.*?\});/.exec(readFileSync(join(client, 'sw.js'), 'utf8'))[1])
/** As it is sent: compressed at build, or at each answer (the shell), or not worth it (pictures). */
const transferred = (file) => {
  if (existsSync(join(client, `${file}.br`))) return sentKilobytes(file)
  const content = readFileSync(join(client, file))
  return (file.endsWith('.html') ? brotliCompressSync(content).length : content.length) / 1024
}
const installed = install.map((entry) => entry.url ?? entry)

const budgets = [
  ['entry JavaScript', sum(filesOf(entry), kilobytes), 112.7],
  [`first load JavaScript (${heaviest.view})`, heaviest.scripts, 137.6],
  [`first load JavaScript of any other page (${heaviestOther.view})`, heaviestOther.scripts, 248.5],
  ['CSS of a first visit', sum(styles.filter(isFirst), kilobytes), 20],
  [
    'CSS of all other screens',
    sum(
      styles.filter((file) => !isFirst(file)),
      kilobytes,
    ),
    23.5,
  ],
  ['fonts of the first view', sum(firstViewFonts, (file) => statSync(join(client, 'assets', file)).size / 1024), 60],
  ['service worker', sum(worker, kilobytes), 90],
  ['transfer of the installation', sum(installed, transferred), 315],
  ['transfer of the rest of the app', sum(later, transferred), 291],
  ['files of the installation', installed.length, 60, 'files'],
  ['scripts of the app', assets.filter((file) => file.endsWith('.js')).length, 82, 'files'],
]

let failed = 0
for (const [name, measured, budget, unit = 'kB'] of budgets) {
  const kept = measured <= budget
  if (!kept) failed += 1
  console.log(
    `${kept ? 'ok  ' : 'FAIL'} ${name}: ${unit === 'kB' ? measured.toFixed(1) : measured} ${unit === 'kB' ? 'kB ' : ''}of ${budget} ${unit}`,
  )
}
console.log(`${budgets.length - failed} passed, ${failed} failed`)
process.exitCode = failed === 0 ? 0 : 1
