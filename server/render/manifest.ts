import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod/mini'

const Chunk = z.object({
  file: z.string(),
  imports: z.optional(z.array(z.string())),
  isEntry: z.optional(z.boolean()),
})
const Manifest = z.record(z.string(), Chunk)
export type Manifest = z.infer<typeof Manifest>

/** Reads the list of built files. Throws when the app has not been built. */
export function readManifest(clientDir: string): Manifest {
  return z.parse(Manifest, JSON.parse(readFileSync(join(clientDir, '.vite', 'manifest.json'), 'utf8')))
}

/**
 * The files of some modules and of all that they import, entry first.
 *
 * @param modules source paths as in the manifest, `src/views/film/FilmView.tsx`; one that was not built is passed over.
 */
export function filesOf(manifest: Manifest, modules: readonly string[]): string[] {
  const entries = Object.keys(manifest).filter((key) => manifest[key]?.isEntry)
  const seen = new Set<string>()
  const waiting = [...entries, ...modules].reverse()
  for (let key = waiting.pop(); key !== undefined; key = waiting.pop()) {
    if (seen.has(key)) continue
    seen.add(key)
    waiting.push(...(manifest[key]?.imports ?? []))
  }
  return [...seen].flatMap((key) => manifest[key]?.file ?? [])
}
