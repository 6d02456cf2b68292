import { aspectRatios } from '#contract/image.ts'

export type ImageKind = 'poster' | 'still' | 'avatar'

type Format = {
  /** In pixels, ascending: those of the layouts (PRODUCT A14), doubled for dense screens. */
  widths: readonly number[]
  aspectRatio: number
  /** Widths from here on are drawn once somebody asks for them: few screens need them, and they cost the most. */
  onDemandFrom?: number
}

export const formats: Readonly<Record<ImageKind, Format>> = {
  poster: { widths: [148, 348, 698], aspectRatio: aspectRatios.poster },
  still: { widths: [900, 1500, 2560], aspectRatio: aspectRatios.still, onDemandFrom: 2560 },
  avatar: { widths: [52, 84, 168], aspectRatio: aspectRatios.avatar },
}

/** Is this width drawn only once somebody asks for it? */
export const isOnDemand = (kind: ImageKind, width: number): boolean =>
  width >= (formats[kind].onDemandFrom ?? Number.POSITIVE_INFINITY)
