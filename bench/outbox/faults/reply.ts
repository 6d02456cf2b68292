import type { ServerResponse } from 'node:http'
import { problem, type Refusal } from '../../../test/builders/modelServerAnswers.ts'

/** What goes back over the wire. */
export type Reply = { status: number; headers: Readonly<Record<string, string>>; body: string }

/** The page of a captive portal, which says that all is well. */
export const portalPage: Reply = {
  status: 200,
  headers: { 'content-type': 'text/html' },
  body: '<html><title>Willkommen</title>',
}

/** As the server words a refusal. */
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
