import { agreement } from '../../texts/social.ts'
import styles from './SocialLogin.module.css'

/** What a press of the button means. The links open beside the form, so that nothing typed is lost. */
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
