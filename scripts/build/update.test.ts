// @vitest-environment node
import { brotliCompressSync, constants } from 'node:zlib'
import { build, type ConfigEnv, type Plugin, type PluginOption, type Rolldown } from 'vite'
import { expect, it, vi } from 'vitest'
import config from '../../vite.config.ts'

/** A view that no other module imports statically. */
const LEAF = '/src/views/lists/ListsView.tsx'
const ENV: ConfigEnv = { command: 'build', mode: 'production', isSsrBuild: false }
/** The files of the build that a device fetches, pictures and films apart. */
const APP_FILE = /^index\.html$|^assets\/.*\.(js|css|woff2)$/
/** Not needed here: the worker's code, and the frame, which takes a build of the renderer. */
const LEFT_OUT = /^vite-plugin-pwa|^(start-frame|worker-files)$/

/** Builds the app in memory; one line more in one of its modules where `changed` names one. */
async function buildApp(changed?: string): Promise<Map<string, Buffer>> {
  const { plugins = [], ...rest } = config(ENV)
  const kept = (plugins.flat() as PluginOption[]).filter(
    (plugin) => !(plugin && 'name' in plugin && LEFT_OUT.test(plugin.name)),
  )
  const change: Plugin = {
    name: 'one-line-change',
    enforce: 'pre',
    transform: (code, id) => (changed && id.endsWith(changed) ? `${code}\nconsole.info('one line more')\n` : undefined),
  }
  const built = await build({
    ...rest,
    configFile: false,
    logLevel: 'error',
    plugins: [change, ...kept],
    build: { ...rest.build, write: false },
  })
  const { output } = built as Rolldown.RolldownOutput
  return new Map(
    output
      .filter(({ fileName }) => APP_FILE.test(fileName))
      .map((file) => [file.fileName, Buffer.from(file.type === 'chunk' ? file.code : file.source)]),
  )
}

const sizeOf = (files: Map<string, Buffer>, names: readonly string[]) =>
  names.reduce((sum, name) => sum + compress(files.get(name) ?? Buffer.alloc(0)), 0)
const compress = (content: Buffer) =>
  brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length

it('a change of one line moves the file that has it, and the shell, which names the files', async () => {
  vi.stubEnv('NODE_ENV', 'production')
  const before = await buildApp()
  const after = await buildApp(LEAF)
  const moved = [...after.keys()].filter((name) => !before.get(name)?.equals(after.get(name) ?? Buffer.alloc(0)))
  expect(moved).toHaveLength(2)
  expect(moved).toContain('index.html')
  const share = sizeOf(after, moved) / sizeOf(after, [...after.keys()])
  expect(share).toBeLessThan(0.1)
}, 240_000)
