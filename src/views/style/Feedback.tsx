import { type ComponentProps, useState } from 'react'
import { progress, progressLabel } from '../../texts/offlineBundle.ts'
import * as texts from '../../texts/style.ts'
import { clearFilters, filterDone, filterTitle, genreMenu } from '../../texts/titles.ts'
import { visitor } from '../../texts/watchlist.ts'
import { CaptchaField } from '../../ui/captcha/CaptchaField.tsx'
import { ConsentNotice } from '../../ui/consent/ConsentNotice.tsx'
import { AsOfNote } from '../../ui/kit/AsOfNote.tsx'
import { Button } from '../../ui/kit/Button.tsx'
import { Chip } from '../../ui/kit/Chip.tsx'
import { Dialog } from '../../ui/kit/Dialog.tsx'
import { ErrorStrip } from '../../ui/kit/ErrorStrip.tsx'
import { FilterDialog, FilterGroup } from '../../ui/kit/FilterDialog.tsx'
import { FlashMessage } from '../../ui/kit/FlashMessage.tsx'
import { LinkButton } from '../../ui/kit/LinkButton.tsx'
import { LoadingDots } from '../../ui/kit/LoadingDots.tsx'
import { Missing } from '../../ui/kit/Missing.tsx'
import { Notice } from '../../ui/kit/Notice.tsx'
import { ProgressLine } from '../../ui/kit/ProgressLine.tsx'
import { Skeleton } from '../../ui/kit/Skeleton.tsx'
import { SignInForm } from '../../ui/login/SignInForm.tsx'
import { InstallHint } from '../../ui/shell/InstallHint.tsx'
import { SocialLogin } from '../../ui/social/SocialLogin.tsx'
import { Section, Shown, State } from './Section.tsx'
import { fetchedAt, now } from './samples.ts'
import styles from './specimens.module.css'

const nothing = () => {}
const { states, variants, words } = texts

/** It loads, it is missing, it went wrong. */
export function Feedback() {
  return (
    <Section name="feedback">
      <Shown file="LoadingDots.tsx">
        <State label={states.loading}>
          <LoadingDots label={words.loadingCinemas} />
        </State>
      </Shown>
      <Shown file="ProgressLine.tsx">
        <State label={states.loading}>
          <ProgressLine label={progressLabel} value={3} max={8}>
            {progress(3, 8)}
          </ProgressLine>
        </State>
      </Shown>
      <Shown file="Skeleton.tsx">
        <State label={states.loading}>
          <Skeleton className={styles.skeleton} />
        </State>
      </Shown>
      <Shown file="ErrorStrip.tsx">
        <State label={states.error} wide>
          <ErrorStrip message={words.wrongLogin} />
        </State>
      </Shown>
      <Shown file="AsOfNote.tsx">
        <State label={states.offline}>
          <AsOfNote fetchedAt={fetchedAt} now={now} />
        </State>
      </Shown>
      <Shown file="Notice.tsx">
        <State label={states.empty}>
          <div className={styles.column}>
            <Notice
              kind="empty"
              title={words.emptyTitle}
              text={words.emptyText}
              action={<LinkButton to="/filme">{words.discover}</LinkButton>}
            />
          </div>
        </State>
      </Shown>
      <Shown file="Missing.tsx">
        <State label={states.error}>
          <MissingSample isOffline={false} />
        </State>
        <State label={states.offline}>
          <MissingSample isOffline />
        </State>
      </Shown>
      <Shown file="SignInForm.tsx">
        <State label={states.normal} wide>
          <SignInForm text={visitor} back="/my_watchlist" onSignIn={nothing} />
        </State>
      </Shown>
      <Shown file="InstallHint.tsx">
        <State label={states.pending} wide>
          <InstallHint waits onClose={nothing} />
        </State>
      </Shown>
      <Shown file="consent/ConsentNotice.tsx">
        <State label={states.disabled}>
          <div className={styles.column}>
            <ConsentNotice onAdjust={() => {}} />
          </div>
        </State>
      </Shown>
      <Shown file="social/SocialLogin.tsx">
        <State label={states.normal}>
          <SocialSample state="ready" />
        </State>
        <State label={states.busy}>
          <SocialSample state="running" />
        </State>
        <State label={states.error}>
          <SocialSample state="blocked" />
        </State>
        <State label={states.offline}>
          <SocialSample state="offline" />
        </State>
        <State label={states.disabled}>
          <SocialSample state="refused" />
        </State>
      </Shown>
      <Shown file="captcha/CaptchaField.tsx">
        <State label={states.busy}>
          <CaptchaSample view={{ state: 'working', percent: 60 }} />
        </State>
        <State label={states.normal}>
          <CaptchaSample view={{ state: 'solved' }} />
        </State>
        <State label={states.error}>
          <CaptchaSample view={{ state: 'failed' }} />
        </State>
      </Shown>
      <Shown file="FlashMessage.tsx">
        <State label={states.normal} wide>
          <FlashMessage message={words.flash} />
        </State>
      </Shown>
      <Shown file="Dialog.tsx">
        <State label={variants.login}>
          <DialogSample width="login" />
        </State>
        <State label={variants.wideDialog}>
          <DialogSample width="wide" />
        </State>
        <State label={variants.onPicture}>
          <DialogSample width="wide" onPicture />
        </State>
      </Shown>
      <Shown file="FilterDialog.tsx">
        <FilterSample />
      </Shown>
    </Section>
  )
}

function FilterSample() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="ghost" onClick={() => setOpen(true)}>
        {words.openDialog}
      </Button>
      {isOpen && (
        <FilterDialog
          title={filterTitle}
          reset={clearFilters}
          onReset={nothing}
          done={filterDone}
          onClosed={() => setOpen(false)}
        >
          <FilterGroup legend={genreMenu}>
            <Chip pressed onClick={nothing}>
              {words.placeValue}
            </Chip>
          </FilterGroup>
        </FilterDialog>
      )}
    </>
  )
}

function MissingSample({ isOffline }: { isOffline: boolean }) {
  return (
    <div className={styles.column}>
      <Missing
        isOffline={isOffline}
        offline={{ title: words.offlineTitle, text: words.offlineText }}
        error={{ title: words.errorTitle, text: words.errorText }}
        onRetry={nothing}
      />
    </div>
  )
}

function CaptchaSample({ view }: Pick<ComponentProps<typeof CaptchaField>, 'view'>) {
  return (
    <div className={styles.column}>
      <CaptchaField view={view} place={nothing} onRetry={nothing} onAdjust={nothing} />
    </div>
  )
}

function SocialSample({ state }: { state: ComponentProps<typeof SocialLogin>['state'] }) {
  return (
    <div className={styles.column}>
      <SocialLogin state={state} failure={null} onLogin={nothing} onRetry={nothing} onAdjust={nothing} />
    </div>
  )
}

function DialogSample({ width, onPicture = false }: { width: 'login' | 'wide'; onPicture?: boolean }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="ghost" onClick={() => setOpen(true)}>
        {words.openDialog}
      </Button>
      {isOpen && (
        <Dialog label={words.dialogTitle} width={width} onPicture={onPicture} onClosed={() => setOpen(false)}>
          <div className={styles.dialog} data-scheme={onPicture ? 'dark' : undefined}>
            <h2>{words.dialogTitle}</h2>
            <p>{words.dialogText}</p>
          </div>
          <form method="dialog">
            <Button type="submit">{words.close}</Button>
          </form>
        </Dialog>
      )}
    </>
  )
}
