import { expect, it } from 'vitest'
import { toPermalink, toPersonSortKey, toSortKey } from './names.ts'

it.each([
  ['Manche mögen’s heiß', 'manche-moegens-heiss'],
  ['Blood & Sinners', 'blood-und-sinners'],
  ['Møøse – Łódź', 'moose-lodz'],
])('makes an address of %s', (name, permalink) => {
  expect(toPermalink(name)).toBe(permalink)
})

it.each([
  ['Die Blechtrommel', 'blechtrommel'],
  ['Das weiße Band', 'weisse band'],
  ['L’Avventura', 'l avventura'],
])('sorts %s without its article', (title, key) => {
  expect(toSortKey(title)).toBe(key)
})

it.each([
  ['Sandra Hüller', 'huller sandra'],
  ['Robert Downey Jr.', 'downey robert'],
  ['Søren Østergaard', 'ostergaard soren'],
  ['Zendaya', 'zendaya'],
  ['Vasundhara Das', 'das vasundhara'],
])('sorts %s by the last name, as its base letters', (name, key) => {
  expect(toPersonSortKey(name)).toBe(key)
})
