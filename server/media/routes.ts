import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyReply, onRequestAsyncHookHandler } from 'fastify'
import { ImageId } from '#contract/ids.ts'
import { isKnown } from '../http/isKnown.ts'
import { ProblemError } from '../http/problemError.ts'
import { createTurns, type InTurn } from '../http/turns.ts'
import type { Jobs } from '../jobs/service.ts'
import { isOnDemand } from './formats.ts'
import { type FileFormat, folderOfImage, imagesFolder, readImageFile } from './imageFiles.ts'
import type { ImageRow } from './imageRow.ts'
import { createMediaService } from './images/service.ts'
import { negotiateFormat } from './negotiate.ts'
import { createRenderProcess, type Render } from './renderProcess.ts'

/** A page shows sixty at most, a few pages are open at once, and a browser keeps what it has shown. */
const A_MINUTE = 6000
const TURNS = { atOnce: 8, waiting: 500 }

type ImageParams = { id: string; width: string; filename: string }

type MediaOptions = { render?: Render; aMinute?: number; inTurn?: InTurn }

/** Serves images, and draws those that wait. The options are passed in by tests only; the limits are of one address. */
export function registerMedia(
  app: FastifyInstance,
  jobs: Jobs,
  { render = createRenderProcess(), aMinute = A_MINUTE, inTurn = createTurns(app.platform, TURNS) }: MediaOptions = {},
): void {
  const { config, database, clock } = app.platform
  const folder = imagesFolder(config.dataDir)
  const media = createMediaService({ db: database.db, jobs, clock, render, folder })

  const onRequest = app.rateLimit({ max: aMinute }) as onRequestAsyncHookHandler

  app.get<{ Params: ImageParams }>('/images/:id/:width/:filename', { onRequest }, async (request, reply) => {
    const { id, width: widthText, filename } = request.params
    const image = ImageId.safeParse(id).success ? await inTurn(request, () => media.find(id)) : undefined
    const width = /^[1-9]\d*$/.test(widthText) ? Number(widthText) : 0
    if (!image || image.filename !== filename || !image.widths.includes(width)) throw new ProblemError('not_found')

    reply.header('vary', 'Accept')
    const format = negotiateFormat(request.headers.accept)
    const bytes = await readImageFile(folderOfImage(folder, image.id), width, format)
    if (bytes === null && isOnDemand(image.kind, width)) {
      await media.drawWidth(image, width)
      const other = await readWidest(folderOfImage(folder, image.id), image, format)
      if (other) return reply.header('cache-control', 'no-store').type(`image/${format}`).send(other)
    }
    if (bytes === null) {
      await (image.state === 'ready' ? media.drawAgain(image) : media.drawSoon(image))
      return sendPlaceholder(reply, image)
    }
    const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`
    reply.header('cache-control', 'public, max-age=31536000, immutable').header('etag', etag)
    if (isKnown(request.headers['if-none-match'], etag)) return reply.code(304).send()
    return reply.type(`image/${format}`).send(bytes)
  })
}

/** The widest that is in stock; null while it is not drawn, or where its file is lost. */
function readWidest(folder: string, { kind, widths }: ImageRow, format: FileFormat): Promise<Buffer | null> {
  const widest = Math.max(...widths.filter((width) => !isOnDemand(kind, width)))
  return readImageFile(folder, widest, format)
}

/** The image's colour in its shape, until it is drawn; nobody keeps it. */
function sendPlaceholder(reply: FastifyReply, { color, aspectRatio }: ImageRow): FastifyReply {
  const width = Math.round(aspectRatio * 1000)
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 1000" width="${width}" height="1000"><path fill="${color}" d="M0 0H${width}V1000H0Z"/></svg>`
  return reply.header('cache-control', 'no-store').type('image/svg+xml').send(svg)
}
