import * as texts from '../../texts/style.ts'
import css from '../../ui/tokens.css?raw'
import { isColor, pickTokens, readTokens, type Token, type TokenGroup } from './readTokens.ts'
import { Section } from './Section.tsx'
import styles from './Tokens.module.css'

const all = readTokens(css)
const colors = pickTokens(all, isColor)
const named = (pattern: RegExp): readonly Token[] =>
  pickTokens(all, ({ name }) => pattern.test(name)).flatMap(({ tokens }) => tokens)
const fonts = ['--font-head', '--font-body', '--font-ui']

/** The design tokens, read from their style sheet. */
export function Tokens() {
  return (
    <>
      <Section name="colors">
        <div className={styles.schemes}>
          <Palette scheme="light" />
          <Palette scheme="dark" />
        </div>
      </Section>
      <Section name="type">
        {fonts.map((font) => (
          <p key={font} className={styles.font} data-font={font}>
            {texts.words.sample}
            <Name token={font} />
          </p>
        ))}
        {named(/^--t-/).map(({ name, value }) => (
          <p key={name} className={styles.size}>
            <span style={{ fontSize: `var(${name})` }} data-font={toFont(name)}>
              {texts.words.specimen}
            </span>
            <Name token={name} value={value} />
          </p>
        ))}
      </Section>
      <Section name="space">
        <div className={styles.spaces}>
          {named(/^--(s\d+|tap|search-h|linkicon|avatar-[sm]|sticky-\w+|poster-s\w+)$/).map(({ name, value }) => (
            <p key={name} className={styles.space}>
              <i style={{ inlineSize: `var(${name})` }} />
              <Name token={name} value={value} />
            </p>
          ))}
        </div>
        <div className={styles.tiles}>
          {named(/^--rad-/).map(({ name, value }) => (
            <p key={name} className={styles.tile} style={{ borderRadius: `var(${name})` }}>
              <Name token={name} value={value} />
            </p>
          ))}
          {named(/^--sh-(poster|pop|modal)$/).map(({ name }) => (
            <p key={name} className={styles.tile} style={{ boxShadow: `var(${name})` }}>
              <Name token={name} />
            </p>
          ))}
        </div>
      </Section>
    </>
  )
}

/** Which of the three a size belongs to. */
function toFont(size: string): string {
  if (/-(h\d|nav|figure)$/.test(size)) return '--font-head'
  return size === '--t-body' ? '--font-body' : '--font-ui'
}

function Palette({ scheme }: { scheme: 'light' | 'dark' }) {
  return (
    <div className={styles.palette} data-scheme={scheme}>
      <h3>{texts.schemes[scheme]}</h3>
      {colors.map((group) => (
        <Colors key={group.title} {...group} />
      ))}
    </div>
  )
}

function Colors({ title, tokens }: TokenGroup) {
  return (
    <div className={styles.group}>
      <p className={styles.groupTitle} lang="en">
        {title}
      </p>
      <ul className={styles.swatches}>
        {tokens.map(({ name }) => (
          <li key={name} className={styles.swatch}>
            <i style={{ background: `var(${name})` }} />
            <Name token={name} />
          </li>
        ))}
      </ul>
    </div>
  )
}

function Name({ token, value }: { token: string; value?: string }) {
  return (
    <code className={styles.name}>
      {token}
      {value !== undefined && <span className={styles.value}>{value}</span>}
    </code>
  )
}
