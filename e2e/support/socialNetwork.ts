import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

const APP_ID = 'our-app'

/** A member of the network. Without `email` the address was not shared. */
export type NetworkPerson = { id: string; name: string; email?: string }

/**
 * The social network on this machine: its SDK, the window that it opens for a login, and the Graph API. It has another
 * origin than the site, like the real one, so that the content and opener policies are tested.
 */
export class SocialNetwork {
  /** The person who is signed in there; null: nobody, so that a login connects nobody. */
  person: NetworkPerson | null = null
  /** Its script cannot be loaded, as behind an ad blocker. */
  isBlocked = false
  /** The requested paths. */
  readonly asked: string[] = []
  private readonly people = new Map<string, NetworkPerson>()
  private readonly server: Server
  private url = ''

  constructor() {
    this.server = createServer((request, response) => {
      this.answer(request, response)
    })
  }

  async start(): Promise<void> {
    this.server.listen(0, '127.0.0.1')
    await once(this.server, 'listening')
    this.url = `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections()
    this.server.close()
    await once(this.server, 'close')
  }

  /** The environment of an operator who uses the network. */
  get env(): Record<string, string> {
    return {
      FACEBOOK_APP_ID: APP_ID,
      FACEBOOK_GRAPH_URL: `${this.url}/graph`,
      FACEBOOK_SDK_URL: `${this.url}/de_DE/sdk.js`,
    }
  }

  private answer(request: IncomingMessage, response: ServerResponse): void {
    const { pathname, searchParams } = new URL(request.url ?? '/', this.url)
    this.asked.push(pathname)
    if (pathname === '/de_DE/sdk.js' && this.isBlocked) {
      request.socket.destroy()
      return
    }
    const [type, body] = this.toContent(pathname, searchParams.get('access_token') ?? '')
    if (body === undefined) response.writeHead(400)
    else response.setHeader('content-type', type)
    response.end(body)
  }

  private toContent(pathname: string, token: string): [type: string, body: string | undefined] {
    switch (pathname) {
      case '/de_DE/sdk.js':
        return ['text/javascript', `(${loader})(${JSON.stringify(this.url)})`]
      case '/de_DE/sdk/all.js':
        return ['text/javascript', `(${sdk})(${JSON.stringify(this.url)})`]
      case '/dialog':
        return ['text/html; charset=utf-8', dialog(this.toAnswer())]
      case '/graph/app':
        return ['application/json', JSON.stringify({ id: APP_ID })]
      default:
        return ['application/json', pathname === '/graph/me' ? JSON.stringify(this.people.get(token)) : undefined]
    }
  }

  private toAnswer(): unknown {
    if (this.person === null) return { status: 'unknown', authResponse: null }
    const accessToken = `token-${this.people.size}`
    this.people.set(accessToken, this.person)
    return { status: 'connected', authResponse: { accessToken } }
  }
}

/** Runs in the site's page: like the real loader, it does not use Trusted Types, and loads the rest of the SDK. */
const loader = `(url) => {
  const root = document.createElement('div')
  root.innerHTML = '<div id="fb-root"></div>'
  document.body.append(root)
  const rest = document.createElement('script')
  rest.src = url + '/de_DE/sdk/all.js'
  document.head.append(rest)
}`

/** Runs in the site's page: opens a window of the network, which reports how the login ended. */
const sdk = `(url) => {
  window.FB = {
    init: () => {},
    login: (onAnswer, { scope }) => {
      window.open(url + '/dialog?scope=' + scope, 'network', 'popup,width=400,height=500')
      const listen = ({ origin, data }) => {
        if (origin !== url) return
        removeEventListener('message', listen)
        onAnswer(data)
      }
      addEventListener('message', listen)
    },
  }
  window.fbAsyncInit()
}`

const dialog = (answer: unknown) => `<!doctype html><title>Netzwerk</title><button>Weiter</button><script>
document.querySelector('button').onclick = () => { opener.postMessage(${JSON.stringify(answer)}, '*'); close() }
</script>`
