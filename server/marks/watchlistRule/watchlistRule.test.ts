import { expect, it } from 'vitest'
import { changesOf } from '../../../test/marks.ts'
import { describeOnBothDatabases } from '../../../test/server.ts'
import type { Visitor } from '../../../test/visitor.ts'

describeOnBothDatabases('the rule for rated titles on the watchlist', (server) => {
  const put = (member: Visitor, rule: string, headers = {}) =>
    member.command('PUT', '/api/me/watchlist_rule', { rule }, headers)
  const at = (milliseconds: number) => ({
    'x-intent-at': new Date(server().clock.now.getTime() + milliseconds).toISOString(),
  })

  it("is kept for the member and told to the member's other devices", async () => {
    const member = await server().member()
    expect(await changesOf(member)).toEqual([])
    const updatedAt = server().clock.now.toISOString()
    expect((await put(member, 'remove')).json()).toEqual({ applied: true, current: { rule: 'remove', updatedAt } })
    expect((await put(member, 'ask')).json()).toMatchObject({ applied: true, current: { rule: 'ask' } })
    expect(await changesOf(member)).toEqual([{ kind: 'watchlistRule', rule: 'ask', updatedAt }])
    expect(await changesOf(await server().member())).toEqual([])
  })

  it('is the one that was meant last', async () => {
    const member = await server().member()
    await put(member, 'keep', at(-1000))
    expect((await put(member, 'remove', at(-60_000))).json()).toMatchObject({
      applied: false,
      current: { rule: 'keep' },
    })
  })

  it("is one of those that there are, and a member's", async () => {
    const member = await server().member()
    expect((await put(member, 'never')).statusCode).toBe(422)
    expect((await put(server().visitor(), 'keep')).statusCode).toBe(401)
  })
})
