import { useAtomValue, useSetAtom } from 'jotai'
import type { RatingInput } from '#contract/ratings.ts'
import { clearRatingAtom, type RatedTitle, rateTitleAtom, visibleRatingAtom } from '../../../atoms/ratings.ts'
import { RatingBox } from './RatingBox.tsx'
import { toRatingStatus } from './ratingStatus.ts'
import { useAfterLogin } from './useAfterLogin.ts'

type RateTitleProps = RatedTitle & { average: number | null }

/** One's own rating of a title, through the outbox. A visitor signs in first, and the rating goes on after it (E2b). */
export function RateTitle({ average, ...title }: RateTitleProps) {
  const rating = useAtomValue(visibleRatingAtom(title.type, title.id))
  const rate = useSetAtom(rateTitleAtom)
  const clear = useSetAtom(clearRatingAtom)
  const attempt = useAfterLogin()
  return (
    <RatingBox
      rating={rating}
      status={toRatingStatus(rating)}
      average={average}
      onRate={(input: RatingInput) => attempt(() => rate(title, input))}
      onClear={() => attempt(() => clear(title))}
    />
  )
}
