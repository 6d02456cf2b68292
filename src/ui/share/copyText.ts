/** The part of the browser that copying needs; a test passes its own. */
export type Clipboarded = { clipboard?: { writeText: (text: string) => Promise<void> } }

/** Copies a text. Fails where the browser has no clipboard for pages (plain http), or forbids it. */
export async function copyText(text: string, browser: Clipboarded = navigator): Promise<'copied' | 'failed'> {
  try {
    if (!browser.clipboard) return 'failed'
    await browser.clipboard.writeText(text)
    return 'copied'
  } catch {
    return 'failed'
  }
}
