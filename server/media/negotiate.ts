import type { FileFormat } from './imageFiles.ts'

/** AVIF for those who say that they take it; WebP, which every browser of today knows, for the others. */
export function negotiateFormat(accept: string | undefined): FileFormat {
  const takesAvif = (accept ?? '').split(',').some((range) => {
    const [type, ...parameters] = range.split(';').map((part) => part.trim().toLowerCase())
    const quality = parameters.find((parameter) => parameter.startsWith('q='))
    return type === 'image/avif' && (quality === undefined || Number(quality.slice(2)) > 0)
  })
  return takesAvif ? 'avif' : 'webp'
}
