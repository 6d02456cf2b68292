import { Link } from '@tanstack/react-router'
import type { Block, StaticPage } from '../../texts/pages/staticPage.ts'
import { onThisPage } from '../../texts/pages/staticPages.ts'
import styles from './PageBody.module.css'

/** A written page: its lead, a list of its headings, and what they stand over, set to be read. */
export function PageBody({ page }: { page: StaticPage }) {
  return (
    <article className={`wrap ${styles.page}`}>
      <header className={styles.head}>
        <h1>{page.title}</h1>
        <p className={styles.lead}>{page.lead}</p>
      </header>
      <nav className={styles.contents} aria-label={onThisPage}>
        <p className={styles.contentsTitle}>{onThisPage}</p>
        <ul>
          {page.sections.map(({ id, heading }) => (
            <li key={id}>
              <a href={`#${id}`} className={`textLink ${styles.entry}`}>
                {heading}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.body}>
        {page.sections.map(({ id, heading, blocks }) => (
          <section key={id} id={id} className={styles.section}>
            <h2>{heading}</h2>
            {blocks.map((block, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a written page never move
              <BlockOf key={index} block={block} />
            ))}
          </section>
        ))}
      </div>
    </article>
  )
}

function BlockOf({ block }: { block: Block }) {
  if (typeof block === 'string') return <p className={styles.text}>{block}</p>
  if ('list' in block) {
    return (
      <ul className={styles.list}>
        {block.list.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    )
  }
  return (
    <p className={styles.ways}>
      {block.ways.map(({ label, to }) => (
        <Link key={to} to={to as string} search={{}} className={`textLink ${styles.way}`}>
          {label}
        </Link>
      ))}
    </p>
  )
}
