/**
 * Whether a client has an answer already: whether `If-None-Match` names its ETag. Compared weakly, as for every GET: a tag
 * stands for the same content in any encoding.
 */
export function isKnown(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false
  return header.split(',').some((tag) => tag.trim() === '*' || strengthless(tag.trim()) === strengthless(etag))
}

const strengthless = (tag: string) => tag.replace(/^W\//, '')
