import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Session } from '#contract/session.ts'
import type { InlineSources } from './csp.ts'
import type { PageStart } from './pageStart.ts'

/** The interface of `dist/render/entryServer.js`, which is built from the app and loaded as a file (ADR 007). */
type Renderer = {
  render(input: {
    request: Request
    fetchApi: typeof globalThis.fetch
    session: Session
    template: string
    pageStart: (modules: readonly string[], html: string) => PageStart
    now: () => Date
  }): Promise<{
    response: Response
    /** The sources of the inline scripts and stylesheets that the renderer wrote, without those of the template. */
    inline: InlineSources
  }>
}

/** Loads the built renderer from the folder with the builds. */
export async function loadRenderer(distDir: string): Promise<Renderer> {
  return (await import(pathToFileURL(join(distDir, 'render', 'entryServer.js')).href)) as Renderer
}
