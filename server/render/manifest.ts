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
 * The chunks of some modules and of all their imports: imported chunks before the importing ones, the entry last.
 *
 * @param modules source paths as in the manifest, `src/views/film/FilmView.tsx`; unknown ones are ignored. Several may lie in one chunk.
 */
function chunksOf(manifest: Manifest, modules: readonly string[]): z.infer<typeof Chunk>[] {
  const entries = Object.keys(manifest).filter((key) => manifest[key]?.isEntry)
  const chunks: z.infer<typeof Chunk>[] = []
  const seen = new Set<string>()
  const visit = (key: string) => {
    const chunk = manifest[key]
    if (!chunk || seen.has(key)) return
    seen.add(key)
    for (const imported of chunk.imports ?? []) visit(imported)
    chunks.push(chunk)
  }
  // The imports of the entry come first, because all others need them. The entry itself comes after the views: it
  // imports them as soon as it runs.
  for (const entry of entries) for (const imported of manifest[entry]?.imports ?? []) visit(imported)
  for (const key of [...modules, ...entries]) visit(key)
  return chunks
}

/** The scripts of some modules, in the order in which they are to be evaluated. */
export const scriptsOf = (manifest: Manifest, modules: readonly string[]): string[] => [
  ...new Set(chunksOf(manifest, modules).map(({ file }) => file)),
]

/** The stylesheets of some modules, in the order of their rules. */
export const stylesOf = (manifest: Manifest, modules: readonly string[]): string[] => [
  ...new Set(chunksOf(manifest, modules).flatMap(({ css }) => css ?? [])),
]
