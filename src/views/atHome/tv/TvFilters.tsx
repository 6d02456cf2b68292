import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import type { TvChannel } from '#contract/tv.ts'
import * as texts from '../../../texts/tv.ts'
import { Chip } from '../../../ui/kit/Chip.tsx'
import { DialogChip } from '../../../ui/kit/DialogChip.tsx'
import { FilterRow } from '../../../ui/kit/FilterRow.tsx'
import { useChosenSearch } from '../../../ui/kit/useChosenSearch.ts'
import { ChannelDialog } from './ChannelDialog.tsx'
import { NOW, PRIME_TIME } from './jumps.ts'
import styles from './TvFilters.module.css'
import type { TvChoice } from './toShown.ts'

const PATH = '/tv/fernsehprogramm'
/** A jump is the current page only where the address names it. */
const JUMP = { exact: true, includeHash: true }

type TvFiltersProps = {
  search: TvChoice & { tag?: string | undefined }
  channels: readonly TvChannel['channel'][]
  isToday: boolean
  onFilter: (change: TvChoice) => void
}

/** Jumps in the day, and the choice of channels and films. */
export function TvFilters({ search, channels, isToday, onFilter }: TvFiltersProps) {
  const { sender, type, tag } = useChosenSearch(PATH, search)
  const [isOpen, setIsOpen] = useState(false)
  const kept = { ...(sender ? { sender } : {}), ...(type ? { type } : {}) }
  return (
    <div className={styles.bar}>
      <FilterRow legend={texts.filters}>
        <nav className={styles.jumps} aria-label={texts.jumps}>
          <Link
            to={PATH}
            search={kept}
            hash={NOW}
            resetScroll={false}
            hashScrollIntoView={false}
            activeOptions={JUMP}
            className={styles.jump}
          >
            {texts.nowLink}
          </Link>
          <Link
            to={PATH}
            search={isToday || !tag ? kept : { tag, ...kept }}
            hash={PRIME_TIME}
            resetScroll={false}
            hashScrollIntoView={false}
            activeOptions={JUMP}
            className={styles.jump}
          >
            {texts.primeTime}
          </Link>
        </nav>
        <Chip pressed={type === 'movies'} onClick={() => onFilter({ type: type === 'movies' ? undefined : 'movies' })}>
          {texts.onlyFilms}
        </Chip>
        <DialogChip isOn={sender !== undefined} onClick={() => setIsOpen(true)}>
          {texts.channels(sender?.length ?? 0)}
        </DialogChip>
      </FilterRow>
      {isOpen && (
        <ChannelDialog
          channels={channels}
          chosen={sender ?? []}
          onChoose={(chosen) => onFilter({ sender: chosen.length > 0 ? chosen : undefined })}
          onClosed={() => setIsOpen(false)}
        />
      )}
    </div>
  )
}
