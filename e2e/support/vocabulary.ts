import { readFileSync } from 'node:fs'

/** The vocabulary of schema.org as the types of schema-dts declare it. */
const declared = readFileSync(new URL(import.meta.resolve('schema-dts').replace(/\.js$/, '.d.ts')), 'utf8')

/** Properties with the types of their values, by interface; and the interfaces that each extends. */
const interfaces = new Map<string, { parents: string[]; properties: Map<string, string[]> }>()
for (const [, name = '', parents = '', body = ''] of declared.matchAll(
  /^(?:export )?interface (\w+) extends ([^{]+) \{\n(.*?)^\}/gms,
)) {
  const properties = [...body.matchAll(/^ {4}"(\w+)"\?: SchemaValue<(.*), "\w+">;/gm)]
  interfaces.set(name, {
    parents: parents.split(', '),
    properties: new Map(properties.map(([, property = '', types = '']) => [property, types.split(' | ')])),
  })
}

/** The names of types that unite others: its own leaf, subtypes and plain values. */
const unions = new Map(
  [...declared.matchAll(/^export type (\w+) = (.*);/gm)].map(([, name = '', types = '']) => [name, types.split(' | ')]),
)

/** The types that a value may have where a type is asked for: its subtypes, and `string`, `number`, `boolean`. */
function toAllowed(type: string, seen = new Set<string>()): Set<string> {
  if (seen.has(type)) return seen
  seen.add(type.startsWith('`') ? 'string' : type)
  for (const each of unions.get(type) ?? []) toAllowed(each, seen)
  return seen
}

function findProperty(name: string, property: string): string[] | undefined {
  const found = interfaces.get(name)
  return (
    found?.properties.get(property) ??
    found?.parents.map((parent) => findProperty(parent, property)).find((types) => types !== undefined)
  )
}

type Node = Record<string, unknown> & { '@type': string }
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value)

/** A day, a month or a year, or an instant. */
const ISO_DATE = /^\d{4}(-\d{2}(-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2}))?)?)?$/
const ISO_DURATION = /^P(?!$)(\d+D)?(T(?!$)(\d+H)?(\d+M)?(\d+S)?)?$/

/** The faults of a value of a property, each with its path. */
function findValueFaults(value: unknown, types: readonly string[], path: string): string[] {
  if (Array.isArray(value)) return value.flatMap((each, index) => findValueFaults(each, types, `${path}[${index}]`))
  const allowed = new Set(types.flatMap((type) => [...toAllowed(type)]))
  if (isNode(value)) {
    const fits = allowed.has(value['@type']) || allowed.has(`${value['@type']}Leaf`)
    return [...(fits ? [] : [`${path}: ${value['@type']} is none of ${types}`]), ...findFaults(value, path)]
  }
  if (!allowed.has(typeof value)) return [`${path}: ${JSON.stringify(value)} is none of ${types}`]
  const isText = types.includes('Text')
  if (!isText && types.some((type) => /^Date(Time)?$/.test(type)) && !ISO_DATE.test(String(value)))
    return [`${path}: ${value} is no date`]
  if (!isText && types.includes('Duration') && !ISO_DURATION.test(String(value)))
    return [`${path}: ${value} is no duration`]
  return value === '' ? [`${path} is empty`] : []
}

/** The faults of a node of JSON-LD: types and properties that the vocabulary does not have, and values that do not fit. */
export function findFaults(node: Node, path = node['@type']): string[] {
  const leaf = `${node['@type']}Leaf`
  if (!interfaces.has(leaf)) return [`${path}: there is no type ${node['@type']}`]
  return Object.entries(node).flatMap(([property, value]) => {
    if (property.startsWith('@')) return []
    const types = findProperty(leaf, property)
    if (types === undefined) return [`${path}: ${node['@type']} has no ${property}`]
    return findValueFaults(value, types, `${path}.${property}`)
  })
}

/** All nodes within a piece of JSON-LD, at any depth. */
export function toNodes(value: unknown): Node[] {
  if (Array.isArray(value)) return value.flatMap(toNodes)
  if (!isNode(value)) return []
  return [...('@type' in value ? [value] : []), ...Object.values(value).flatMap(toNodes)]
}
