import { useSetAtom } from 'jotai'
import { useEffect, useState } from 'react'
import type { Block } from '#contract/articleBody.ts'
import { previewAtom } from '../../atoms/blog/preview.ts'
import * as texts from '../../texts/blog.ts'
import { ArticleBody } from '../../ui/articles/ArticleBody.tsx'
import { LoadingDots } from '../../ui/kit/LoadingDots.tsx'
import styles from './Editor.module.css'

type Seen = { state: 'loading' | 'failed' } | { state: 'ready'; blocks: readonly (Block | null)[] }

/** The article as its page will show it, as the server renders it. */
export function Preview({ title, body }: { title: string; body: string }) {
  const preview = useSetAtom(previewAtom)
  const [seen, setSeen] = useState<Seen>({ state: 'loading' })
  useEffect(() => {
    let isLeft = false
    setSeen({ state: 'loading' })
    void preview(body).then((blocks) => {
      if (!isLeft) setSeen(blocks ? { state: 'ready', blocks } : { state: 'failed' })
    })
    return () => {
      isLeft = true
    }
  }, [preview, body])
  return (
    <div className={styles.sheet}>
      <h2 className={styles.title}>{title.trim() || texts.untitled}</h2>
      {seen.state === 'loading' && <LoadingDots label={texts.previewLoading} />}
      {seen.state === 'failed' && <p role="alert">{texts.previewFailed}</p>}
      {seen.state === 'ready' &&
        (seen.blocks.length === 0 ? <p>{texts.previewEmpty}</p> : <ArticleBody blocks={seen.blocks} />)}
    </div>
  )
}
