/** A mail as its sender writes it. German; plain text, no markup. */
export type Mail = {
  to: { name: string; address: string }
  subject: string
  paragraphs: readonly string[]
  /** What the mail asks for; stands below the paragraphs. */
  button?: { label: string; url: URL }
  /** Small, at the end: why this mail came and what to do when it was not meant. */
  note: string
}
