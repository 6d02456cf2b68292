import { useAtomValue } from 'jotai'
import { ownerAtom } from '../../../atoms/core/session.ts'
import { Discussions } from './Discussions.tsx'
import { FriendsActs } from './FriendsActs.tsx'
import styles from './HomeCommunity.module.css'
import { NewLists } from './NewLists.tsx'

/** The discussions and lists of the community; for members, the latest acts of their friends too. */
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
