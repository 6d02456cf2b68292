import type { Author } from '#contract/author.ts'
import type { DatedThing } from '#contract/datedThings.ts'
import type { Intent } from '../../src/sync/commands/registry.ts'
import { anAuthor } from './community.ts'
import { aShowing } from './reminders.ts'

const AT = '2026-11-21T12:00:00.000Z'

type Proposed = { proposer: Author; showings: DatedThing[]; invited: Author[]; note: string }

/** The proposal of a meetup about two showings of one film. */
export const aProposal = (id: string, overrides: Partial<Proposed> = {}): Intent => ({
  kind: 'proposeMeetup',
  args: {
    ...{ id, title: 'Film s1', note: 'Kommt ihr?', createdAt: AT },
    proposer: anAuthor({ id: 'u-anna', username: 'anna' }),
    showings: [aShowing('s1'), aShowing('s2', { startsAt: '2026-11-22T19:15:00.000Z', date: '2026-11-22' })],
    invited: [anAuthor({ id: 'u-ben', username: 'ben' })],
    ...overrides,
  },
})

/** The state of a meetup's slot as the server confirms it. */
const aMeetupState = (overrides: object = {}) => ({
  ...{ status: 'open', proposer: anAuthor({ id: 'u-anna', username: 'anna' }), note: 'Kommt ihr?', decided: null },
  showings: [
    { thing: aShowing('s1'), status: 'kept' },
    { thing: aShowing('s2', { startsAt: '2026-11-22T19:15:00.000Z', date: '2026-11-22' }), status: 'kept' },
  ],
  invited: [{ user: anAuthor({ id: 'u-ben', username: 'ben' }), answers: {} }],
  createdAt: AT,
  ...overrides,
})

/** A meetup's slot as a device has it. */
export const aMeetup = (id: string, overrides: object = {}) => ({
  slot: `meetup/${id}`,
  state: aMeetupState(overrides),
  updatedAt: AT,
})
