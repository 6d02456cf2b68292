import type { SearchFacets } from '#contract/search.ts'
import { clearFilters, genreMenu } from '../../texts/search.ts'
import { filterDone } from '../../texts/titles.ts'
import { CountChip } from '../../ui/kit/CountChip.tsx'
import { FilterDialog, FilterGroup } from '../../ui/kit/FilterDialog.tsx'
import { useFurther } from '../../ui/kit/useFurther.ts'

type GenreDialogProps = {
  genres: SearchFacets['genre']
  chosen: readonly string[]
  /** Are there more results than those that were counted? */
  isOpen: boolean
  /** @param replaces whether the dialog has chosen before: one step of the history leads back. */
  onChoose: (genres: string[] | undefined, replaces: boolean) => void
  onClosed: () => void
}

/** Genres of results, several at once. A choice holds at once: the results behind follow. */
export function GenreDialog({ genres, chosen, isOpen, onChoose, onClosed }: GenreDialogProps) {
  const isFurther = useFurther()
  const choose = (next: string[] | undefined) => onChoose(next, isFurther())
  const missing = chosen.filter((genre) => !genres.some(({ value }) => value === genre))
  const toggle = (genre: string) => {
    const next = chosen.includes(genre) ? chosen.filter((one) => one !== genre) : [...chosen, genre]
    choose(next.length > 0 ? next : undefined)
  }
  return (
    <FilterDialog
      title={genreMenu}
      reset={clearFilters}
      onReset={() => choose(undefined)}
      done={filterDone}
      onClosed={onClosed}
    >
      <FilterGroup legend={genreMenu}>
        {[...genres, ...missing.map((value) => ({ value, count: null }))].map(({ value, count }) => (
          <CountChip
            key={value}
            label={value}
            count={count}
            isOpen={isOpen}
            pressed={chosen.includes(value)}
            onClick={() => toggle(value)}
          />
        ))}
      </FilterGroup>
    </FilterDialog>
  )
}
