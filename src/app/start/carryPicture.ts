import { prefersReducedMotion } from '../../ui/kit/prefersReducedMotion.ts'
import type { AppRouter } from '../pages/router.tsx'

/** The name of the carried picture in the stylesheet, and the shape of what is carried: posters and portraits. */
const NAME = 'picture'
const SHAPE = '[data-shape="poster"]'

/** A page that is not rendered after this time, in ms, comes without a transition: the window draws nothing meanwhile. */
const RENDERED_AT_LATEST_MS = 400

/**
 * Carries the poster or portrait of a link into the head of the page behind it, and back again in the browser's history
 * (View Transitions). A navigation without such a picture in view changes the page at once, as does one of a reader who
 * asks for less motion, and of a browser without view transitions.
 */
export function carryPicture(router: AppRouter): void {
  if (typeof document.startViewTransition !== 'function') return
  let isBack = false
  router.history.subscribe(({ action }) => {
    isBack = action.type === 'BACK'
  })
  let latest: ViewTransition | undefined
  router.startViewTransition = async (render) => {
    const from = router.stores.resolvedLocation.get()?.pathname
    const to = router.latestLocation.pathname
    const left = from === to || prefersReducedMotion() || document.hidden ? null : findLeft(to, isBack)
    if (from === undefined || left === null) return render()
    const named = [name(left)]
    const transition = document.startViewTransition(async () => {
      const late = setTimeout(() => transition.skipTransition(), RENDERED_AT_LATEST_MS)
      await render()
      clearTimeout(late)
      left.style.viewTransitionName = ''
      const arrived = isBack ? findOfLink(from) : findOfHead()
      if (arrived) named.push(name(arrived))
      else transition.skipTransition()
    })
    latest = transition
    // Rejects where the transition is skipped, which is no fault.
    transition.ready.catch(() => {})
    void transition.finished.finally(() => {
      // A newer transition may have named the same picture.
      if (latest === transition) for (const picture of named) picture.style.viewTransitionName = ''
    })
    await transition.updateCallbackDone
  }
}

const findLeft = (to: string, isBack: boolean) => (isBack ? findOfHead() : findOfLink(to))

function name(picture: HTMLElement): HTMLElement {
  picture.style.viewTransitionName = NAME
  return picture
}

/** The picture in the head of the page, if it is in view. */
const findOfHead = () => findInView(document.querySelectorAll<HTMLElement>(`main header ${SHAPE}`))

/** The picture of a link to a path: the pressed one's, else the first in view. */
function findOfLink(path: string): HTMLElement | null {
  const links = `a[href="${CSS.escape(path)}"]`
  const pressed = document.activeElement?.matches(links) ? document.activeElement : null
  return findInView((pressed ?? document).querySelectorAll<HTMLElement>(pressed ? SHAPE : `main ${links} ${SHAPE}`))
}

const findInView = (pictures: Iterable<HTMLElement>): HTMLElement | null =>
  [...pictures].find((picture) => {
    const { top, bottom, left, right, width } = picture.getBoundingClientRect()
    return width > 0 && bottom > 0 && top < innerHeight && right > 0 && left < innerWidth
  }) ?? null
