import fc from 'fast-check'
import * as z from 'zod/mini'
import { oddText, oddValue } from './oddText.ts'
import { allThings, madeIds } from './things.ts'

type Json = z.core.JSONSchema.JSONSchema
type Values = fc.Arbitrary<unknown>

/** One value in so many is none that the schema takes, at each place of it. */
const GOOD = 30
const known = new Map<z.core.$ZodType, Values>()

/**
 * Values as a schema of the contract asks for them, seen as JSON Schema: mostly such as it takes, at and past the ends
 * of its ranges, with the ids of things that there are; at some places anything else.
 */
export function schemaValue(schema: z.core.$ZodType): Values {
  const values = known.get(schema) ?? toValue(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }), '')
  known.set(schema, values)
  return values
}

function toValue(schema: Json | boolean, name: string): Values {
  const good = typeof schema === 'boolean' ? oddValue : toGood(schema, name)
  return fc.oneof({ weight: GOOD, arbitrary: good }, { weight: 1, arbitrary: oddValue })
}

function toGood(schema: Json, name: string): Values {
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  const either = schema.anyOf ?? schema.oneOf
  if (either) return fc.oneof(...either.map((each) => toValue(each as Json, name)))
  switch (schema.type) {
    case 'string':
      return toText(schema, name)
    case 'integer':
    case 'number':
      return toNumber(schema)
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    case 'array':
      return toArray(schema, name)
    case 'object':
      return toObject(schema)
    default:
      return oddValue
  }
}

const instants = [
  '2026-11-21T11:00:00.000Z',
  '2026-11-21T12:00:00+01:00',
  '0002-01-01T00:00:00Z',
  '9998-12-31T23:59:59.999+14:00',
  '2026-02-29T00:00:00Z',
]
const dates = ['2026-11-21', '2026-11-22', '0001-01-01', '9999-12-31', '2024-02-29', '2026-02-29', '0000-01-01']
/** Names of fields that hold the id of something. */
const NAMES_THING = /^(id|item|member|parent_id|source_id|user|username|ids)$/

function toText({ format, pattern, minLength = 0, maxLength }: Json, name: string): Values {
  if (format === 'uuid') return fc.oneof(fc.constantFrom(...madeIds), fc.uuid())
  if (format === 'date-time') return fc.oneof(fc.constantFrom(...instants), fc.date({ noInvalidDate: true }).map(toIso))
  if (format === 'date') return fc.constantFrom(...dates)
  if (NAMES_THING.test(name)) return fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...allThings) }, oddText)
  if (pattern !== undefined) return fc.oneof({ weight: 4, arbitrary: matching(pattern) }, oddText)
  const ends = maxLength === undefined ? [minLength] : [minLength - 1, minLength, maxLength, maxLength + 1]
  const atEnds = fc
    .constantFrom(...ends.filter((length) => length >= 0))
    .chain((length) => fc.constantFrom('ä', 'a ', '💥').map((part) => part.repeat(length).slice(0, length)))
  const words = fc.string({ unit: 'grapheme', minLength: Math.min(minLength, 40), maxLength: 40 })
  return fc.oneof({ weight: 5, arbitrary: words }, { weight: 1, arbitrary: atEnds }, { weight: 2, arbitrary: oddText })
}

/** Text that fits a pattern; of one that looks ahead any text. */
function matching(pattern: string): fc.Arbitrary<string> {
  return /\(\?[!=<]/.test(pattern) ? oddText : fc.stringMatching(new RegExp(pattern, 'u'))
}

/** An instant as JSON spells it; years beyond four digits with their sign. */
const toIso = (date: Date) => date.toISOString()

function toNumber({ minimum = -10, maximum = 10, multipleOf = 1 }: Json): Values {
  const steps = fc.integer({ min: Math.ceil(minimum / multipleOf), max: Math.floor(maximum / multipleOf) })
  const ends = [minimum, maximum, minimum - multipleOf, maximum + multipleOf, minimum + multipleOf / 3, -0, 1e21]
  return fc.oneof(
    { weight: 5, arbitrary: steps.map((n) => n * multipleOf) },
    { weight: 1, arbitrary: fc.constantFrom(...ends) },
  )
}

function toArray({ items = {}, minItems = 0, maxItems = 5 }: Json, name: string): Values {
  const item = toValue(items as Json, name)
  const few = fc.array(item, { minLength: minItems, maxLength: Math.min(maxItems, Math.max(4, minItems)) })
  const atEnds = fc.constantFrom(Math.max(0, minItems - 1), maxItems, maxItems + 1)
  const same = fc.tuple(item, atEnds).map(([value, length]) => Array<unknown>(length).fill(value))
  return fc.oneof({ weight: 9, arbitrary: few }, { weight: 1, arbitrary: same })
}

/** Now and then without a field that is needed, or with one that nobody knows. */
function toObject({ properties = {}, required = [], additionalProperties }: Json): Values {
  const fields = Object.entries(properties).map(([name, schema]) =>
    fc
      .option(toValue(schema as Json, name), { nil: undefined, freq: required.includes(name) ? 40 : 2 })
      .map((value) => [name, value] as const),
  )
  const others = typeof additionalProperties === 'object' ? toValue(additionalProperties, '') : oddValue
  const unknown = fc.option(fc.tuple(oddText, others), { nil: undefined, freq: 12 })
  return fc.tuple(fc.tuple(...fields), unknown).map(([pairs, more]) => {
    // Not by assignment, which `__proto__` would not survive.
    const all = [...pairs.filter(([, value]) => value !== undefined), ...(more ? [more] : [])]
    return Object.fromEntries(all)
  })
}
