import type { Agent } from 'node:http'
import { CookieJar } from '../torture/browserLike.ts'
import type { Headers } from './headers.ts'
import type { PlainRequest } from './requests.ts'
import { senders } from './things.ts'
import { type Answer, sendPlain } from './wire.ts'

/** Of the demo world's members. */
const PASSWORD = 'popcorn-im-dunkeln'

/** A sender with cookies of its own, who signs in again whenever a request has ended the session. */
export class Browser {
  private jar = new CookieJar()
  private readonly username: string | null
  private readonly agent: Agent
  private readonly port: number

  constructor(agent: Agent, port: number, sender: keyof typeof senders) {
    this.agent = agent
    this.port = port
    this.username = senders[sender]
  }

  async send(request: PlainRequest): Promise<Answer> {
    if (!this.isReady()) await this.begin()
    const answer = await this.sendOwn(request)
    const isOwn = !request.headers.some(([name]) => name === 'cookie')
    if (isOwn && 'status' in answer && answer.status === 401) this.jar = new CookieJar()
    return answer
  }

  private isReady(): boolean {
    return /XSRF-TOKEN=/.test(this.jar.header) && (this.username === null || /session=/i.test(this.jar.header))
  }

  private async begin(): Promise<void> {
    const ask = { sender: 'visitor', method: 'GET', target: '/api/csrf_token', headers: [], body: null } as const
    await this.sendOwn(ask)
    if (this.username === null) return
    const body = Buffer.from(JSON.stringify({ username: this.username, password: PASSWORD }))
    const headers: Headers = [['content-type', 'application/json']]
    const answer = await this.sendOwn({ ...ask, method: 'POST', target: '/api/session', headers, body })
    if (!('status' in answer) || answer.status !== 200)
      throw new Error(`${this.username} cannot sign in: ${JSON.stringify(answer)}`)
  }

  /** With cookies and token, where the request has none of its own. */
  private async sendOwn(request: PlainRequest): Promise<Answer> {
    const cookie = this.jar.header
    const token = decodeURIComponent(/XSRF-TOKEN=([^;]*)/.exec(cookie)?.[1] ?? '')
    const own: Headers = [
      ['cookie', cookie],
      ['x-xsrf-token', token],
    ]
    const added = own.filter(([name, value]) => value !== '' && !request.headers.some(([each]) => each === name))
    const answer = await sendPlain(this.agent, this.port, { ...request, headers: [...request.headers, ...added] })
    if ('status' in answer) this.jar.store(answer.cookies)
    return answer
  }
}
