import { useSetAtom } from 'jotai'
import type { FooterItem } from '#contract/footer.ts'
import { type PagedType, toThingPath } from '#contract/things.ts'
import { modalAtom } from '../../atoms/core/modal.ts'
import { useResource } from '../../atoms/core/useResource.ts'
import { footerRef } from '../../atoms/shell/refs.ts'
import * as texts from '../../texts/footer.ts'
import { appearance, type MenuEntry } from '../../texts/shell.ts'
import { Button } from '../../ui/kit/Button.tsx'
import { Icon } from '../../ui/kit/Icon.tsx'
import { ConsentButton } from './consent/ConsentButton.tsx'
import styles from './Footer.module.css'
import { FooterColumn } from './FooterColumn.tsx'
import { FooterElsewhere } from './FooterElsewhere.tsx'

/** The links about the product, what is popular and what is to come, other sites of ours, and what the data is. */
export function Footer() {
  const footer = useResource(footerRef)
  const openModal = useSetAtom(modalAtom)
  const data = footer.state === 'idle' ? null : (footer.last?.data ?? null)
  return (
    <footer className={styles.footer}>
      <div className={`wrap ${styles.columns}`}>
        <FooterColumn title={texts.aboutTitle} entries={texts.footerLinks} wide />
        {data && (
          <>
            <FooterColumn title={texts.hotTitle} entries={data.hot.map(toEntry('movies'))} />
            <FooterColumn title={texts.starsTitle} entries={data.stars.map(toEntry('people'))} />
            <FooterColumn title={texts.upcomingTitle} entries={data.upcoming.map(toEntry('movies'))} />
          </>
        )}
      </div>
      {data && <FooterElsewhere links={data.links} classicUrl={data.classicUrl} />}
      <div className={`wrap ${styles.end}`}>
        <p className={styles.note}>{texts.demoNote}</p>
        <ConsentButton />
        <Button variant="ghost" onClick={() => openModal({ type: 'darkMode' })}>
          <Icon name="moon" size="small" />
          {appearance}
        </Button>
      </div>
    </footer>
  )
}

const toEntry =
  (type: PagedType) =>
  ({ permalink, label }: FooterItem): MenuEntry => ({ label, path: toThingPath(type, permalink) })
