import { aspectRatios } from '#contract/image.ts'

export type ImageKind = 'poster' | 'still' | 'avatar'

type Format = {
  /** In pixels, ascending: those of the layouts (PRODUCT A14), doubled for dense screens. */
  widths: readonly number[]
  aspectRatio: number
  /** The widths that are drawn without a request: they stand in for the others, which are drawn once requested. */
  inStock: readonly number[]
}

export const formats: Readonly<Record<ImageKind, Format>> = {
  poster: { widths: [148, 348, 698], aspectRatio: aspectRatios.poster, inStock: [348] },
  still: { widths: [900, 1500, 2560], aspectRatio: aspectRatios.still, inStock: [900] },
  avatar: { widths: [52, 84, 168], aspectRatio: aspectRatios.avatar, inStock: [52, 84, 168] },
}

/** Whether a width is drawn only once somebody requests it. */
export const isOnDemand = (kind: ImageKind, width: number): boolean => !formats[kind].inStock.includes(width)
