import { Skeleton } from '../../ui/kit/Skeleton.tsx'
import { FilmRowSkeleton } from '../../ui/title/FilmRow.tsx'
import { TitleSkeleton } from '../../ui/title/TitleSkeleton.tsx'
import { BottomBar } from '../shell/BottomBar.tsx'
import { Header } from '../shell/Header.tsx'
import shellStyles from '../shell/Shell.module.css'
import './frame.css'

/**
 * The page that the worker's shell shows until the app has rendered: header and bottom bar, and between them the places
 * of what the address promises (`data-screen`, set in `index.html`). It is a picture: nothing of it can be used or
 * is read out.
 */
export function StartFrame() {
  return (
    <div id="frame" className="frame" aria-hidden="true" inert>
      <Header />
      <div className={shellStyles.main}>
        <div className="frame-home">
          <Skeleton className="frame-hero" />
          <div className="wrap">
            <Skeleton className="frame-heading" />
            <div className="frame-posters">
              {['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((key) => (
                <Skeleton key={key} className="frame-poster" />
              ))}
            </div>
          </div>
        </div>
        <div className="frame-title">
          <TitleSkeleton loading="" />
        </div>
        <div className="wrap frame-rows">
          <Skeleton className="frame-heading" />
          {['a', 'b', 'c'].map((key) => (
            <FilmRowSkeleton key={key} size="large">
              <Skeleton className="frame-line" />
              <Skeleton className="frame-text" />
            </FilmRowSkeleton>
          ))}
        </div>
      </div>
      <BottomBar />
    </div>
  )
}
