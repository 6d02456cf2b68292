import type { TvChannel } from '#contract/tv.ts'
import * as texts from '../../../texts/tv.ts'
import { Button } from '../../../ui/kit/Button.tsx'
import { Chip } from '../../../ui/kit/Chip.tsx'
import { Dialog } from '../../../ui/kit/Dialog.tsx'
import styles from './ChannelDialog.module.css'

type ChannelDialogProps = {
  channels: readonly TvChannel['channel'][]
  /** Slugs; empty: all. */
  chosen: readonly string[]
  onChoose: (chosen: string[]) => void
  onClosed: () => void
}

/** The channels to be shown. A choice holds at once: the programme behind follows. */
export function ChannelDialog({ channels, chosen, onChoose, onClosed }: ChannelDialogProps) {
  return (
    <Dialog label={texts.channelsTitle} onClosed={onClosed}>
      <h2 className={styles.title}>{texts.channelsTitle}</h2>
      <div className={styles.chips}>
        {channels.map(({ slug, name }) => {
          const isOn = chosen.includes(slug)
          return (
            <Chip
              key={slug}
              pressed={isOn}
              onClick={() => onChoose(isOn ? chosen.filter((each) => each !== slug) : [...chosen, slug])}
            >
              {name}
            </Chip>
          )
        })}
      </div>
      <form method="dialog" className={styles.foot}>
        <Button variant="ghost" onClick={() => onChoose([])}>
          {texts.allChannels}
        </Button>
        <Button type="submit">{texts.done}</Button>
      </form>
    </Dialog>
  )
}
