import { Link } from '@tanstack/react-router'
import { Fragment } from 'react'
import type { Block, Span } from '#contract/articleBody.ts'
import { spoiler } from '../../texts/articles.ts'
import { Fold } from '../community/Fold.tsx'
import { toPlace } from '../kit/toPlace.ts'
import styles from './ArticleBody.module.css'

/** The blocks of an article. Null: a block of a kind that this version of the app does not know. */
export function ArticleBody({ blocks }: { blocks: readonly (Block | null)[] }) {
  return (
    <div className={styles.body}>
      {blocks.map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of an article never move
        <BlockOf key={index} block={block} />
      ))}
    </div>
  )
}

function BlockOf({ block }: { block: Block | null }) {
  switch (block?.kind) {
    case 'paragraph':
      return (
        <p>
          <Spans spans={block.spans} />
        </p>
      )
    case 'heading':
      return (
        <h2>
          <Spans spans={block.spans} />
        </h2>
      )
    case 'quote':
      return (
        <blockquote className={styles.quote}>
          <p>
            <Spans spans={block.spans} />
          </p>
        </blockquote>
      )
    case 'spoiler':
      return (
        <Fold why={spoiler}>
          <p>
            <Spans spans={block.spans} />
          </p>
        </Fold>
      )
    case 'list': {
      const List = block.ordered ? 'ol' : 'ul'
      return (
        <List className={styles.list}>
          {block.items.map((spans, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the items of an article's list never move
            <li key={index}>
              <Spans spans={spans} />
            </li>
          ))}
        </List>
      )
    }
    case undefined:
      return null
  }
}

function Spans({ spans }: { spans: readonly Span[] }) {
  return spans.map((span, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the spans of a block never move
    <Fragment key={index}>
      <SpanOf {...span} />
    </Fragment>
  ))
}

function SpanOf({ text, strong, emphasis, href }: Span) {
  const inner = emphasis ? <em>{text}</em> : text
  const words = strong ? <strong>{inner}</strong> : inner
  if (href === undefined) return words
  if (!href.startsWith('/')) {
    return (
      <a href={href} target="_blank" rel="nofollow ugc noopener">
        {words}
      </a>
    )
  }
  const [path = '/', hash] = href.split('#')
  return (
    <Link {...toPlace(path)} {...(hash ? { hash } : {})}>
      {words}
    </Link>
  )
}
