import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

/** The built `index.html` of a stub. */
export const STUB_SHELL =
  '<!doctype html><html lang="de"><head><script>theme()</script><!--ssr-head--></head><body><div id="root"><!--ssr-html--></div><!--ssr-scripts--><script type="module" src="/assets/app.js"></script></body></html>'

/**
 * Writes a build that stands in for the app's into a temporary folder, which the caller removes.
 *
 * @param renderer the source of `render/entryServer.js`.
 * @param more files, by their path in the build.
 */
export function writeStubBuild(renderer: string, more: Record<string, string | Buffer> = {}): string {
  const distDir = mkdtempSync(join(tmpdir(), 'lichtspiel-pages-'))
  const files = {
    'package.json': '{"type":"module"}',
    'client/index.html': STUB_SHELL,
    'client/.vite/manifest.json': '{"src/app/main.tsx":{"file":"assets/app.js","isEntry":true}}',
    'client/.vite/styles.json': '{}',
    'client/assets/app.js': 'start()',
    'render/entryServer.js': renderer,
    ...more,
  }
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(distDir, name)), { recursive: true })
    writeFileSync(join(distDir, name), content)
  }
  return distDir
}
