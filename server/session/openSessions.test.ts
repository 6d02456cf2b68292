import { expect, it } from 'vitest'
import { describeOnBothDatabases, TEST_PASSWORD } from '../../test/server.ts'

describeOnBothDatabases('an open session', (server) => {
  it('is listed to its member, who ends one elsewhere', async () => {
    const user = await server().addUser()
    const here = await server().member(user)
    server().clock.advance(1000)
    const there = server().visitor()
    await there.send(
      'POST',
      '/api/session',
      { username: user.username, password: TEST_PASSWORD },
      { 'user-agent': 'Telefon' },
    )
    const { items } = (await here.get('/api/me/sessions')).json()
    expect(items).toMatchObject([{ user_agent: 'Telefon', current: false }, { current: true }])
    expect(JSON.stringify(items)).not.toContain(there.cookies.get('session'))
    const left = await here.send('DELETE', `/api/me/sessions/${items[0].id}`)
    expect(left.json().items).toEqual([items[1]])
    expect((await there.get('/api/session')).json().type).toBe('AnonymousUser')
    expect((await here.get('/api/session')).json().type).toBe('RegisteredUser')
  })

  it('that asks signs itself out by ending itself', async () => {
    const visitor = await server().member()
    const { items } = (await visitor.get('/api/me/sessions')).json()
    const answer = await visitor.send('DELETE', `/api/me/sessions/${items[0].id}`)
    expect(answer.json()).toEqual({ items: [] })
    expect(visitor.cookies.has('session')).toBe(false)
  })

  it('of somebody else is neither listed nor ended', async () => {
    const victim = await server().member()
    const [theirs] = (await victim.get('/api/me/sessions')).json().items
    const stranger = await server().member()
    expect((await stranger.get('/api/me/sessions')).json().items).toHaveLength(1)
    expect((await stranger.send('DELETE', `/api/me/sessions/${theirs.id}`)).statusCode).toBe(404)
    expect((await victim.get('/api/session')).json().type).toBe('RegisteredUser')
    expect((await server().visitor().get('/api/me/sessions')).statusCode).toBe(401)
  })
})
