import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod/mini'

const Chunk = z.object({
  file: z.string(),
  css: z.optional(z.array(z.string())),
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
 * Head tags for the modules that a page's routes load lazily: their styles, without which the first paint would jump,
 * and module preloads, so that hydration waits for one round trip instead of two. The modules
 * come after what the first paint needs. What the entry brings is left out.
 *
 * @param modules source paths as in the manifest, `src/views/film/FilmView.tsx`.
 */
export function createAssetTags(manifest: Manifest): (modules: readonly string[]) => string {
  const collect = (keys: readonly string[], seen: Set<string>): Set<string> => {
    for (const key of keys) {
      if (seen.has(key)) continue
      seen.add(key)
      collect(manifest[key]?.imports ?? [], seen)
    }
    return seen
  }
  const entries = Object.keys(manifest).filter((key) => manifest[key]?.isEntry)
  const ofEntry = collect(entries, new Set())
  return (modules) => {
    const keys = [...collect(modules, new Set())].filter((key) => !ofEntry.has(key))
    const chunks = keys.flatMap((key) => manifest[key] ?? [])
    const styles = new Set(chunks.flatMap((chunk) => chunk.css ?? []))
    return [
      ...[...styles].map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
      ...chunks.map((chunk) => `<link rel="modulepreload" fetchpriority="low" crossorigin href="/${chunk.file}">`),
    ].join('')
  }
}
