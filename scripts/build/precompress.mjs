/**
 * Compresses the built files once, as small as brotli and gzip can, beside their originals: what is sent a thousand
 * times should not be compressed in a hurry each time. The last step of `npm run build`.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

const client = new URL('../../dist/client/', import.meta.url).pathname
const worthIt = /\.(js|css|svg|webmanifest)$/

for (const name of readdirSync(client, { recursive: true })) {
  if (!worthIt.test(name)) continue
  const path = join(client, name)
  const content = readFileSync(path)
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length }
  writeFileSync(`${path}.br`, brotliCompressSync(content, { params }))
  writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }))
}
