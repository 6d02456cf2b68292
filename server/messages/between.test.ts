import { expect, it } from 'vitest'
import { writingFriends } from '../../test/messages.ts'
import { describeOnBothDatabases } from '../../test/server.ts'

describeOnBothDatabases('messages between two members', (server) => {
  const { aThread } = writingFriends(server)

  it('reach the device again when one mutes the other, without the words of the muted, and when that ends', async () => {
    const { anna, ben, id } = await aThread({ bodies: ['Kommst du mit?'] })
    let since = ''
    const news = async () => {
      const page = (await ben.visitor.get(`/api/me/changes${since}`)).json()
      since = `?since=${page.cursor}`
      return page.changes.find((change: { kind: string }) => change.kind === 'messageThread')
    }
    expect(await news()).toMatchObject({ id, unread: 1, last: { body: 'Kommst du mit?' } })
    await ben.visitor.command('PUT', `${anna.path}/mute`)
    expect(await news()).toMatchObject({ id, unread: 0, last: null })
    await ben.visitor.command('DELETE', `${anna.path}/mute`)
    expect(await news()).toMatchObject({ id, unread: 1, last: { body: 'Kommst du mit?' } })
  })
})
