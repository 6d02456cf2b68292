import * as texts from '../../texts/style.ts'
import { Avatar } from '../../ui/kit/Avatar.tsx'
import { Icon } from '../../ui/kit/Icon.tsx'
import { type IconName, icons } from '../../ui/kit/icons.ts'
import { LazyImage } from '../../ui/kit/LazyImage.tsx'
import { Logo } from '../../ui/kit/Logo.tsx'
import { Picture } from '../../ui/kit/Picture.tsx'
import { Poster, Still } from '../../ui/kit/Poster.tsx'
import { Section, Shown, State } from './Section.tsx'
import { gone, goneStill, longTitle, members, poster, still } from './samples.ts'
import styles from './specimens.module.css'

const { states, variants } = texts
const iconNames = Object.keys(icons) as IconName[]
const film = 'Paprika'
const SIZES = '174px'

/** Posters, stills, faces and signs. */
export function Pictures() {
  return (
    <Section name="pictures">
      <Shown file="Logo.tsx">
        <State label={states.normal}>
          <Logo />
        </State>
      </Shown>
      <Shown file="Icon.tsx">
        <State label={states.normal} wide>
          <ul className={styles.icons}>
            {iconNames.map((name) => (
              <li key={name}>
                <Icon name={name} />
                <code>{name}</code>
              </li>
            ))}
          </ul>
        </State>
        <State label={states.small}>
          <Icon name="clock" size="small" />
        </State>
        <State label={states.filled}>
          <Icon name="play" filled />
        </State>
      </Shown>
      <Shown file="Poster.tsx">
        <State label={states.normal}>
          <div className={styles.poster}>
            <Poster image={poster(film)} title={film} sizes={SIZES} />
          </div>
        </State>
        <State label={states.missing}>
          <div className={styles.poster}>
            <Poster image={null} title={film} sizes={SIZES} />
          </div>
        </State>
        <State label={states.failed}>
          <div className={styles.poster}>
            <Poster image={gone} title={film} sizes={SIZES} />
          </div>
        </State>
        <State label={states.long}>
          <div className={styles.poster}>
            <Poster image={gone} title={longTitle} sizes={SIZES} />
          </div>
        </State>
      </Shown>
      <Shown file="Picture.tsx">
        <State label={variants.stillShape}>
          <div className={styles.still}>
            <Still image={still(film)} sizes="300px" />
          </div>
        </State>
        <State label={states.failed}>
          <div className={styles.still}>
            <Still image={goneStill} sizes="300px" />
          </div>
        </State>
        <State label={variants.post}>
          <div className={styles.poster}>
            <Picture of="ForumPost" image={poster(film)} alt="" sizes={SIZES} />
          </div>
        </State>
        <State label={variants.posterShape}>
          <div className={styles.poster}>
            <Picture of="Series" image={poster('Dark', 1)} alt="" sizes={SIZES} />
          </div>
        </State>
      </Shown>
      <Shown file="LazyImage.tsx">
        <State label={states.normal}>
          <LazyImage src="/images/stil-poster/148/Transit" alt="" width={116} height={166} placeholder={null} />
        </State>
      </Shown>
      <Shown file="Avatar.tsx">
        <State label={states.missing}>
          <div className={styles.row}>
            {members.map((member) => (
              <Avatar key={member} name={member} src={null} />
            ))}
          </div>
        </State>
        <State label={states.small}>
          <div className={styles.row}>
            {members.map((member) => (
              <Avatar key={member} name={member} src={null} size="small" />
            ))}
          </div>
        </State>
        <State label={states.normal}>
          <Avatar name={film} src="/images/stil-poster/84/Phoenix" lazy />
        </State>
        <State label={states.failed}>
          <Avatar name="mira kolbe" src="/images/stil-gone/84/gone" lazy />
        </State>
      </Shown>
    </Section>
  )
}
