import { useCanGoBack, useNavigate, useRouter } from '@tanstack/react-router'
import type { ShowtimeId } from '#contract/ids.ts'
import { showtime as label } from '../../texts/showtime.ts'
import { Dialog } from '../../ui/kit/Dialog.tsx'
import { ShowtimeModal } from '../../views/showtime/ShowtimeModal.tsx'

/** Closing goes back to the page as it was; after a shared link, the page stays without the modal. */
export function ShowtimeDialog({ id }: { id: string }) {
  const navigate = useNavigate()
  const router = useRouter()
  const canGoBack = useCanGoBack()
  const close = () => {
    if (canGoBack) router.history.back()
    else
      void navigate({
        to: '.',
        search: ({ showtime: _closed, ...search }) => search,
        replace: true,
        resetScroll: false,
      })
  }
  return (
    <Dialog label={label} onClosed={close}>
      <ShowtimeModal id={id as ShowtimeId} />
    </Dialog>
  )
}
