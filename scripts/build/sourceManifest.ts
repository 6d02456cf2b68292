import { relative } from 'node:path'
import type { Plugin } from 'vite'

const MANIFEST = '.vite/manifest.json'

/**
 * Names in the built manifest the sources of all lazily imported modules: the bundler's own names only those that have a
 * file of their own, while here several share one. Refuses files that import each other in a circle, whose modules
 * would run before their imports.
 */
export function sourceManifest(root: string): Plugin {
  return {
    name: 'source-manifest',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const asset = bundle[MANIFEST]
        if (asset?.type !== 'asset') throw new Error(`The build has no ${MANIFEST} yet`)
        const manifest = JSON.parse(String(asset.source)) as Record<string, { file: string }>
        const entries = new Map(Object.values(manifest).map((entry) => [entry.file, entry]))
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
        refuseCircles(new Map(chunks.map(({ fileName, imports }) => [fileName, imports])))
        const isLazy = new Set(
          [...this.getModuleIds()].flatMap((id) => this.getModuleInfo(id)?.dynamicallyImportedIds ?? []),
        )
        for (const { fileName, moduleIds } of chunks) {
          const entry = entries.get(fileName)
          for (const id of moduleIds) {
            if (entry && isLazy.has(id)) manifest[relative(root, id)] ??= entry
          }
        }
        asset.source = JSON.stringify(manifest, null, 2)
      },
    },
  }
}

/** @throws Error naming the files of a circle of static imports. */
export function refuseCircles(imports: ReadonlyMap<string, readonly string[]>): void {
  const done = new Set<string>()
  const visit = (file: string, path: readonly string[]) => {
    if (path.includes(file)) throw new Error(`Files that import each other: ${[...path, file].join(' → ')}`)
    if (done.has(file)) return
    for (const imported of imports.get(file) ?? []) visit(imported, [...path, file])
    done.add(file)
  }
  for (const file of imports.keys()) visit(file, [])
}
