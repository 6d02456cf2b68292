import { type ComponentProps, useState } from 'react'
import { useTooltip } from '../../atoms/shell/useTooltip.ts'
import * as texts from '../../texts/style.ts'
import { FavouriteButton } from '../../ui/cinema/FavouriteButton.tsx'
import { Button } from '../../ui/kit/Button.tsx'
import { Chip } from '../../ui/kit/Chip.tsx'
import { CountChip, CountRadio } from '../../ui/kit/CountChip.tsx'
import { DialogChip } from '../../ui/kit/DialogChip.tsx'
import { FilterRow } from '../../ui/kit/FilterRow.tsx'
import { Icon } from '../../ui/kit/Icon.tsx'
import { IconButton } from '../../ui/kit/IconButton.tsx'
import { LinkButton } from '../../ui/kit/LinkButton.tsx'
import { LinkButtonOut } from '../../ui/kit/LinkButtonOut.tsx'
import { MenuChip } from '../../ui/kit/MenuChip.tsx'
import { MoreButton } from '../../ui/kit/MoreButton.tsx'
import { networkIcons } from '../../ui/kit/networkIcons.ts'
import { Tooltip } from '../../ui/kit/Tooltip.tsx'
import { ShareButton } from '../../ui/share/ShareButton.tsx'
import { ShareOptions } from '../../ui/share/ShareOptions.tsx'
import { ThemeChoice } from '../../ui/shell/ThemeChoice.tsx'
import { Fields } from './Fields.tsx'
import { Section, Shown, State } from './Section.tsx'
import styles from './specimens.module.css'

const { states, variants, words } = texts
const nothing = () => {}

/** Buttons, choices and fields. */
export function Controls() {
  const [theme, setTheme] = useState<ComponentProps<typeof ThemeChoice>['chosen']>('system')
  return (
    <Section name="controls">
      <Shown file="Button.tsx">
        <State label={variants.primary}>
          <Button>{words.save}</Button>
        </State>
        <State label={variants.ghost}>
          <Button variant="ghost">
            <Icon name="bookmark" size="small" />
            {words.remember}
          </Button>
        </State>
        <State label={variants.text}>
          <Button variant="text">{words.later}</Button>
        </State>
        <State label={variants.danger}>
          <Button variant="danger">{words.deleteAll}</Button>
        </State>
        <State label={states.focus} focus>
          <Button>{words.save}</Button>
        </State>
        <State label={states.disabled}>
          <Button disabled>{words.save}</Button>
        </State>
        <State label={states.busy}>
          <Button busy>{words.saving}</Button>
        </State>
        <State label={states.long}>
          <div className={styles.narrow}>
            <Button wide>{words.longButton}</Button>
          </div>
        </State>
      </Shown>
      <Shown file="MoreButton.tsx">
        <State label={states.normal}>
          <MoreButton busy={false} onMore={nothing} wide={false} />
        </State>
        <State label={states.busy}>
          <MoreButton busy onMore={nothing} wide={false} />
        </State>
      </Shown>
      <Shown file="LinkButton.tsx">
        <State label={variants.primary}>
          <LinkButton to="/kino/kinoprogramm">{words.programme}</LinkButton>
        </State>
        <State label={variants.ghost}>
          <LinkButton to="/kino/kinoprogramm" variant="ghost">
            {words.programme}
          </LinkButton>
        </State>
        <State label={variants.text}>
          <LinkButton to="/kino/kinoprogramm" variant="text">
            {words.programme}
          </LinkButton>
        </State>
      </Shown>
      <Shown file="IconButton.tsx">
        <State label={states.normal}>
          <IconButton icon="menu" label={words.menu} />
        </State>
        <State label={states.focus} focus>
          <IconButton icon="x" label={words.close} />
        </State>
        <State label={states.disabled}>
          <IconButton icon="share" label={words.share} disabled />
        </State>
      </Shown>
      <Chips />
      <Fields />
      <Shown file="FavouriteButton.tsx">
        <State label={states.normal}>
          <FavouriteButton isKept={false} isPending={false} onToggle={nothing} />
        </State>
        <State label={states.saved}>
          <FavouriteButton isKept isPending={false} onToggle={nothing} />
        </State>
        <State label={states.pending}>
          <FavouriteButton isKept isPending onToggle={nothing} />
        </State>
        <State label={variants.short}>
          <FavouriteButton isKept={false} isPending={false} name={words.placeValue} onToggle={nothing} />
        </State>
      </Shown>
      <Shown file="ThemeChoice.tsx">
        <State label={states.normal} wide>
          <ThemeChoice chosen={theme} onChoose={setTheme} />
        </State>
      </Shown>
      <Shown file="ShareButton.tsx">
        <State label={states.normal}>
          <ShareButton title={texts.title} url="/dev/stil" onUnavailable={nothing} />
        </State>
      </Shown>
      <Shown file="ShareOptions.tsx">
        <State label={states.normal}>
          <div className={styles.pair}>
            <ShareOptions link={{ title: texts.title, url: '/dev/stil' }} />
          </div>
        </State>
      </Shown>
      <Shown file="LinkButtonOut.tsx">
        <State label={variants.plainLink}>
          <LinkButtonOut url="https://rampenlicht.example/" label={words.elsewhere} />
        </State>
        <State label={variants.social}>
          <div className={styles.row}>
            {Object.keys(networkIcons).map((network) => (
              <LinkButtonOut key={network} url={`https://${network}.example/`} label={network} network={network} />
            ))}
          </div>
        </State>
      </Shown>
      <Shown file="Tooltip.tsx">
        <State label={states.normal}>
          <Tooltip {...useTooltip()} text={words.tip}>
            {(trigger) => (
              <button type="button" className={`textLink ${styles.question}`} {...trigger}>
                <Icon name="info" size="small" />
                {words.tipTrigger}
              </button>
            )}
          </Tooltip>
        </State>
      </Shown>
    </Section>
  )
}

