import type { TitleCard } from '#contract/marks.ts'

/** The part of a title that the device keeps, to show the title without a network. */
export const toTitleCard = ({ permalink, title, year, poster }: TitleCard): TitleCard => ({
  permalink,
  title,
  year,
  poster,
})
