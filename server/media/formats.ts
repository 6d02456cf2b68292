import { aspectRatios } from '#contract/image.ts'

export type ImageKind = 'poster' | 'still' | 'avatar'

/** Widths in pixels, ascending: those of SPEC's layouts, doubled for dense screens. */
export const formats: Readonly<Record<ImageKind, { widths: readonly number[]; aspectRatio: number }>> = {
  poster: { widths: [148, 348, 698], aspectRatio: aspectRatios.poster },
  still: { widths: [900, 1500], aspectRatio: aspectRatios.still },
  avatar: { widths: [52, 84, 168], aspectRatio: aspectRatios.avatar },
}
