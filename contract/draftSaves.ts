/** A text of a draft under the name that the device gave it. */
export type DraftText = {
  title: string
  body: string
  /** Made by the device with each save: the next save names it as its base. */
  revision: string
}

/** A draft's text, and the text of another device that was written on an older revision of it; null without one. */
export type HeldTexts = DraftText & { other: DraftText | null }

/** A save: `base` is the revision that it changes, null for a new draft; `settles` the one of the two that it replaces. */
export type DraftSave = DraftText & { base: string | null; settles?: string | null | undefined }

/**
 * The texts after a save, by one rule on server and device: a text on the newest revision takes its place, one on the other
 * text takes the place of that, and one on anything else becomes the other text. Nothing is overwritten that the writer had
 * not seen; both texts may be written on until the member settles on one.
 */
export function mergeSave(before: HeldTexts | null, save: DraftSave): HeldTexts {
  const { title, body, revision, base, settles } = save
  const text = { title, body, revision }
  if (before === null) return { ...text, other: null }
  const { other } = before
  if (before.revision === revision || other?.revision === revision) return before
  if (base === before.revision) return { ...text, other: settles && other?.revision === settles ? null : other }
  return { title: before.title, body: before.body, revision: before.revision, other: text }
}
