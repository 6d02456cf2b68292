import { useAtomValue } from 'jotai'
import { ownerAtom } from '../../../atoms/core/session.ts'
import { Discussions } from './Discussions.tsx'
import { FriendsActs } from './FriendsActs.tsx'
import styles from './HomeCommunity.module.css'
import { NewLists } from './NewLists.tsx'

/** What the community talks about and collects; for members, what their friends do. */
export function HomeCommunity() {
  const owner = useAtomValue(ownerAtom)
  return (
    <div className={styles.parts}>
      <div className={styles.pair} data-alone={owner === null || undefined}>
        <Discussions />
        {owner !== null && <FriendsActs key={owner} />}
      </div>
      <NewLists />
    </div>
  )
}
