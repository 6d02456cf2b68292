import { months } from '#contract/dayWords.ts'
import type { CalendarDate } from '#contract/ids.ts'
import type { PersonJob } from '#contract/people.ts'
import type { PeopleFilter } from '../../atoms/person/filter.ts'
import * as texts from '../../texts/people.ts'
import { professions } from '../../texts/person.ts'
import { Chip } from '../../ui/kit/Chip.tsx'
import { FilterRow } from '../../ui/kit/FilterRow.tsx'
import { MenuChip } from '../../ui/kit/MenuChip.tsx'
import { useChosenSearch } from '../../ui/kit/useChosenSearch.ts'

type PeopleFiltersProps = {
  filter: PeopleFilter
  /** The day it is in Berlin. */
  today: CalendarDate
  onChange: (filter: PeopleFilter) => void
}

const JOBS: readonly PersonJob[] = ['director', 'writer', 'cast', 'creator']
/** A leap year's days of each month. */
const DAYS = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

/** Birthday and job. A birthday takes the place of a letter. */
export function PeopleFilters({ filter: shown, today, onChange }: PeopleFiltersProps) {
  const { showtime: _above, ...filter } = useChosenSearch<PeopleFilter & { showtime?: string }>('/people', shown)
  const thisDay = today.slice(5)
  const birthday = filter.birthday === 'today' ? thisDay : filter.birthday
  const setBirthday = (chosen: string | undefined) =>
    onChange({ ...filter, letter: undefined, birthday: chosen === thisDay ? 'today' : chosen })
  return (
    <FilterRow legend={texts.filters}>
      <Chip pressed={birthday === thisDay} onClick={() => setBirthday(birthday === thisDay ? undefined : thisDay)}>
        {texts.birthdayToday}
      </Chip>
      {birthday !== undefined && <BirthdayMenus birthday={birthday} onChoose={setBirthday} />}
      <MenuChip
        label={texts.jobMenu}
        value={filter.job ?? ''}
        options={[{ value: '', label: texts.allJobs }, ...JOBS.map((job) => ({ value: job, label: professions[job] }))]}
        isOn={Boolean(filter.job)}
        onChoose={(job) => onChange({ ...filter, job: job ? (job as PersonJob) : undefined })}
      />
    </FilterRow>
  )
}

function BirthdayMenus({ birthday, onChoose }: { birthday: string; onChoose: (birthday: string) => void }) {
  const [month, day] = birthday.split('-').map(Number) as [number, number]
  const most = DAYS[month - 1] ?? 31
  const choose = (month: number, day: number) => onChoose(`${pad(month)}-${pad(Math.min(day, DAYS[month - 1] ?? 31))}`)
  return (
    <>
      <MenuChip
        label={texts.dayMenu}
        value={`${day}`}
        options={Array.from({ length: most }, (_, index) => ({
          value: `${index + 1}`,
          label: texts.day(index + 1),
        }))}
        isOn
        onChoose={(chosen) => choose(month, Number(chosen))}
      />
      <MenuChip
        label={texts.monthMenu}
        value={`${month}`}
        options={months.map((label, index) => ({ value: `${index + 1}`, label }))}
        isOn
        onChoose={(chosen) => choose(Number(chosen), day)}
      />
    </>
  )
}

const pad = (number: number) => `${number}`.padStart(2, '0')
