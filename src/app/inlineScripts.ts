export type InlineScripts = {
  /** The sources of all scripts that may run in the page. */
  readonly sources: readonly string[]
  /** A script as a tag. */
  write(source: string): string
  /** Allows a script that another library writes into the page as a tag. */
  allow(source: string): void
}

/** In these the parser of HTML leaves a script, or reads on where the script was to end. */
const NOT_ONE_SCRIPT = /<\/script|<!--/i

/**
 * Collects the inline scripts of one page where they are made. The page's policy allows these and no others: a script
 * that is part of the page's content is not among them.
 */
export function createInlineScripts(): InlineScripts {
  const sources: string[] = []
  const allow = (source: string) => {
    if (NOT_ONE_SCRIPT.test(source)) throw new Error('The source of an inline script ends the script.')
    sources.push(source)
  }
  return {
    sources,
    allow,
    write(source) {
      allow(source)
      return `<script>${source}</script>`
    },
  }
}
