import type { FastifyInstance } from 'fastify'
import type { UserId } from '#contract/ids.ts'
import type { Database } from '../db/client.ts'
import type { Clock } from './clock.ts'
import type { Config } from './config.ts'

/** A signed-in user, as far as every call needs to know. */
export type Member = {
  id: UserId
  username: string
  /** Space-separated role names. */
  credentials: string
  createdAt: Date
  /** By the moderation, whether it still holds or not. */
  block?: { until: Date | null; reason: string } | null
  /** The session that asks, by the hash of its token. */
  sessionId?: string
}

/** What the http layer asks of the session domain, which it cannot import. */
type SessionReader = {
  /** The user of a session token, or null when it is unknown or has run out. */
  findMember(token: string): Promise<Member | null>
}

/** What every call is served with; `app.platform`. */
export type Platform = {
  config: Config
  database: Database
  clock: Clock
  sessions: SessionReader
  /** Signs XSRF tokens. */
  secret: string
}

declare module 'fastify' {
  interface FastifyInstance {
    platform: Platform
  }
  interface FastifyContextConfig {
    /** A call that the 24-hour rule holds back. */
    publishes?: boolean
    /** Runs once by its key. */
    command?: boolean
    /** Of a path that is all parameters: which addresses are this call's. */
    serves?: (params: Readonly<Record<string, string>>) => boolean
  }
  interface FastifyRequest {
    /** When the request arrived. */
    arrivedAt: Date
    /** The session's user; null for visitors, and on public calls, which do not ask. */
    member: Member | null
    /** SHA-256 of method, path and body as sent: two commands with one key must agree in it. */
    commandHash: string
    /** Its body had arrived before its member was asked for. */
    isWhole: boolean
  }
}

/** Makes the platform known to calls. Before any of them is registered. */
export function decoratePlatform(app: FastifyInstance, platform: Platform): void {
  app.decorate('platform', platform)
  app.decorateRequest('member', null)
  app.decorateRequest('commandHash', '')
  app.decorateRequest('isWhole', false)
  // The guard of each call sets it before anybody reads.
  app.decorateRequest('arrivedAt', null as unknown as Date)
}
