import fc from 'fast-check'
import type { Call } from '#contract/call.ts'
import { encode, pick } from './encode.ts'
import { oddText } from './oddText.ts'
import { schemaValue } from './schemaValue.ts'
import { things } from './things.ts'

const textOf = (value: unknown): string => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''))

/** Ids for a parameter: by the folder before it, or by the type before it. */
function idOf(path: string, type: unknown): fc.Arbitrary<string> {
  const folder = /\/api\/(?:me\/|moderation\/)?(\w+)\/:id/.exec(path)?.[1] ?? textOf(type)
  const ids = (Object.hasOwn(things, folder) ? things[folder] : things.movies) ?? []
  return fc.oneof({ weight: 12, arbitrary: pick(ids) }, { weight: 2, arbitrary: oddText })
}

/** The address of a call with its parameters and its query. */
export function callAddress(call: Call): fc.Arbitrary<string> {
  const params = call.params ? schemaValue(call.params) : fc.constant({})
  const path = params.chain((values) => {
    const named = Object(values) as Record<string, unknown>
    const names = [...call.path.matchAll(/:(\w+)/g)].map(([, name = '']) => name)
    const parts = names.map((name) =>
      name === 'id' ? idOf(call.path, named.type) : fc.constant(textOf(named[name] ?? 'movies')),
    )
    return fc
      .tuple(...parts)
      .map((texts) => call.path.replace(/:(\w+)/g, (_whole, name: string) => encode(texts[names.indexOf(name)] ?? '')))
  })
  if (!call.query) return path
  return fc.tuple(path, schemaValue(call.query), twist).map(([before, query, add]) => before + add(toQuery(query)))
}

/** `key=value`; for arrays, `key[]=value`. */
function toQuery(query: unknown): string {
  const pairs = Object.entries(Object(query) as Record<string, unknown>).flatMap(([key, value]) =>
    Array.isArray(value)
      ? value.slice(0, 60).map((item) => `${encode(key)}[]=${encode(textOf(item))}`)
      : [`${encode(key)}=${encode(textOf(value))}`],
  )
  return pairs.length === 0 ? '' : `?${pairs.join('&')}`
}

/** The mistakes of other clients in a query: the same key twice, as an array, without a value, cut off. */
const twist: fc.Arbitrary<(query: string) => string> = fc.oneof(
  { weight: 8, arbitrary: fc.constant((query: string) => query) },
  {
    weight: 1,
    arbitrary: pick([
      (query) => `${query}&${query.slice(1)}`,
      (query) => query.replaceAll('=', '[]='),
      (query) => query.replaceAll('[]=', '='),
      (query) => query.replaceAll('=', '[a][b]='),
      (query) => query.replace(/=[^&]*/, ''),
      (query) => `${query}&__proto__[x]=1&constructor=1&=&&`,
      (query) => `${query}%`,
      (query) => `${query.replace('?', '??')}#?`,
    ] satisfies ((query: string) => string)[]),
  },
)
