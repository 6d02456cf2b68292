import { support } from '../../texts/pages/support.ts'
import { PageBody } from './PageBody.tsx'

/** What to do when something does not work. */
export function SupportView() {
  return <PageBody page={support} />
}
