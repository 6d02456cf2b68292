import type { FastifyInstance } from 'fastify'
import type { UserId } from '#contract/ids.ts'
import type { Database } from '../db/client.ts'
import type { Clock } from './clock.ts'
import type { Config } from './config.ts'

/** A signed-in member, with the fields that every call needs. */
export type Member = {
  id: UserId
  username: string
  /** Space-separated role names. */
  credentials: string
  createdAt: Date
  /** The block by the moderation, whether it is still in force or not. */
  block?: { until: Date | null; reason: string } | null
  /** The session of the request, by the hash of its token. */
  sessionId?: string
}

/** The functions of the session domain that the http layer needs but cannot import. */
type SessionReader = {
  /** The user of a session token, or null when the token is unknown or expired. */
  findMember(token: string): Promise<Member | null>
}

/** The services that every call uses; `app.platform`. */
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
    /** A call to which the 24-hour rule applies. */
    publishes?: boolean
    /** A command: it runs once for each key. */
    command?: boolean
    /** For a path that is all parameters: the addresses that belong to this call. */
    serves?: (params: Readonly<Record<string, string>>) => boolean
  }
  interface FastifyRequest {
    /** When the request arrived. */
    arrivedAt: Date
    /** The member of the session; null for visitors, and on public calls, which do not read the session. */
    member: Member | null
    /** SHA-256 of method, path and body as sent: two commands with one key must agree in it. */
    commandHash: string
    /** Whether the body had arrived before the session was read. */
    isWhole: boolean
  }
}

/** Makes the platform known to calls. To be called before any of them is registered. */
export function decoratePlatform(app: FastifyInstance, platform: Platform): void {
  app.decorate('platform', platform)
  app.decorateRequest('member', null)
  app.decorateRequest('commandHash', '')
  app.decorateRequest('isWhole', false)
  // The guard of each call sets it before it is read.
  app.decorateRequest('arrivedAt', null as unknown as Date)
}
