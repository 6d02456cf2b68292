/**
 * How far from the view an image begins to load (PRODUCT A14), and from the edge of a row that scrolls sideways;
 * `index.html` has the same for the server's page. Chromium adds the two at the page's own edges, where nothing is sideways.
 */
const AHEAD = { rootMargin: '200px', scrollMargin: '0px 200px' }

/** One for all images. */
let observer: IntersectionObserver | undefined

/**
 * Gives an image the address that waits in its `data-src` and `data-srcset` once it comes near the view; at once where
 * the browser cannot tell.
 *
 * @returns stops waiting.
 */
export function loadNear(image: HTMLImageElement, src: string): () => void {
  if (image.getAttribute('src') === src) return () => {}
  if (!('IntersectionObserver' in window)) {
    load(image)
    return () => {}
  }
  observer ??= new IntersectionObserver(loadThoseNear, AHEAD)
  observer.observe(image)
  return () => observer?.unobserve(image)
}

/** Whether an image was asked for and did not come. */
export const hasFailed = (image: HTMLImageElement): boolean =>
  image.hasAttribute('src') && image.complete && image.naturalWidth === 0

function loadThoseNear(entries: readonly IntersectionObserverEntry[], self: IntersectionObserver) {
  for (const { isIntersecting, target } of entries) {
    if (!isIntersecting || !(target instanceof HTMLImageElement)) continue
    self.unobserve(target)
    load(target)
  }
}

/** Sets nothing twice: the page's own script may have been quicker. */
function load(image: HTMLImageElement) {
  const { src = '', srcset = '' } = image.dataset
  if (image.getAttribute('src') === src) return
  if (srcset) image.srcset = srcset
  image.src = src
}
