import { createOutbox } from '../../src/sync/outbox/openOutbox.ts'
import { ModelServer } from './modelServer.ts'
import { aDevice, anna } from './outbox.ts'
import { aReplayer } from './replayer.ts'

/** A page of anna's before the model server. `shown`: the state of a slot with what waits. */
export function aModelPage() {
  const device = aDevice()
  const server = new ModelServer(device.clock.now, anna)
  const outbox = createOutbox(device)
  return {
    device,
    server,
    replay: aReplayer(server, device),
    shown: async (slot: string) => (await outbox.readSlots(anna, '')).get(slot)?.value,
  }
}
