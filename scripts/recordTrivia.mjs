// `node scripts/recordTrivia.mjs [url]`: records the writing of trivia as src/views/trivia/howTo/howTo.{webm,mp4,webp},
// from a server with the demo world that runs at `url` (default http://127.0.0.1:3000). Needs Chromium and ffmpeg. Run
// by hand after a change of the form's look; the written trivia is deleted again.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { chromium } from '@playwright/test'
import { findChromium } from './findChromium.mjs'
import { root } from './run.mjs'

const url = (process.argv[2] ?? 'http://127.0.0.1:3000').replace(/\/$/, '')
const folder = join(root, 'src/views/trivia/howTo')
/** The size in the panel. */
const size = { width: 390, height: 520 }
/** Encoders need even numbers. */
const width = 2 * Math.floor(size.width * 0.75)
const FPS = 15
const MAX_KB = 200
/** The fact is true of the film. */
const film = 'die-odyssee'
const fact = 'Gedreht wurde unter anderem in Marokko, in Griechenland und auf Sizilien.'
/** All was refused on an earlier visit: no card covers anything. */
const consent = { version: 1, allowed: [], decidedAt: '2026-11-01T12:00:00.000Z' }

const frames = mkdtempSync(join(tmpdir(), 'lichtspiel-recording-'))
const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox', '--hide-scrollbars'] })
try {
  const context = await browser.newContext({
    ...{ baseURL: url, viewport: size, deviceScaleFactor: 1.5, locale: 'de-DE', colorScheme: 'light' },
    ...{ hasTouch: true, serviceWorkers: 'block', bypassCSP: true },
  })
  // An open stream of events would keep the network from becoming idle.
  await context.route('**/api/events*', (route) => route.abort())
  await context.addInitScript((choice) => localStorage.setItem('consent', JSON.stringify(choice)), consent)
  await signIn(context.request, 'kinofan')
  const page = await context.newPage()
  await page.goto(`/movies/${film}/trivia`)
  await page.locator('html[data-live]').waitFor({ state: 'attached' })
  await page.getByRole('article').first().waitFor()
  await untilPictured(page)
  // Elements that float above the page are not part of the form.
  await page.addStyleTag({ content: 'header:has(> nav), nav:has(> a > svg) { display: none !important }' })
  const recording = await record(page)
  await write(page)
  const taken = await recording.stop()
  await encode(taken)
  await takeBack(page)
  await context.close()
} finally {
  await browser.close()
  rmSync(frames, { recursive: true })
}

async function signIn(request, username) {
  await request.get('/api/csrf_token')
  const { cookies } = await request.storageState()
  const token = decodeURIComponent(cookies.find(({ name }) => name === 'XSRF-TOKEN')?.value ?? '')
  const data = { username, password: 'popcorn-im-dunkeln' }
  const answer = await request.post('/api/session', { headers: { 'X-XSRF-TOKEN': token }, data })
  if (!answer.ok()) throw new Error(`${username} could not sign in: ${answer.status()}`)
}

/** Images that the server has yet to draw are placeholders first: waits until no request for an image is open. */
async function untilPictured(page) {
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => document.fonts.ready)
  const isShown = () =>
    [...document.images].every((image) => !image.getAttribute('src') || (image.complete && image.naturalWidth > 0))
  await page.waitForFunction(isShown)
}

/** The acts of a member, at a pace for viewers who see them for the first time. */
async function write(page) {
  const press = async (target, rest) => {
    await target.scrollIntoViewIfNeeded()
    await target.click()
    await pause(rest)
  }
  await pause(700)
  await press(page.getByRole('button', { name: 'Trivia schreiben' }), 600)
  await press(page.getByText('Dreharbeiten', { exact: true }).first(), 500)
  const words = page.getByRole('textbox', { name: 'Was weißt du?' })
  await press(words, 300)
  await words.pressSequentially(fact, { delay: 28 })
  await pause(500)
  await press(page.getByRole('button', { name: 'Veröffentlichen' }), 400)
  await page.getByText(fact).first().waitFor()
  await page.getByText(fact).first().scrollIntoViewIfNeeded()
  await pause(1400)
}

async function takeBack(page) {
  const entry = page.getByRole('article').filter({ hasText: fact })
  await entry.getByText('Gespeichert, wird gesendet').waitFor({ state: 'detached' })
  await entry.getByRole('button', { name: 'Löschen' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Löschen' }).click()
  const gone = page.waitForResponse((answer) => answer.request().method() === 'DELETE' && answer.ok())
  await gone
}

/** Records every frame that the browser paints, with its time. */
async function record(page) {
  const session = await page.context().newCDPSession(page)
  const taken = []
  session.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
    const file = join(frames, `${taken.length}.png`)
    writeFileSync(file, Buffer.from(data, 'base64'))
    taken.push({ file, at: metadata.timestamp })
    void session.send('Page.screencastFrameAck', { sessionId })
  })
  await session.send('Page.startScreencast', { format: 'png', everyNthFrame: 1 })
  return {
    stop: async () => {
      await session.send('Page.stopScreencast')
      return { taken, end: Date.now() / 1000 }
    },
  }
}

/** Each frame lasts as long as it was on the screen. */
async function encode({ taken, end }) {
  const lines = taken.flatMap(({ file, at }, index) => {
    const until = taken[index + 1]?.at ?? Math.max(end, at + 0.5)
    return [`file '${file}'`, `duration ${Math.max(0.01, until - at).toFixed(3)}`]
  })
  const list = join(frames, 'frames.txt')
  writeFileSync(list, [...lines, `file '${taken.at(-1).file}'`].join('\n'))
  const input = ['-f', 'concat', '-safe', '0', '-i', list]
  const shape = ['-vf', `fps=${FPS},scale=${width}:-2:flags=lanczos`, '-pix_fmt', 'yuv420p', '-an']
  const vp9 = ['-c:v', 'libvpx-vp9', '-crf', '43', '-b:v', '0', '-deadline', 'good', '-cpu-used', '4', '-row-mt', '1']
  const h264 = ['-c:v', 'libx264', '-crf', '32', '-preset', 'medium', '-movflags', '+faststart']
  await ffmpeg([...input, ...shape, ...vp9, join(folder, 'howTo.webm')])
  await ffmpeg([...input, ...shape, ...h264, join(folder, 'howTo.mp4')])
  await ffmpeg([...input, '-frames:v', '1', '-vf', `scale=${width}:-2`, '-q:v', '70', join(folder, 'howTo.webp')])
  for (const type of ['webm', 'mp4', 'webp']) {
    const kilobytes = statSync(join(folder, `howTo.${type}`)).size / 1024
    console.log(`howTo.${type}: ${kilobytes.toFixed(0)} kB`)
    if (kilobytes > MAX_KB) throw new Error(`howTo.${type} is larger than ${MAX_KB} kB`)
  }
}

async function ffmpeg(args) {
  const run = spawn('ffmpeg', ['-loglevel', 'error', '-y', ...args], { stdio: ['ignore', 'inherit', 'inherit'] })
  const [code] = await once(run, 'exit')
  if (code !== 0) throw new Error(`ffmpeg ended with ${code}`)
}
