import { loadingMore, loadMore } from '../../texts/more.ts'
import { Button } from './Button.tsx'

/** The button below a list that fetches its next page. @param wide whether it fills the width of the list. */
export function MoreButton({ busy, onMore, wide = true }: { busy: boolean; onMore: () => void; wide?: boolean }) {
  return (
    <Button variant="ghost" wide={wide} busy={busy} onClick={onMore}>
      {busy ? loadingMore : loadMore}
    </Button>
  )
}
