import { describe, expect, it } from 'vitest'
import type { UserId } from '#contract/ids.ts'
import type { Effect } from './faultServer.ts'
import { type Evidence, judge, type Meant } from './judge.ts'

const [alice, bob] = ['u-alice', 'u-bob'] as [UserId, UserId]
const said = (value: number, shown = true): Meant => ({ film: 'm-1', value, owner: alice, shown })
const effect = (value: number, applied = true, user = alice): Effect => ({ film: 'm-1', value, user, applied })
const word = (value: number) => ({ film: 'm-1', value })

function judged(evidence: Partial<Evidence> & { value?: number }) {
  const { value = null, ...given } = evidence
  const nothing = { meant: [], effects: [], left: [], refused: [], poisoned: new Set<string>() }
  const verdict = judge({ ...nothing, holds: () => value, ...given })
  return Object.fromEntries(Object.entries(verdict).filter(([, count]) => count > 0))
}

describe('the judge of the faults', () => {
  it('finds nothing where each word took effect once, in order', () => {
    expect(judged({ meant: [said(7), said(8)], effects: [effect(7), effect(8)], value: 8 })).toEqual({})
  })

  it('finds nothing where the last word alone took effect', () => {
    expect(judged({ meant: [said(7), said(8)], effects: [effect(8)], value: 8 })).toEqual({})
  })

  it('calls a word lost that is neither in effect nor on the device, and says whether the page was told', () => {
    expect(judged({ meant: [said(7)] })).toEqual({ lost: 1 })
    expect(judged({ meant: [said(7)], refused: [word(7)] })).toEqual({ lost: 1, told: 1 })
  })

  it('calls a last word lost that the server took for an older one', () => {
    expect(judged({ meant: [said(7), said(8)], effects: [effect(7), effect(8, false)], value: 7 })).toEqual({ lost: 1 })
  })

  it('expects nothing of a word that was never shown as done', () => {
    expect(judged({ meant: [said(7, false)] })).toEqual({})
    expect(judged({ meant: [said(7), said(8, false)], effects: [effect(7), effect(8)], value: 8 })).toEqual({})
  })

  it('calls a word doubled that took effect twice', () => {
    expect(judged({ meant: [said(7)], effects: [effect(7), effect(7)], value: 7 })).toEqual({ doubled: 1 })
  })

  it('calls an effect for somebody else by its name, and not lost', () => {
    expect(judged({ meant: [said(7)], effects: [effect(7, true, bob)] })).toEqual({ wrongUser: 1 })
  })

  it('calls it disorder when an earlier word takes effect after a later one', () => {
    expect(judged({ meant: [said(7), said(8)], effects: [effect(8), effect(7)], value: 7 })).toEqual({ disorder: 1 })
  })

  it('calls it disorder when the film does not hold the last word', () => {
    expect(judged({ meant: [said(7), said(8)], effects: [effect(7), effect(8)], value: 7 })).toEqual({ disorder: 1 })
  })

  it('calls a word stuck that still waits, unless nobody could send it', () => {
    const waits = { meant: [said(7)], left: [word(7)] }
    expect(judged(waits)).toEqual({ stuck: 1 })
    expect(judged({ ...waits, poisoned: new Set(['m-1']) })).toEqual({})
  })
})
