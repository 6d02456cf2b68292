/** Three bytes a pixel, in rows. */
export type RawImage = { data: Buffer; width: number; height: number }
