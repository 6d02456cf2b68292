import compress from '@fastify/compress'
import Fastify from 'fastify'
import { expect, it } from 'vitest'
import { readConfig } from './config.ts'
import { registerDocs } from './docs.ts'
import { registerErrorHandler } from './errorHandler.ts'
import { decoratePlatform } from './platform.ts'
import { registerReadLimit } from './readLimit.ts'

async function serve(max: number) {
  const app = Fastify()
  decoratePlatform(app, { config: readConfig({}, '/') } as typeof app.platform)
  registerErrorHandler(app)
  await app.register(compress)
  await registerReadLimit(app, max)
  await registerDocs(app)
  return app
}

it('refuses an address that asks for the reference, or for its files, too often', async () => {
  const app = await serve(2)
  const url = await app.listen({ host: '127.0.0.1', port: 0 })
  try {
    const status = async (path: string) => (await fetch(url + path)).status
    expect([await status('/api/docs/json'), await status('/api/docs/json')]).toEqual([200, 200])
    for (const path of ['/api/docs/', '/api/docs/json', '/api/docs/static/index.html']) {
      expect(await status(path), path).toBe(429)
    }
  } finally {
    await app.close()
  }
})

it('answers few at a time, whoever asks, and goes on afterwards', async () => {
  const app = await serve(1000)
  const url = await app.listen({ host: '127.0.0.1', port: 0 })
  try {
    // Compressed, each takes a while.
    const status = async () => {
      const answer = await fetch(`${url}/api/docs/static/swagger-ui-bundle.js`)
      await answer.arrayBuffer()
      return answer.status
    }
    const all = await Promise.all(Array.from({ length: 40 }, status))
    expect(all.filter((each) => each === 200)).toHaveLength(10)
    expect(all.filter((each) => each === 429)).toHaveLength(30)
    await expect.poll(status).toBe(200)
  } finally {
    await app.close()
  }
})

it('has no YAML, which would be made anew for each request', async () => {
  const app = await serve(10)
  for (const url of ['/api/docs/yaml', '/api/docs/%79aml?x=1'])
    expect((await app.inject(url)).statusCode, url).toBe(404)
  await app.close()
})

it('counts what it does not have as a call of its address', async () => {
  const app = await serve(2)
  const url = await app.listen({ host: '127.0.0.1', port: 0 })
  try {
    const status = async () => (await fetch(`${url}/api/docs/yaml`)).status
    expect([await status(), await status(), await status()]).toEqual([404, 404, 429])
  } finally {
    await app.close()
  }
})
