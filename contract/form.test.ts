import { expect, it } from 'vitest'
import { decodeForm, encodeForm } from './form.ts'

it('wraps each field in the key, and finds it again', () => {
  const fields = { username: 'Käthe & Co', 'g-recaptcha-response': 'a+b=c' }
  const text = encodeForm('user', fields)
  expect(text).toContain('user%5Busername%5D=K%C3%A4the+%26+Co')
  expect(decodeForm(text)).toEqual({ user: fields })
})

it('leaves out what is no field of a thing, and touches no prototype', () => {
  const form = decodeForm('a=1&user[]=2&user[x][y]=3&__proto__[admin]=1&user[__proto__]=4&user[name]=5&user[name]=6')
  expect(form.user?.name).toBe('6')
  expect(Object.keys(form)).toEqual(['__proto__', 'user'])
  expect(({} as Record<string, unknown>).admin).toBeUndefined()
})
