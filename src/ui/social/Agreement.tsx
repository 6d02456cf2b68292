import { agreement } from '../../texts/social.ts'
import styles from './SocialLogin.module.css'

/** The terms that a press of the button accepts. The links open beside the form, so that no typed text is lost. */
export function Agreement({ id }: { id: string }) {
  return (
    <p id={id} className={styles.note}>
      {agreement.map((part) =>
        typeof part === 'string' ? (
          part
        ) : (
          <a key={part.to} href={part.to} target="_blank" rel="noopener">
            {part.text}
          </a>
        ),
      )}
    </p>
  )
}
