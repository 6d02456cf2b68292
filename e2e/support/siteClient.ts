import { once } from 'node:events'
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import { request } from 'node:https'
import { text } from 'node:stream/consumers'
import { expect } from '@playwright/test'

type Asked = { status: number; headers: IncomingHttpHeaders; body: string }
type Question = { method?: string; headers?: Record<string, string>; body?: unknown }

/** Somebody without a browser who asks a site with TLS, from an address of their own, and keeps the cookies. */
export class SiteClient {
  private readonly cookies = new Map<string, string>()
  private readonly site: { host: string; port: number; certificate: string }
  private readonly address: string

  /** @param address of the loopback network, 127.0.0.0/8, that the connections come from. */
  constructor(site: { host: string; port: number; certificate: string }, address: string) {
    this.site = site
    this.address = address
  }

  async ask(path: string, question: Question = {}): Promise<Asked> {
    const answer = await this.open(path, question)
    return { status: answer.statusCode ?? 0, headers: answer.headers, body: await text(answer) }
  }

  /** As `ask`, once the head is there: the body is still to come. */
  async open(path: string, { method = 'GET', headers = {}, body }: Question = {}): Promise<IncomingMessage> {
    const { host, port, certificate } = this.site
    const sent = request({
      host: '127.0.0.1',
      port,
      path,
      method,
      localAddress: this.address,
      servername: host,
      ca: certificate,
      headers: {
        host,
        ...(this.cookies.size > 0 && { cookie: [...this.cookies].map((pair) => pair.join('=')).join('; ') }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
    })
    sent.end(body === undefined ? undefined : JSON.stringify(body))
    const [answer] = (await once(sent, 'response')) as [IncomingMessage]
    for (const cookie of answer.headers['set-cookie'] ?? []) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
      this.cookies.set(name, value)
    }
    return answer
  }

  /** An unsafe call, with the token that it needs. */
  async send(method: string, path: string, body: unknown, headers: Record<string, string> = {}): Promise<Asked> {
    const token = JSON.parse((await this.ask('/api/csrf_token')).body)['X-CSRF-Token']
    return this.ask(path, { method, body, headers: { ...headers, 'x-xsrf-token': token } })
  }

  async signIn(username: string): Promise<void> {
    const { status, body } = await this.send('POST', '/api/session', { username, password: 'popcorn-im-dunkeln' })
    expect(status, body).toBe(200)
  }
}
