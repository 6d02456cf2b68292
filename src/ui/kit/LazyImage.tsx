import { type ImgHTMLAttributes, type ReactNode, useEffect, useRef, useState } from 'react'
import { hasFailed, loadNear } from './loadNear.ts'

type LazyImageProps = Omit<ImgHTMLAttributes<HTMLImageElement>, 'loading' | 'onError' | 'alt'> & {
  src: string
  /** Empty: it says nothing that does not stand beside it. */
  alt: string
  /** Asked for at once: what the first view shows largest, which is never lazy. */
  eager?: boolean
  /** Stands there after an error. */
  placeholder: ReactNode
}

/**
 * An image that is asked for 200 px before it comes into view. `loading="lazy"` alone leaves the distance to the
 * browser, which takes up to 2500 px; so its address waits in `data-src`. In the server's page a script in `index.html`
 * sets it before the app starts, and `noscript` holds the image for crawlers and browsers without scripts. It keeps
 * `loading="lazy"`, so that the page's `load` event does not wait for it.
 */
export function LazyImage({ src, srcSet, alt, eager = false, placeholder, ...rest }: LazyImageProps) {
  const ref = useRef<HTMLImageElement>(null)
  const [failed, setFailed] = useState<string | null>(null)
  useEffect(() => {
    const image = ref.current
    if (!image) return
    // Its error came before the app did.
    if (hasFailed(image)) return setFailed(src)
    return eager ? undefined : loadNear(image, src)
  }, [src, eager])

  if (failed === src) return placeholder
  const onError = () => setFailed(src)
  if (eager) return <img {...rest} ref={ref} src={src} srcSet={srcSet} alt={alt} onError={onError} />
  return (
    <>
      <img {...rest} ref={ref} data-src={src} data-srcset={srcSet} alt={alt} loading="lazy" onError={onError} />
      <noscript>
        <img {...rest} src={src} srcSet={srcSet} alt={alt} loading="lazy" />
      </noscript>
    </>
  )
}
