import type { FastifyInstance } from 'fastify'
import { BEACON_PATH } from '#contract/beacon.ts'
import { readLimit } from '../http/readLimit.ts'
import { createBeaconService } from './service.ts'

/** A transparent pixel, 43 bytes. */
const PIXEL = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAICRAEAOw==', 'base64')

/**
 * The tracking image. It knows nobody: it reads no cookie and sets none, and neither address nor browser are stored. Every
 * sight of it counts, so nobody may keep it.
 */
export function registerBeacon(app: FastifyInstance): void {
  const { config, database, clock } = app.platform
  const beacon = createBeaconService(database.db, config.publicUrl.host)
  app.get(
    BEACON_PATH,
    { schema: { hide: true }, exposeHeadRoute: false, onRequest: readLimit(app) },
    async (request, reply) => {
      // Another site may show the picture as often as it likes.
      const isOurs = request.headers['sec-fetch-site'] !== 'cross-site'
      if (isOurs) await app.inTurn(request, () => beacon.count(request.query, clock()))
      return reply.header('cache-control', 'no-store').type('image/gif').send(PIXEL)
    },
  )
}
