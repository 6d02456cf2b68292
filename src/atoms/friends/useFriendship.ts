import { useSetAtom } from 'jotai'
import type { Author } from '#contract/author.ts'
import type { Relation } from '#contract/users.ts'
import { type Confirmation, confirmAtom } from '../core/modal.ts'
import { useMark } from '../marks/useMark.ts'
import { toShownRelation } from './friendship.ts'

/**
 * A friendship through the outbox: asked, accepted, withdrawn or refused at once, ended after a question.
 *
 * @param relation as the server's answer has it. @param fetchedAt when that was made.
 * @param words the message when the device cannot store it, and the question before a friendship ends.
 */
export function useFriendship(
  { id, username }: Pick<Author, 'id' | 'username'>,
  relation: Relation,
  fetchedAt: string,
  words: { storageFailed: string; end: Confirmation },
) {
  const mark = useMark('friendship', { type: 'users', id, name: username }, words.storageFailed)
  const confirm = useSetAtom(confirmAtom)
  const shown = toShownRelation(relation, fetchedAt, mark)
  const unsay = async () => {
    if (shown !== 'friends' || (await confirm(words.end))) await mark.clear()
  }
  return { relation: shown, state: mark.state, onSay: () => void mark.put(), onUnsay: () => void unsay() }
}
