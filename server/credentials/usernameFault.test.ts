import { expect, it } from 'vitest'
import { readDemoWorld } from '../demo/world.ts'
import { TAKEN, toUsername, usernameFault } from './service.ts'

const faultOf = (name: string) => usernameFault(toUsername(name), 'Lichtspiel')

it.each([
  ...['ạdmin', 'ädmin', 'admın', 'adm1n', 'admin1', '1admin', 'admin-2', 'admin-team', 'Admins', 'ŗoot', 'root1'],
  ...['moderatiọn', 'ṃoderation', 'modération', 'mod3ration', 'moderation-team', 'Kino.Moderation', 'moderatør'],
  ...['lichtspiel-support', 'lichtspie1', 'Lichtspiel_2', 'gelöschter.nutzer', 'gast7', 'user', 'User-1'],
])('keeps %s for the site', (name) => {
  expect(faultOf(name)).toBe(TAKEN)
})

it.each(['ƙinofan', 'kinoƒan', 'kɩnofan', 'kinoẝan', 'kinofaꞣ', 'kinoↄan'])('takes no rare letters: %s', (name) => {
  expect(faultOf(name)).toMatch(/^Möglich sind/)
})

it('takes names that people have', async () => {
  const { members } = await readDemoWorld()
  const names = [
    ...members.filter(({ signsIn }) => !signsIn).map(({ username }) => username),
    ...['Jürgen_Groß', 'Łukasz', 'Søren', 'Đoko', 'Þóra', 'Ștefan', 'Ngọc.Ánh', 'Ľubica', 'Œuvre', 'Гость', 'Ελένη'],
    ...['kiss.me', 'Badminton', 'Teamgeist', 'Systematiker', 'super-user', 'Filmrolle35', 'kinofan.1984', 'null-acht'],
  ]
  expect(names.filter((name) => faultOf(name) !== null)).toEqual([])
})
