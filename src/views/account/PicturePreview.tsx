import { useEffect, useRef } from 'react'
import styles from './AvatarRow.module.css'

/** Sharp on a screen of double density. */
const SIDE = 168

/** A picture as it will be cut: its middle, square. It stays empty for a file that this browser cannot draw. */
export function PicturePreview({ file, label }: { file: File; label: string }) {
  const ref = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    let isOver = false
    void drawMiddle(file, () => (isOver ? null : ref.current))
    return () => {
      isOver = true
    }
  }, [file])
  return <canvas ref={ref} className={styles.preview} width={SIDE} height={SIDE} role="img" aria-label={label} />
}

async function drawMiddle(file: File, find: () => HTMLCanvasElement | null): Promise<void> {
  if (typeof createImageBitmap !== 'function') return
  const picture = await createImageBitmap(file).catch(() => null)
  const canvas = find()
  const context = canvas?.getContext('2d')
  if (!picture || !canvas || !context) return
  const side = Math.min(picture.width, picture.height)
  const [left, top] = [(picture.width - side) / 2, (picture.height - side) / 2]
  context.clearRect(0, 0, canvas.width, canvas.height)
  context.drawImage(picture, left, top, side, side, 0, 0, canvas.width, canvas.height)
  picture.close()
}
