import * as z from 'zod/mini'

/** A run of text that looks alike. A line break within it is the author's own. */
export const Span = z.object({
  text: z.string(),
  strong: z.optional(z.literal(true)),
  emphasis: z.optional(z.literal(true)),
  /** `http(s)`, or a path of this site; nothing else is ever a link. */
  href: z.optional(z.string().check(z.regex(/^(https?:\/\/|\/(?![/\\]))/))),
})
export type Span = z.infer<typeof Span>

/** The parts of a body (ADR 027). A union that only grows: to a page that does not know a kind it reads as null. */
export const Block = z.discriminatedUnion('kind', [
  /** A `quote` stands out as a pull quote; a `spoiler` is covered until the reader uncovers it. */
  z.object({ kind: z.enum(['paragraph', 'heading', 'quote', 'spoiler']), spans: z.array(Span) }),
  z.object({ kind: z.literal('list'), ordered: z.boolean(), items: z.array(z.array(Span)) }),
])
export type Block = z.infer<typeof Block>
