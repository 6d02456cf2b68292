import * as texts from '../../texts/signup.ts'
import { CaptchaField } from '../../ui/captcha/CaptchaField.tsx'
import { Button } from '../../ui/kit/Button.tsx'
import { ErrorStrip } from '../../ui/kit/ErrorStrip.tsx'
import { SignupFields } from './SignupFields.tsx'
import styles from './SignupPanel.module.css'
import { useSignup } from './useSignup.ts'

type SignupPanelProps = {
  /** A page's own heading, or one inside an overlay. */
  heading?: 'h1' | 'h2'
  /** Called after a registration; the mail is on its way. */
  onDone: () => void
  /** Back to the login; without it there is no such button. */
  onBack?: () => void
}

/**
 * The registration of PRODUCT B4. The server's sentences stand beside their fields; nothing typed is ever taken away.
 */
export function SignupPanel({ heading: Heading = 'h2', onDone, onBack }: SignupPanelProps) {
  const { form, isBusy, faults, general, captcha, captchaFault, draft, submit, edit } = useSignup(onDone)
  return (
    <>
      <Heading className={styles.title}>{texts.signupTitle}</Heading>
      <p className={styles.lead}>{texts.signupLead}</p>
      {/* The rules are the server's, and so are their words. Without scripts nothing typed gets into an address. */}
      <form ref={form} method="post" noValidate onSubmit={(event) => void submit(event)} onInput={edit}>
        <SignupFields faults={faults} draft={draft} />
        <CaptchaField {...captcha} error={captchaFault} />
        {general !== undefined && <ErrorStrip message={general} />}
        <div className={styles.actions}>
          <Button type="submit" wide busy={isBusy}>
            {isBusy ? texts.registering : texts.register}
          </Button>
          {onBack && (
            <Button variant="text" wide onClick={onBack}>
              {texts.backToLogin}
            </Button>
          )}
        </div>
      </form>
    </>
  )
}
