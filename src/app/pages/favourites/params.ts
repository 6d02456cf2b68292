import type { WeekSearch } from '../../../atoms/favourites/week.ts'
import { calendarDate, oneOf, toValidated } from '../../core/readParams.ts'
import { toScreeningSearch } from '../../core/screeningParams.ts'

/** The day, versions and features of the favourites' week; `ansicht=zeit`: by time instead of by film. */
export const validateFavourites = toValidated<WeekSearch>(['date', 'version', 'feature', 'ansicht'], (raw) => ({
  date: calendarDate(raw.date),
  ...toScreeningSearch(raw),
  ansicht: oneOf(['zeit'], raw.ansicht),
}))
