import { useSetAtom } from 'jotai'
import { modalAtom } from '../../atoms/core/modal.ts'
import * as texts from '../../texts/blog.ts'
import { LinkButton } from '../../ui/kit/LinkButton.tsx'
import { Notice } from '../../ui/kit/Notice.tsx'
import { Skeleton } from '../../ui/kit/Skeleton.tsx'
import { SignInForm } from '../../ui/login/SignInForm.tsx'
import blog from './Blog.module.css'

/** The page of the editor where there is nothing to edit: for a visitor, before the device has answered, and once deleted. */
export function NoEditor({ state }: { state: 'visitor' | 'loading' | 'deleted' }) {
  const open = useSetAtom(modalAtom)
  if (state === 'visitor') {
    return (
      <div className={blog.page}>
        <h1>{texts.editorHeading}</h1>
        <SignInForm text={texts.visitor} back="/my_blog" onSignIn={() => open({ type: 'login' })} />
      </div>
    )
  }
  if (state === 'loading') {
    return (
      <div className={blog.page} aria-busy="true" role="status">
        <h1>{texts.editorHeading}</h1>
        <span className="visuallyHidden">{texts.loading}</span>
        <Skeleton className={blog.line} />
      </div>
    )
  }
  return (
    <div className={blog.page}>
      <h1>{texts.editorHeading}</h1>
      <Notice
        kind="empty"
        icon="pencil"
        title={texts.deletedTitle}
        text={texts.deletedText}
        action={<LinkButton to="/my_blog">{texts.back}</LinkButton>}
      />
    </div>
  )
}
