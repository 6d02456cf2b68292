import type { FastifyInstance, FastifyRequest } from 'fastify'
import { SIGNED_OUT_COOKIE, toCookieName } from '#contract/cookies.ts'

/** HttpOnly; its value is the session token, of which the database knows the hash only. */
export const SESSION_COOKIE = 'session'

/** Whether browsers reach the server by https: what cookies are `Secure` by. */
export const isSecure = ({ platform }: FastifyInstance): boolean => platform.config.publicUrl.protocol === 'https:'

/** The name of a cookie as browsers hold it. With https no other name is read: another host may have set that one. */
export const nameOf = (server: FastifyInstance, name: string): string => toCookieName(name, isSecure(server))

const read = ({ cookies, server }: FastifyRequest, name: string): string | undefined => cookies[nameOf(server, name)]

/** The token of the session that a request comes with. Whether it still holds, its session knows. */
export const readSessionToken = (request: FastifyRequest): string | undefined => read(request, SESSION_COOKIE)

/** Whether the browser's member has signed out, whatever session the request comes with. */
export const hasSignedOut = (request: FastifyRequest): boolean => read(request, SIGNED_OUT_COOKIE) !== undefined
