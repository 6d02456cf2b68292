import type { Call } from '#contract/call.ts'
import { calls } from '#contract/calls.ts'
import { markKinds } from '#contract/markKinds.ts'
import { typesWithMark } from '#contract/things.ts'
import { type Rule, rules } from './rules.ts'
import { type Role, sees, type ThingType } from './things.ts'

/** A call with its name in the rules. The call for all marks counts once for each kind of mark. */
export type Named = { name: string; call: Call; path: string }

const all: readonly Named[] = calls.flatMap((call) => {
  const paths = call.path.includes(':mark') ? markKinds.map((mark) => call.path.replace(':mark', mark)) : [call.path]
  return paths.map((path) => ({ name: `${call.method} ${path}`, call, path }))
})

/** The order of the rules: calls that end a session come last. A call without a rule comes after all others. */
const order = Object.keys(rules)
const placeOf = ({ name }: Named) => (order.includes(name) ? order.indexOf(name) : order.length)
export const named = all.toSorted((one, other) => placeOf(one) - placeOf(other))

/**
 * The types of things that a call may name, by the contract: the words of `type`; for a mark, the things that may have
 * it.
 */
export function typesOf({ call, path }: Named): readonly string[] {
  const mark = markKinds.find((each) => call.path.includes(':mark') && path.endsWith(`/${each}`))
  if (mark !== undefined) return typesWithMark(mark)
  const shape = call.params as { def?: { shape?: Record<string, { def?: { entries?: object } }> } } | undefined
  return path.includes(':type/:id') ? Object.values(shape?.def?.shape?.type?.def?.entries ?? {}) : []
}

/** The status of an answer: 200 stands for everything but a refusal of access. */
export type Expected = 200 | 401 | 403 | 404 | 460

/**
 * The status with which a call answers a role, by its rule.
 *
 * @param seenAs the role for which the answer is made: for a public call that of a visitor, in any session.
 */
export function expectAccess(
  rule: Rule,
  role: Role,
  thing?: { type: ThingType; state: string },
  seenAs: Role = role,
): Expected {
  if (rule.who !== 'everybody' && role === 'visitor') return 401
  if (rule.who === 'moderators' && role !== 'manager' && role !== 'admin') return 403
  if (rule.who === 'admins' && role !== 'admin') return 403
  if (rule.publishes && role === 'blocked') return 403
  if (rule.publishes && role === 'newcomer') return 460
  const refused = thing === undefined ? null : expectThing(rule, seenAs, thing)
  if (refused !== null) return refused
  return rule.reaches && role === 'blocked' ? 403 : 200
}

function expectThing(
  { asked }: Rule,
  role: Role,
  { type, state }: { type: ThingType; state: string },
): 403 | 404 | null {
  const states: Readonly<Record<string, readonly Role[]>> = sees[type]
  const isOwner = role === 'owner'
  if (state === 'unknown') return 404
  if (asked === 'known') return null
  if (asked === 'ownOnly') return isOwner ? null : 404
  const isTaken = type !== 'lists' && (state === 'hidden' || state === 'deleted')
  if (asked === 'place' && isTaken) return null
  const isOwn = asked === 'own' || asked === 'ownLive'
  if (isOwn && isOwner) return asked === 'ownLive' && (state === 'deleted' || state === 'onDraft') ? 404 : null
  // Its words cannot be read; the refusal still says that the thing belongs to another member.
  if (isOwn && isTaken) return 403
  if (!states[state]?.includes(role)) return 404
  return isOwn ? 403 : null
}
