import type { Background as BackgroundData } from '#contract/background.ts'
import type { RatableType } from '#contract/ratings.ts'
import { Awards } from './Awards.tsx'
import { OnLists } from './OnLists.tsx'
import { Parts } from './Parts.tsx'
import { Similar } from './Similar.tsx'

type BackgroundProps = {
  type: RatableType
  /** The title's name in the address. */
  permalink: string
  background: Pick<BackgroundData, 'collections' | 'awards' | 'similar' | 'lists'>
  /** Authors whom the member has muted: their lists are left out. */
  isMuted: (userId: string) => boolean
}

/**
 * Parts of a collection, awards, similar titles and lists of a film or series; what is unknown has no place. Also
 * of a title that has none of them there is an element: `NearView` takes an empty place for one that is waiting.
 */
export function Background({ type, permalink, background, isMuted }: BackgroundProps) {
  const { collections, awards, similar, lists } = background
  return (
    <div>
      {collections.map((collection) => (
        <Parts key={collection.permalink} collection={collection} permalink={permalink} />
      ))}
      <Awards groups={awards} />
      <Similar titles={similar} />
      <OnLists type={type} permalink={permalink} {...lists} isMuted={isMuted} />
    </div>
  )
}
