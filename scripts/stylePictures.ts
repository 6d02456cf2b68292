import { type Connect, type Plugin, runnerImport } from 'vite'

type Art = typeof import('../server/art/service.ts')

/** `/images/stil-poster/348/Paprika`: kind, width, title. */
const PICTURE = /^\/stil-(poster|still)\/\d+\/([^/?]+)/

/**
 * Draws the pictures of the style page in Vite's servers, by the art that draws those of the demo: the page needs no other
 * server. `stil-gone` is never there.
 */
export function stylePictures(): Plugin {
  let art: Promise<Art> | undefined
  const loadArt = () => {
    art ??= runnerImport<Art>('./server/art/service.ts', { logLevel: 'error' }).then(({ module }) => module)
    return art
  }
  const draw: Connect.NextHandleFunction = async (request, response, next) => {
    const [, kind, name] = PICTURE.exec(request.url ?? '') ?? []
    if (request.url?.startsWith('/stil-gone/')) {
      response.statusCode = 404
      return void response.end()
    }
    if ((kind !== 'poster' && kind !== 'still') || name === undefined) return next()
    const { assignLooks, drawImage } = await loadArt()
    const title = decodeURIComponent(name).replaceAll('-', ' ')
    const seed = `stil-${title}`
    const [look] = assignLooks([{ seed, title, genres: [] }])
    if (!look) return next()
    const { svg } = drawImage({ kind, seed, title, year: null, credits: { directors: [], cast: [] }, look })
    response.setHeader('content-type', 'image/svg+xml')
    response.end(svg)
  }
  return {
    name: 'style-pictures',
    apply: 'serve',
    configureServer: ({ middlewares }) => void middlewares.use('/images', draw),
    configurePreviewServer: ({ middlewares }) => void middlewares.use('/images', draw),
  }
}
