import * as z from 'zod/mini'
import { defineCall } from '#contract/call.ts'
import { defineCommand, keepAll } from '../../../src/sync/commands/command.ts'
import { registry, toRegistry } from '../../../src/sync/commands/registry.ts'
import { listSlot, thingLane } from '../../../src/sync/slots.ts'
import { done, type ModelCommand } from '../../builders/modelServerState.ts'
import { pass, type Ways } from './way.ts'

const thingCall = defineCall({
  ...{ method: 'POST', path: '/api/things/:id', summary: 'A thing', audience: 'member', command: true },
  params: z.object({ id: z.string() }),
  body: z.object({ parent: z.nullable(z.string()) }),
  answer: z.object({ id: z.string() }),
})

/** A thing that the server names itself. */
export const addThing = defineCommand({
  kind: 'addThing',
  args: z.object({ id: z.string(), parent: z.nullable(z.union([z.string(), z.object({ $ref: z.string() })])) }),
  state: z.object({}),
  lane: ({ id }) => thingLane('lists', id),
  slot: ({ id }) => listSlot(id),
  needs: ({ parent }) => (parent === null ? null : { kind: 'addThing', slot: listSlot('list') }),
  coalesce: keepAll,
  call: thingCall,
  request: ({ id, parent }) => ({ params: { id }, body: { parent: typeof parent === 'string' ? parent : null } }),
  fold: () => ({}),
  receipt: ({ id: server }, { id }) => ({ own: [], ids: { [id]: server } }),
})

/** Carries that command out; for `ModelServer.instead`. */
export const nameThing = ({ path }: ModelCommand) => (path[0] === 'things' ? done({ id: `server-${path[1]}` }) : null)

/** The server names a thing, and later commands refer to it. */
export const namedByServer: Ways = {
  'named by the server': {
    queue: [
      { kind: 'addThing', args: { id: 'list', parent: null } },
      { kind: 'addThing', args: { id: 'item', parent: { $ref: 'list' } } },
    ],
    registry: toRegistry([...registry.values(), addThing]),
    arrange: ({ server }) => {
      server.instead = nameThing
    },
    act: pass,
    ends: [['done addThing', 'done addThing']],
    check: ({ sent }) => {
      const parents = sent.filter(({ path }) => path.endsWith('item')).map(({ body }) => body)
      if (parents.some((body) => body !== '{"parent":"server-list"}')) throw new Error(`it was sent below ${parents}`)
    },
  },
}