function Chips() {
  const [isOn, setOn] = useState(true)
  const [genre, setGenre] = useState('')
  const options = [
    { value: '', label: words.allGenres },
    { value: 'drama', label: words.drama },
  ]
  return (
    <>
      <Shown file="Chip.tsx">
        <State label={states.normal}>
          <Chip pressed={false} onClick={nothing}>
            {words.drama}
          </Chip>
        </State>
        <State label={states.pressed}>
          <Chip pressed={isOn} onClick={() => setOn(!isOn)}>
            {words.original}
          </Chip>
        </State>
        <State label={states.busy}>
          <Chip pressed busy onClick={nothing}>
            {words.drama}
          </Chip>
        </State>
      </Shown>
      <Shown file="CountChip.tsx">
        <State label={states.normal}>
          <CountChip label={words.drama} count={1284} pressed={false} onClick={nothing} />
        </State>
        <State label={states.pressed}>
          <CountChip label={words.drama} count={400} isOpen pressed onClick={nothing} />
        </State>
        <State label={states.on}>
          <CountRadio name="drama" label={words.drama} count={400} checked onChoose={nothing} />
        </State>
      </Shown>
      <Shown file="DialogChip.tsx">
        <State label={states.normal}>
          <DialogChip onClick={nothing}>{words.placeValue}</DialogChip>
        </State>
        <State label={states.on}>
          <DialogChip isOn onClick={nothing}>
            {words.drama}
          </DialogChip>
        </State>
        <State label={states.long}>
          <div className={styles.narrow}>
            <DialogChip onClick={nothing}>{words.longButton}</DialogChip>
          </div>
        </State>
      </Shown>
      <Shown file="MenuChip.tsx">
        <State label={states.normal}>
          <MenuChip label={words.genre} value={genre} options={options} isOn={genre !== ''} onChoose={setGenre} />
        </State>
        <State label={states.on}>
          <MenuChip label={words.genre} value="drama" options={options} isOn onChoose={nothing} />
        </State>
      </Shown>
      <Shown file="FilterRow.tsx">
        <State label={states.normal} wide>
          <FilterRow legend={words.filters}>
            <Chip pressed={isOn} onClick={() => setOn(!isOn)}>
              {words.original}
            </Chip>
            <Chip pressed={false} onClick={nothing}>
              {words.drama}
            </Chip>
            <DialogChip onClick={nothing}>{words.placeValue}</DialogChip>
          </FilterRow>
        </State>
      </Shown>
    </>
  )
}
