import { type DestinationStream, type Logger, pino } from 'pino'
import { toLoggedError } from '../db/loggedError.ts'

/** The process's log. Whoever logs an error names it `err`: then it holds no word of a member. */
export function createLogger(level: string, destination?: DestinationStream): Logger {
  const options = { level, serializers: { err: (error: unknown) => toLoggedError(error) } }
  return destination ? pino(options, destination) : pino(options)
}
