import type { PeopleFilter } from '../../../atoms/person/filter.ts'
import { oneOf, type Raw, text, toValidated, withoutUndefined } from '../../core/readParams.ts'

const like = (pattern: RegExp, value: unknown) => pattern.exec(text(value) ?? '')?.[0]

/** The list of people; `birthday` is `today`, or a month and a day: `03-20`. */
export function toPeopleSearch(raw: Raw): PeopleFilter {
  return withoutUndefined<PeopleFilter>({
    letter: like(/^([a-z]|other)$/, raw.letter),
    job: oneOf(['director', 'writer', 'cast', 'creator'], raw.job),
    birthday: like(
      /^(today|(0[13578]|1[02])-(0[1-9]|[12]\d|3[01])|(0[469]|11)-(0[1-9]|[12]\d|30)|02-(0[1-9]|[12]\d))$/,
      raw.birthday,
    ),
  })
}

export const validatePeople = toValidated<PeopleFilter>(['letter', 'job', 'birthday'], toPeopleSearch)
