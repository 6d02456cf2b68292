import { useAtomValue, useSetAtom } from 'jotai'
import { modalAtom } from '../../atoms/core/modal.ts'
import { ownerAtom } from '../../atoms/core/session.ts'
import { useHydrated } from '../../atoms/core/useHydrated.ts'
import { useNow } from '../../atoms/core/useNow.ts'
import { draftAtom, toggleDraftAtom } from '../../atoms/meetups/draft.ts'
import * as texts from '../../texts/meetups.ts'
import { IconButton } from '../../ui/kit/IconButton.tsx'
import { LinkButton } from '../../ui/kit/LinkButton.tsx'
import { Notice } from '../../ui/kit/Notice.tsx'
import { SignInForm } from '../../ui/login/SignInForm.tsx'
import { Loading } from './Loading.tsx'
import { MeetupForm } from './MeetupForm.tsx'
import styles from './Meetups.module.css'
import { toMoment, toShowingName } from './moments.ts'

/** "Verabreden": the showings that are chosen, and the form that proposes them to friends. */
export function MeetupFormView() {
  const owner = useAtomValue(ownerAtom)
  const known = useAtomValue(draftAtom)
  const open = useSetAtom(modalAtom)
  const toggle = useSetAtom(toggleDraftAtom)
  const now = useNow('1970-01-01T00:00:00Z')
  const draft = useHydrated() ? known : null
  return (
    <div className={styles.page}>
      <h1 tabIndex={-1}>{texts.formHeading}</h1>
      {draft === null ? (
        <Loading />
      ) : draft.length === 0 ? (
        <Notice
          {...{ kind: 'empty', icon: 'ticket', title: texts.formEmpty, text: texts.formEmptyText }}
          action={<LinkButton to="/kino/kinoprogramm">{texts.toProgramme}</LinkButton>}
        />
      ) : (
        <>
          <section className={styles.section}>
            <h2>{texts.chosenHeading(draft.length)}</h2>
            <ul>
              {draft.map((thing) => (
                <li key={thing.id} className={styles.chosen}>
                  <div className={styles.words}>
                    <p className={styles.moment}>{toMoment(thing, now)}</p>
                    <p className={styles.name}>{thing.title}</p>
                    <p className={styles.meta}>{[thing.place, thing.detail].filter(Boolean).join(' · ')}</p>
                  </div>
                  <IconButton
                    icon="x"
                    label={texts.takeOut(toShowingName(thing, now))}
                    onClick={() => void toggle(thing)}
                  />
                </li>
              ))}
            </ul>
          </section>
          {owner === null ? (
            <SignInForm text={texts.formVisitor} back="/verabreden" onSignIn={() => open({ type: 'login' })} />
          ) : (
            <MeetupForm key={owner} draft={draft} />
          )}
        </>
      )}
    </div>
  )
}
