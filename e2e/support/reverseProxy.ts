import { execFileSync, spawn } from 'node:child_process'
import { createHash, X509Certificate } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { freePort } from './server.ts'

/** The configuration that the documentation recommends to operators. */
const OPERATING = new URL('../../docs/OPERATING.md', import.meta.url)

/** nginx with TLS before a server, as in `docs/OPERATING.md`, but a minute in its cache lasts a second. */
export class ReverseProxy {
  /** On the loopback. */
  readonly port: number
  /** The only certificate of the proxy, self-signed. */
  readonly certificate: string
  private readonly folder: string
  private readonly end: () => Promise<void>

  private constructor(port: number, folder: string, certificate: string, end: () => Promise<void>) {
    this.port = port
    this.folder = folder
    this.certificate = certificate
    this.end = end
  }

  /** @param host the site's name; @param server the server's port. */
  static async start(nginx: string, host: string, server: number): Promise<ReverseProxy> {
    const [port, quicker] = [await freePort(), await freePort()]
    const folder = mkdtempSync(join(tmpdir(), 'lichtspiel-nginx-'))
    const certificate = makeCertificate(folder, host)
    const site = fill(readSite(), {
      'listen 443': `listen 127.0.0.1:${port}`,
      'lichtspiel.example': host,
      '/etc/ssl/lichtspiel.pem': join(folder, 'certificate.pem'),
      '/etc/ssl/private/lichtspiel.key': join(folder, 'key.pem'),
      '/var/cache/nginx/lichtspiel': join(folder, 'cache'),
      '127.0.0.1:3000': `127.0.0.1:${quicker}`,
    })
    writeFileSync(join(folder, 'nginx.conf'), toConfiguration(folder, site, quicker, server))
    const child = spawn(nginx, ['-p', folder, '-c', 'nginx.conf', '-e', 'errors.log'], { stdio: 'inherit' })
    const ended = once(child, 'exit')
    await expect.poll(() => canConnect(port), { message: 'nginx listens' }).toBe(true)
    return new ReverseProxy(port, folder, certificate, async () => {
      child.kill('SIGTERM')
      await ended
    })
  }

  /**
   * Arguments for Chromium: the way to the site, and trust in its certificate alone. A worker needs a valid
   * certificate.
   */
  browserArgs(host: string): readonly string[] {
    const key = new X509Certificate(this.certificate).publicKey.export({ type: 'spki', format: 'der' })
    return [
      `--host-resolver-rules=MAP ${host}:443 127.0.0.1:${this.port}`,
      `--ignore-certificate-errors-spki-list=${createHash('sha256').update(key).digest('base64')}`,
    ]
  }

  async stop(): Promise<void> {
    await this.end()
    await rm(this.folder, { recursive: true, force: true })
  }
}

function readSite(): string {
  const [, block] = /^```nginx\n([\s\S]*?)^```/m.exec(readFileSync(OPERATING, 'utf8')) ?? []
  if (block === undefined) throw new Error('docs/OPERATING.md has no configuration of nginx')
  return block
}

function fill(text: string, values: Readonly<Record<string, string>>): string {
  return Object.entries(values).reduce((filled, [example, value]) => {
    if (!filled.includes(example)) throw new Error(`docs/OPERATING.md does not say ${example}`)
    return filled.replaceAll(example, value)
  }, text)
}

/** The rest of Debian's nginx.conf around the site, and a server that turns each cached minute into a second. */
const toConfiguration = (folder: string, site: string, quicker: number, server: number) => `
daemon off;
pid ${folder}/pid;
worker_processes 1;
${process.getuid?.() === 0 ? 'user root;' : ''}
events {}
http {
  access_log off;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`).join('\n  ')}
  ${site}
  map $upstream_http_cache_control $sooner {
    "~^(?<before>.*s-maxage=)60(?<after>,.*)$" "\${before}1\${after}";
    default $upstream_http_cache_control;
  }
  server {
    listen 127.0.0.1:${quicker};
    client_max_body_size 0;
    location / {
      proxy_pass http://127.0.0.1:${server};
      proxy_http_version 1.1;
      proxy_set_header Connection "";
      proxy_set_header Host $http_host;
      proxy_hide_header Cache-Control;
      add_header Cache-Control $sooner always;
      add_header X-Accel-Buffering $upstream_http_x_accel_buffering always;
    }
  }
}
`

/** Makes a certificate of the host's name and its key in the folder. */
function makeCertificate(folder: string, host: string): string {
  const files = ['-keyout', join(folder, 'key.pem'), '-out', join(folder, 'certificate.pem')]
  const name = ['-subj', `/CN=${host}`, '-addext', `subjectAltName=DNS:${host}`]
  const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes']
  execFileSync('openssl', ['req', '-x509', '-days', '2', ...key, ...files, ...name], { stdio: 'ignore' })
  return readFileSync(join(folder, 'certificate.pem'), 'utf8')
}

async function canConnect(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1')
  try {
    await once(socket, 'connect')
    return true
  } catch {
    return false
  } finally {
    socket.destroy()
  }
}
