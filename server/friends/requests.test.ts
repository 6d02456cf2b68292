import { expect, it } from 'vitest'
import { describeOnBothDatabases } from '../../test/server.ts'
import { REQUESTS } from '../marks/friendship/service.ts'

describeOnBothDatabases('requests for friendship', (server) => {
  it('are limited by the hour, answers are not', async () => {
    const member = await server().addUser()
    const visitor = await server().member(member)
    const others = await Promise.all(Array.from({ length: REQUESTS.max + 1 }, () => server().addUser()))
    const ask = (id: string) => visitor.command('PUT', `/api/users/${id}/friendship`)
    for (const { id } of others.slice(0, -1)) expect((await ask(id)).statusCode).toBe(200)
    const last = others.at(-1)
    const tooMany = await ask(last?.id ?? '')
    expect([tooMany.statusCode, Number(tooMany.headers['retry-after'])]).toEqual([429, REQUESTS.windowSeconds])
    expect(tooMany.json().code).toBe('quota_full')
    const asking = await server().member(last)
    await asking.command('PUT', `/api/users/${member.id}/friendship`)
    expect((await ask(last?.id ?? '')).statusCode).toBe(200)
  })
})
