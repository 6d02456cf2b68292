import { useRouter } from '@tanstack/react-router'
import { useSetAtom } from 'jotai'
import type { CommentId } from '#contract/ids.ts'
import type { CommentedThing } from '../../atoms/comments/commented.ts'
import { notifyAtom } from '../../atoms/toast.ts'
import * as texts from '../../texts/comments.ts'
import { Icon } from '../../ui/Icon.tsx'
import { toCommentPath } from '../../ui/linkedComment.ts'
import { copyLink } from '../../ui/shareLink.ts'
import styles from './CopyLink.module.css'

type CopyLinkProps = {
  id: CommentId
  thing: CommentedThing
  /** Whose it is, as a page has several: "nora_felds Kommentar". */
  what: string
}

/** Copies the address of a comment. */
export function CopyLink({ id, thing, what }: CopyLinkProps) {
  const router = useRouter()
  const notify = useSetAtom(notifyAtom)
  const copy = async () => {
    const path = toCommentPath(thing, id, router.state.location.pathname)
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
