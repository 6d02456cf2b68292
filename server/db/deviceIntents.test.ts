import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { addMovie } from '../../test/catalogueRows.ts'
import { describeOnBothDatabases } from '../../test/server.ts'

describeOnBothDatabases('intents of one device in one slot', (server) => {
  /** A member with a film; `rate` sends the nth intent of a device, meant so many ms ago by its clock. */
  async function aScene() {
    const movie = await addMovie(server())
    const member = await server().member()
    const path = `/api/movies/${movie.id}/rating`
    const rate = (device: string, seq: number, value: number, agoMs: number) =>
      member.command(
        'PUT',
        path,
        { rating: { value, top: false, flop: false } },
        {
          'idempotency-key': randomUUID(),
          'x-intent-device': device,
          'x-intent-slot': 'rating',
          'x-intent-seq': String(seq),
          'x-intent-at': new Date(server().clock.now.getTime() - agoMs).toISOString(),
          'x-client-now': server().clock.now.toISOString(),
        },
      )
    return { member, path, rate }
  }
  const [one, other] = [randomUUID(), randomUUID()]

  it('take effect in their order, whatever their times say', async () => {
    const { rate } = await aScene()
    await rate(one, 1, 7, 0)
    server().clock.advance(1_000)
    expect((await rate(one, 2, 8.5, 60_000)).json()).toMatchObject({ applied: true, current: { value: 8.5 } })
  })

  it('take no effect any more once a later one has arrived', async () => {
    const { rate } = await aScene()
    await rate(one, 2, 8.5, 60_000)
    expect((await rate(one, 1, 7, 0)).json()).toMatchObject({ applied: false, current: { value: 8.5 } })
  })

  it('win and lose against those of another device by their times', async () => {
    const { rate } = await aScene()
    await rate(one, 1, 7, 3_000)
    expect((await rate(other, 1, 5, 2_000)).json()).toMatchObject({ applied: true })
    expect((await rate(one, 2, 8.5, 4_000)).json()).toMatchObject({ applied: false, current: { value: 5 } })
    expect((await rate(one, 3, 9, 1_000)).json()).toMatchObject({ applied: true, current: { value: 9 } })
  })

  it('keep their order when two of them arrive at the same moment', async () => {
    const { rate } = await aScene()
    for (let round = 0; round < 5; round += 1) {
      const seq = 10 * round
      await Promise.all([rate(one, seq + 2, 8, 60_000), rate(one, seq + 1, 7, 0)])
      const { current } = (await rate(other, round + 1, 1, 1e9)).json()
      expect(current).toMatchObject({ value: 8 })
    }
  })

  it('count by their times alone where their order cannot be read', async () => {
    const { member, path } = await aScene()
    for (const seq of ['', '-1', '1e3', '9'.repeat(30)]) {
      const headers = { 'x-intent-device': one, 'x-intent-slot': 'rating', 'x-intent-seq': seq }
      const answer = await member.command('PUT', path, { rating: { value: 3, top: false, flop: false } }, headers)
      expect(answer.json()).toMatchObject({ applied: true })
    }
  })

  it('order the changes of a comment, too', async () => {
    const movie = await addMovie(server())
    const member = await server().member()
    const id = randomUUID()
    await member.command('POST', `/api/movies/${movie.id}/comments`, { comment: { id, body: 'eins' } })
    const edit = (seq: number, body: string) =>
      member.command(
        'PATCH',
        `/api/comments/${id}`,
        { comment: { body } },
        { 'x-intent-device': one, 'x-intent-slot': 'comment', 'x-intent-seq': String(seq) },
      )
    await edit(2, 'drei')
    expect((await edit(1, 'zwei')).json()).toMatchObject({ applied: false, current: { body: 'drei' } })
  })
})
