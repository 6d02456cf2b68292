import { Socket } from 'node:net'
import type { FastifyRequest } from 'fastify'

/** Whether a request was made by this process itself, without a network: by a first page's loaders, or for a batch. */
export const isInProcess = (request: FastifyRequest): boolean => !(request.raw.socket instanceof Socket)
