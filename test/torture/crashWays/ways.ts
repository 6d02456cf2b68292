import { batches } from './batches.ts'
import { manage } from './manage.ts'
import { namedByServer } from './namedByServer.ts'
import { otherDevices } from './otherDevices.ts'
import { refusals } from './refusals.ts'
import { sessions } from './sessions.ts'
import { temporaryFaults } from './temporaryFaults.ts'
import type { Ways } from './way.ts'

/** Every way except success, each with the fewest entries that show it. */
export const ways: Ways = {
  ...refusals,
  ...batches,
  ...otherDevices,
  ...sessions,
  ...temporaryFaults,
  ...manage,
  ...namedByServer,
}
