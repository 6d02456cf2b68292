import type { ServerResponse } from 'node:http'
import { problem, type Refusal } from '../../../test/builders/modelServerAnswers.ts'

/** An answer as it is sent over the network. */
export type Reply = { status: number; headers: Readonly<Record<string, string>>; body: string }

/** The page of a captive portal, which has the status of a success. */
export const portalPage: Reply = {
  status: 200,
  headers: { 'content-type': 'text/html' },
  body: '<html><title>Willkommen</title>',
}

/** A refusal in the words of the server. */
export const toRefusal = (refusal: Refusal): Promise<Reply> => toReply(problem(refusal))

export async function toReply(response: Response): Promise<Reply> {
  return {
    status: response.status,
    headers: Object.fromEntries(response.headers),
    body: JSON.stringify(await response.json()),
  }
}

export function write(output: ServerResponse, { status, headers, body }: Reply): void {
  output.writeHead(status, { ...headers, 'content-length': Buffer.byteLength(body) })
  output.end(body)
}
