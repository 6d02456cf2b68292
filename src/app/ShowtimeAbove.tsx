import { rootRouteId, useHydrated, useSearch } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'

const ShowtimeDialog = lazy(() => import('./ShowtimeDialog.tsx').then((module) => ({ default: module.ShowtimeDialog })))

/** The showtime that the URL asks for, above whatever page it is (`?showtime=<id>`). Never on the server. */
export function ShowtimeAbove() {
  const id = useSearch({ from: rootRouteId, select: ({ showtime }) => showtime })
  const isHydrated = useHydrated()
  if (!id || !isHydrated) return null
  return (
    <Suspense fallback={null}>
      <ShowtimeDialog key={id} id={id} />
    </Suspense>
  )
}
