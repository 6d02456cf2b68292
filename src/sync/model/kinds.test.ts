// @vitest-environment node
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { anIntent, drawn } from '../../../test/builders/modelIntents.ts'
import { anna } from '../../../test/builders/outbox.ts'
import { registry } from '../commands/registry.ts'

it('draws every kind of command, with arguments that it takes', () => {
  expect(Object.keys(drawn).sort()).toEqual([...registry.keys()].sort())
  const intents = fc.sample(anIntent(anna), { numRuns: 1_000, seed: 1 })
  expect(new Set(intents.map(({ kind }) => kind)).size).toBe(registry.size)
  for (const { kind, args } of intents) expect(registry.get(kind)?.bind(args), kind).not.toBeNull()
})
