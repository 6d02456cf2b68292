import { createWatchNear } from './watchNear.ts'

/**
 * An image begins to load 200 px from the view (PRODUCT A14), and from the edge of a row that scrolls sideways;
 * `index.html` has the same for the server's page. Chromium adds the two at the page's own edges, where nothing is sideways.
 */
const watchAhead = createWatchNear({ rootMargin: '200px', scrollMargin: '0px 200px' })

/**
 * Gives an image the address that waits in its `data-src` and `data-srcset` once it comes near the view; at once where
 * the browser cannot tell.
 *
 * @returns stops waiting.
 */
export function loadNear(image: HTMLImageElement, src: string): () => void {
  let stop = () => {}
  if (image.getAttribute('src') === src) return stop
  stop = watchAhead(image, (isNear) => {
    if (!isNear) return
    stop()
    load(image)
  })
  return stop
}

/** Whether an image was asked for and did not come. */
export const hasFailed = (image: HTMLImageElement): boolean =>
  image.hasAttribute('src') && image.complete && image.naturalWidth === 0

/** Sets nothing twice: the page's own script may have been quicker. */
function load(image: HTMLImageElement) {
  const { src = '', srcset = '' } = image.dataset
  if (image.getAttribute('src') === src) return
  if (srcset) image.srcset = srcset
  image.src = src
}
