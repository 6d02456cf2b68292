import { expect, it } from 'vitest'
import { meetingFriends } from '../../test/meetups.ts'
import { describeOnBothDatabases } from '../../test/server.ts'

describeOnBothDatabases('meetups between two members', (server) => {
  const { aPlan, decide, cancel, befriend, unsay } = meetingFriends(server)

  it('reach devices again when a friendship or a mute between two of their members changes', async () => {
    const { anna, ben, id, early } = await aPlan()
    let since = ''
    const news = async () => {
      const page = (await ben.visitor.get(`/api/me/changes${since}`)).json()
      since = `?since=${page.cursor}`
      const meetup = page.changes.find((change: { kind: string }) => change.kind === 'meetup')
      return meetup?.status ?? null
    }
    expect(await news()).toBe('open')
    await ben.visitor.command('PUT', `${anna.path}/mute`)
    expect(await news()).toBe('gone')
    await decide(anna, id, early)
    await ben.visitor.command('DELETE', `${anna.path}/mute`)
    expect(await news()).toBe('decided')
    await unsay(anna, ben)
    expect(await news()).toBe('gone')
    await cancel(anna, id)
    await befriend(anna, ben)
    expect(await news()).toBe('cancelled')
    await ben.visitor.command('PUT', `${anna.path}/follow`)
    expect(await news()).toBeNull()
  })
})
