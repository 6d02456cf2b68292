import fc from 'fast-check'
import { batchCall } from '#contract/batch.ts'
import type { Call } from '#contract/call.ts'
import { calls } from '#contract/calls.ts'
import { callAddress } from './callAddress.ts'
import { schemaValue } from './schemaValue.ts'
import { madeIds } from './things.ts'

const commands = calls.filter(({ command }) => command === true)

const optional = <T>(values: readonly T[]) => fc.option(fc.constantFrom(...values), { nil: undefined, freq: 3 })

/** One command of a batch: a real one, whose address and body its own schemas give. */
function toBatched(call: Call): fc.Arbitrary<object> {
  return fc.record({
    method: fc.constant(call.method),
    path: callAddress(call),
    key: fc.oneof(
      { weight: 9, arbitrary: fc.uuid({ version: 4 }) },
      { weight: 1, arbitrary: fc.constantFrom(...madeIds, 'x') },
    ),
    intent_at: optional(['2026-11-21T11:00:00.000Z', 'x', '9999-12-31T23:59:59Z']),
    intent_slot: optional(['a', 's'.repeat(200)]),
    intent_seq: optional([0, 1, 2 ** 53]),
    if_match: optional(['*', '"x"']),
    lane: optional(['one', 'two', '__proto__']),
    body: call.body ? schemaValue(call.body) : fc.constant(undefined),
  })
}

/** Bodies of batches; some are none, by the schema of the call itself. */
export const batchBody: fc.Arbitrary<unknown> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc
      .array(fc.constantFrom(...commands).chain(toBatched), { minLength: 1, maxLength: 6 })
      .map((each) => ({ commands: each })),
  },
  { weight: 1, arbitrary: schemaValue(batchCall.body) },
)
