import type { TitleCard } from '#contract/marks.ts'

/** What the device keeps of a title, to show it without a network. */
export const toTitleCard = ({ permalink, title, year, poster }: TitleCard): TitleCard => ({
  permalink,
  title,
  year,
  poster,
})
