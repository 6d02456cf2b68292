import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { ConfigError, readConfig } from './config.ts'
import { readSessionSecret } from './sessionSecret.ts'

describe('configuration', () => {
  it('needs nothing: this machine only, embedded database, demo world', () => {
    expect(readConfig({}, '/srv/app')).toMatchObject({
      host: '127.0.0.1',
      port: 3000,
      publicUrl: new URL('http://127.0.0.1:3000'),
      dataDir: '/srv/app/data',
      databaseUrl: undefined,
      productName: 'Lichtspiel',
      demoData: true,
      jobs: 'on',
      rateLimits: true,
    })
  })

  it('takes empty values for absent ones', () => {
    expect(readConfig({ PORT: '', PUBLIC_URL: ' ', DATABASE_URL: '', DEMO_DATA: '' }, '/')).toEqual(readConfig({}, '/'))
  })

  it('names every wrong value at once, and repeats no password', () => {
    const env = {
      PORT: '70000',
      PUBLIC_URL: 'lichtspiel.example',
      DATABASE_URL: 'mysql://root:geheim@db/x',
      SESSION_SECRET: 'kurz',
      DEMO_DATA: 'ja',
      LOG_LEVEL: 'loud',
      CLASSIC_URL: 'javascript:alert(1)',
      FOOTER_LINKS: 'social|Mastodon|https://a.example,Jobs|https://b.example',
      TRUST_PROXY: 'on',
    }
    const read = () => readConfig(env, '/')
    expect(read).toThrow(ConfigError)
    expect(read).toThrow(/9 wrong value/)
    for (const key of Object.keys(env)) expect(read).toThrow(new RegExp(`\\n {2}${key} must`))
    expect(read).not.toThrow(/geheim/)
  })

  it('checks what accounts need, and repeats no password of the mail server', () => {
    const env = {
      SMTP_URL: 'http://mailer:geheim@mail.example',
      MAIL_FROM: 'a@b.example\r\nBcc: c@d.example',
      USER_API_BASE: '//evil.example',
      FACEBOOK_GRAPH_URL: 'ftp://graph',
      FACEBOOK_SDK_URL: '/sdk.js',
      RECAPTCHA_SECRET: 'geheim',
      RECAPTCHA_URL: 'nirgends',
      CAPTCHA_BITS: '3',
      PASSWORD_MEMORY: '1',
    }
    const read = () => readConfig(env, '/')
    expect(read).toThrow(/9 wrong value/)
    for (const key of Object.keys(env)) expect(read).toThrow(new RegExp(`\\n {2}${key} must`))
    expect(read).not.toThrow(/geheim/)
  })

  it('shows written mails only where nobody else can reach the server', () => {
    const page = (env: Record<string, string>) => readConfig(env, '/').mailPage
    expect(page({})).toBe(true)
    expect(page({ HOST: '0.0.0.0' })).toBe(false)
    expect(page({ HOST: '0.0.0.0', DEMO_DATA: 'on' })).toBe(false)
    // Behind a proxy on the same machine.
    expect(page({ HOST: '127.0.0.1', PUBLIC_URL: 'https://lichtspiel.example' })).toBe(false)
    expect(page({ TRUST_PROXY: '1' })).toBe(false)
    expect(page({ SMTP_URL: 'smtp://mail.example' })).toBe(false)
  })

  it.each([
    ['listens for others', { HOST: '0.0.0.0' }],
    ['has a public address, by a proxy on the same machine', { PUBLIC_URL: 'https://lichtspiel.example' }],
    ['names the proxies in front', { TRUST_PROXY: 'loopback' }],
    ['counts the proxies in front', { TRUST_PROXY: '1' }],
  ])('turns the demo world off where it %s, unless told otherwise', (_name, env) => {
    expect(readConfig(env, '/')).toMatchObject({ demoData: false, demoOffBecauseReachable: true })
    expect(readConfig({ ...env, DEMO_DATA: 'on' }, '/')).toMatchObject({ demoData: true, demoOnlyHere: false })
  })

  it('has the demo world on by itself for this machine alone', () => {
    expect(readConfig({}, '/')).toMatchObject({ demoData: true, demoOnlyHere: true })
    expect(readConfig({ HOST: '::1' }, '/')).toMatchObject({ demoData: true, publicUrl: new URL('http://[::1]:3000') })
    expect(readConfig({ PUBLIC_URL: 'http://localhost:8080' }, '/').demoData).toBe(true)
    expect(readConfig({ DEMO_DATA: 'off' }, '/')).toMatchObject({ demoData: false, demoOffBecauseReachable: false })
  })

  it('has an example that names each of its keys and no other', () => {
    const read = new Set<string>()
    const env = new Proxy({}, { get: (_target, key) => void read.add(String(key)) })
    readConfig(env, '/')
    const example = readFileSync(new URL('../../.env.example', import.meta.url), 'utf8')
    const named = [...example.matchAll(/^(?:# )?([A-Z_]+)=/gm)].map((match) => match[1] ?? '')
    expect([...named].sort()).toEqual([...read].sort())
    const plain = Object.fromEntries([...example.matchAll(/^([A-Z_]+)=(.*)$/gm)].map((match) => [match[1], match[2]]))
    expect(readConfig(plain, '/')).toEqual(readConfig({}, '/'))
  })
})

describe('the session secret', () => {
  let folder = ''
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'lichtspiel-secret-'))
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  it('is the configured one, and then nothing is written', () => {
    expect(readSessionSecret('x'.repeat(32), join(folder, 'data'))).toBe('x'.repeat(32))
    expect(() => statSync(join(folder, 'data'))).toThrow()
  })

  it('is made once, kept, and readable by its owner alone', () => {
    const made = readSessionSecret(undefined, join(folder, 'data'))
    expect(made.length).toBeGreaterThanOrEqual(32)
    expect(readSessionSecret(undefined, join(folder, 'data'))).toBe(made)
    expect(statSync(join(folder, 'data', 'session-secret')).mode & 0o777).toBe(0o600)
  })

  it('is the one of the process that made the file at the same moment, and not written yet', async () => {
    const file = join(folder, 'session-secret')
    writeFileSync(file, '')
    const write = `require('node:fs').writeFileSync(${JSON.stringify(file)}, 'x'.repeat(43))`
    const other = new Worker(write, { eval: true })
    expect(readSessionSecret(undefined, folder)).toBe('x'.repeat(43))
    await other.terminate()
  })

  it('keeps the server from starting where it is damaged', () => {
    writeFileSync(join(folder, 'session-secret'), 'x')
    expect(() => readSessionSecret(undefined, folder)).toThrow('damaged')
  })
})
