import { expect, it } from 'vitest'
import { toFragment } from './toFragment.ts'

const at = (text: string) => toFragment(text.replace('|', ''), text.indexOf('|'))

it('is the name that ends at the caret, one letter at least', () => {
  expect(at('Danke @no|')).toEqual({ start: 6, typed: 'no' })
  expect(at('@tom.ber| und mehr')).toEqual({ start: 0, typed: 'tom.ber' })
  expect(at('Danke @|')).toBeNull()
  expect(at('Danke @no |')).toBeNull()
})

it.each(['mira@no|', 'lichtspiel.test/@no|', '@@no|', '_@no|'])('is none where no name may begin: %s', (text) => {
  expect(at(text)).toBeNull()
})

it('is none once it is longer than names are', () => {
  expect(at(`@${'n'.repeat(20)}|`)).toEqual({ start: 0, typed: 'n'.repeat(20) })
  expect(at(`@${'n'.repeat(21)}|`)).toBeNull()
})
