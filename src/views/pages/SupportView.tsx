import { support } from '../../texts/pages/support.ts'
import { PageBody } from './PageBody.tsx'

/** Help for problems with the app. */
export function SupportView() {
  return <PageBody page={support} />
}
