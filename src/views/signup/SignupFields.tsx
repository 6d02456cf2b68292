import type { SignupDraft } from '../../atoms/signup/signup.ts'
import * as texts from '../../texts/signup.ts'
import { CheckField } from '../../ui/kit/CheckField.tsx'
import { Field } from '../../ui/kit/Field.tsx'
import { PasswordField } from '../../ui/kit/PasswordField.tsx'
import styles from './SignupPanel.module.css'

type SignupFieldsProps = {
  faults: Readonly<Record<string, string>>
  /** The text that was typed before the form was left and opened again. */
  draft: SignupDraft
}

/** The fields of a registration. Each has the name under which it is sent (PRODUCT K3). */
export function SignupFields({ faults, draft }: SignupFieldsProps) {
  const [lead, terms, and, privacy] = texts.agreement
  return (
    <>
      <Field
        label={texts.username}
        hint={texts.usernameHint}
        name="username"
        defaultValue={draft.username}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={100}
        required
        error={faults.username}
      />
      <Field
        label={texts.email}
        name="email"
        type="email"
        defaultValue={draft.email}
        autoComplete="email"
        maxLength={320}
        required
        error={faults.email}
      />
      <PasswordField
        label={texts.password}
        hint={texts.passwordHint}
        name="password"
        autoComplete="new-password"
        maxLength={1000}
        required
        error={faults.password}
      />
      <div className={styles.boxes}>
        <CheckField name="age_verification" required error={faults.age_verification}>
          {texts.age}
        </CheckField>
        <CheckField name="terms_of_service_and_privacy" required error={faults.terms_of_service_and_privacy}>
          {lead}
          <a href="/pages/terms" target="_blank" rel="noopener">
            {terms}
          </a>
          {and}
          <a href="/pages/privacy" target="_blank" rel="noopener">
            {privacy}
          </a>
        </CheckField>
        <CheckField name="wants_newsletter" defaultChecked={draft.wantsNewsletter} error={faults.wants_newsletter}>
          {texts.newsletter}
        </CheckField>
      </div>
    </>
  )
}
