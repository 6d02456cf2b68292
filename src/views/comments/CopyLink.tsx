import { useRouter } from '@tanstack/react-router'
import { useSetAtom } from 'jotai'
import type { CommentId } from '#contract/ids.ts'
import { hasPage, toCommentPath, toThingPath } from '#contract/things.ts'
import type { CommentedThing } from '../../atoms/comments/commented.ts'
import { notifyAtom } from '../../atoms/core/toast.ts'
import * as texts from '../../texts/comments.ts'
import { Icon } from '../../ui/kit/Icon.tsx'
import { copyLink } from '../../ui/share/shareLink.ts'
import styles from './CopyLink.module.css'

type CopyLinkProps = {
  id: CommentId
  thing: CommentedThing
  /** The accessible name of the comment, because a page has several: "nora_felds Kommentar". */
  what: string
}

/** Copies the address of a comment. */
export function CopyLink({ id, thing, what }: CopyLinkProps) {
  const router = useRouter()
  const notify = useSetAtom(notifyAtom)
  const copy = async () => {
    const { type, about } = thing
    const page =
      about && hasPage(type) ? toThingPath(type, about.permalink, 'comments') : router.state.location.pathname
    const path = toCommentPath(page, id, type === 'trivia' ? thing.id : undefined)
    const isCopied = (await copyLink(path)) === 'copied'
    notify({
      kind: isCopied ? 'success' : 'info',
      message: isCopied ? texts.linkCopied : texts.linkNotCopied,
    })
  }
  return (
    <button type="button" className={styles.copy} title={texts.copyLink} onClick={() => void copy()}>
      <Icon name="link" size="small" />
      <span className="visuallyHidden">
        {texts.copyLink}: {what}
      </span>
    </button>
  )
}
