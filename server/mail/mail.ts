/** A mail as its sender writes it. German; plain text, no markup. */
export type Mail = {
  to: { name: string; address: string }
  subject: string
  paragraphs: readonly string[]
  /** The action that the mail asks for; placed below the paragraphs. */
  button?: { label: string; url: URL }
  /** Small print at the end: the reason for the mail, and advice for a reader who did not expect it. */
  note: string
}
