import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { APP_POLICY } from '../../contract/trustedTypes.ts'
import { LATER } from './planScreens.ts'

/** A file of the worker's list: named by its content, or with a revision of it. */
type Entry = string | { url: string; revision: string; integrity?: string }

/** The files that the worker stores when it is installed, and those that it fetches later. */
export type WorkerFiles = { install: Entry[]; later: string[] }

/** As in Vite's manifest. */
type Chunk = { file: string; name?: string; css?: string[]; assets?: string[] }

const SHELL = 'index.html'
const UNNAMED = [SHELL, 'manifest.webmanifest', 'icon-192.png', 'favicon.svg']
const WORKER = 'sw.js'

/**
 * Parts the built worker from its list of files: the code goes into a file named by its content, and `sw.js` has the
 * list and loads the code. A release that changes a screen moves the list alone.
 *
 * @param clientDir the folder with the built app.
 */
export function workerFiles(clientDir: string): Plugin {
  return {
    name: 'worker-files',
    closeBundle: {
      sequential: true,
      order: 'post',
      handler() {
        const files = listFiles(clientDir)
        const code = readFileSync(join(clientDir, WORKER))
        const path = `assets/worker-${hash(code, 'sha256', 'base64url').slice(0, 8)}.js`
        renameSync(join(clientDir, WORKER), join(clientDir, path))
        writeFileSync(join(clientDir, WORKER), toWorker(files, `/${path}`))
      },
    },
  }
}

/** The lists of the built app: fonts, and the chunks and styles of all later screens, come later. */
export function listFiles(clientDir: string): WorkerFiles {
  const manifest: Record<string, Chunk> = JSON.parse(readFileSync(join(clientDir, '.vite/manifest.json'), 'utf8'))
  const laterFiles = new Set(
    Object.values(manifest)
      .filter(({ name }) => name?.startsWith(LATER))
      .flatMap(({ file, css = [] }) => [file, ...css]),
  )
  const built = readdirSync(join(clientDir, 'assets')).filter((file) => /\.(js|css|woff2)$/.test(file))
  const hashed = built.map((file) => `assets/${file}`).sort()
  const isFont = (file: string) => file.endsWith('.woff2')
  const isLater = (file: string) => isFont(file) || laterFiles.has(file)
  return {
    install: [...UNNAMED.map((file) => toEntry(clientDir, file)), ...hashed.filter((file) => !isLater(file))],
    later: [...hashed.filter(isFont), ...hashed.filter((file) => laterFiles.has(file))],
  }
}

/**
 * The hash of the shell keeps any other page from being installed in its place: a proxy's or a portal's, or the one of
 * another build, whose files the device does not hold.
 */
function toEntry(clientDir: string, url: string): Entry {
  const content = readFileSync(join(clientDir, url))
  const revision = hash(content, 'md5', 'hex')
  return url === SHELL ? { url, revision, integrity: `sha256-${hash(content, 'sha256', 'base64')}` } : { url, revision }
}

/** The worker's script. Where Trusted Types are enforced, its policy knows one address. */
function toWorker(files: WorkerFiles, codePath: string): string {
  const list = JSON.stringify(files)
  return `self.appFiles=${list};{const url=${JSON.stringify(codePath)};importScripts(self.trustedTypes?trustedTypes.createPolicy(${JSON.stringify(APP_POLICY)},{createScriptURL:()=>url}).createScriptURL(url):url)}\n`
}

const hash = (content: Buffer, algorithm: string, encoding: 'base64' | 'base64url' | 'hex') =>
  createHash(algorithm).update(content).digest(encoding)
