import { Link } from '@tanstack/react-router'
import { useAtomValue, useSetAtom } from 'jotai'
import { useRef, useState } from 'react'
import { MAX_ARTICLE_TITLE, MAX_DRAFT_LENGTH } from '#contract/articleDrafts.ts'
import { draftOf } from '../../atoms/blog/drafts.ts'
import { useEditedText } from '../../atoms/blog/useEditedText.ts'
import { saveTextAtom } from '../../atoms/blog/writeDraft.ts'
import { ownerAtom } from '../../atoms/core/session.ts'
import { useHydrated } from '../../atoms/core/useHydrated.ts'
import * as texts from '../../texts/blog.ts'
import { Button } from '../../ui/kit/Button.tsx'
import { Icon } from '../../ui/kit/Icon.tsx'
import { Conflict } from './Conflict.tsx'
import styles from './Editor.module.css'
import { Foot } from './Foot.tsx'
import { NoEditor } from './NoEditor.tsx'
import { Preview } from './Preview.tsx'
import { SaveState } from './SaveState.tsx'
import { Toolbar } from './Toolbar.tsx'
import { useWritingKeys } from './useWritingKeys.ts'
import { Versions } from './Versions.tsx'
import { write } from './write.ts'

/** The editor of an article: a plain text field, with or without a network. */
export function ArticleEditor({ id }: { id: string }) {
  const owner = useAtomValue(ownerAtom)
  const known = useAtomValue(draftOf(id, ''))
  const isReady = useHydrated() && known !== null
  if (owner === null || !isReady || known?.deleted) {
    return <NoEditor state={owner === null ? 'visitor' : isReady ? 'deleted' : 'loading'} />
  }
  return <Editor key={`${owner} ${id}`} id={id} />
}

function Editor({ id }: { id: string }) {
  const saved = useAtomValue(draftOf(id, ''))
  const { text, isDirty, savedAt, change } = useEditedText(id, saved)
  const save = useSetAtom(saveTextAtom)
  const area = useRef<HTMLTextAreaElement>(null)
  const [isPreview, setPreview] = useState(false)
  const onKeyDown = useWritingKeys(() => void save(id, { keep: true }))
  const { title, body } = text
  return (
    <div className={styles.page}>
      <h1 className="visuallyHidden">{texts.editorHeading}</h1>
      <div className={styles.head}>
        <Link to="/my_blog" className={styles.back}>
          <Icon name="left" size="small" />
          {texts.back}
        </Link>
        <SaveState draft={saved ?? null} isDirty={isDirty} savedAt={savedAt} />
        <Button variant="ghost" onClick={() => setPreview(!isPreview)}>
          {isPreview ? texts.write : texts.preview}
        </Button>
      </div>
      {saved?.other && <Conflict draft={saved} onChoose={(chosen) => change(chosen)} />}
      {isPreview ? (
        <Preview title={title} body={body} />
      ) : (
        <>
          <Toolbar area={area} onWrite={(edit) => area.current && write(area.current, edit)} />
          <div className={styles.sheet}>
            <label className="visuallyHidden" htmlFor="articleTitle">
              {texts.titleLabel}
            </label>
            <textarea
              id="articleTitle"
              className={styles.title}
              rows={1}
              maxLength={MAX_ARTICLE_TITLE}
              placeholder={texts.titleLabel}
              value={title}
              onChange={({ target }) => change({ title: target.value.replace(/\n/g, ' '), body })}
            />
            <label className="visuallyHidden" htmlFor="articleBody">
              {texts.bodyLabel}
            </label>
            <textarea
              id="articleBody"
              ref={area}
              className={styles.area}
              rows={12}
              maxLength={MAX_DRAFT_LENGTH}
              placeholder={texts.bodyHint}
              value={body}
              onChange={({ target }) => change({ title, body: target.value })}
              onKeyDown={onKeyDown}
            />
          </div>
        </>
      )}
      {saved && <Versions id={id} text={text} onRestore={(version) => change(version)} />}
      <Foot id={id} draft={saved ?? null} text={text} />
    </div>
  )
}
