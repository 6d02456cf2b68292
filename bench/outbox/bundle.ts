import { gzipSync } from 'node:zlib'
import { build } from 'vite'

const root = new URL('../../', import.meta.url).pathname

/** Minified code of an entry and what it imports, but for `external`. */
export async function bundle(entry: string, external: (string | RegExp)[] = []): Promise<string> {
  const built = await build({
    configFile: false,
    root,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      target: 'esnext',
      lib: { entry: `${root}${entry}`, formats: ['es'], fileName: 'bundle' },
      // As the app's own files are: of a library Vite would leave the spaces.
      rolldownOptions: { external, output: { codeSplitting: false, minify: true } },
    },
  })
  const [first] = Array.isArray(built) ? built : [built]
  if (!first || !('output' in first)) throw new Error('nothing was built')
  return first.output.map((file) => (file.type === 'chunk' ? file.code : '')).join('\n')
}

export const gzipped = (code: string) => gzipSync(code, { level: 9 }).length
