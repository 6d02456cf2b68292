import type { Background } from '#contract/background.ts'
import type { Series } from '#contract/series.ts'
import { toThingPath } from '#contract/things.ts'
import * as texts from '../../texts/series.ts'
import { countries, genres } from '../../texts/title.ts'
import { toFacts } from '../../ui/background/toFacts.ts'
import { TitleFacts } from '../../ui/title/TitleFacts.tsx'

type SeriesFactsProps = {
  series: Series
  /** Null while it is not here. */
  background: Background | null
}

/** Cast with roles, and the facts that are known. */
export function SeriesFacts({ series, background }: SeriesFactsProps) {
  return (
    <TitleFacts
      cast={series.credits.filter(({ job }) => job === 'cast')}
      facts={[
        { label: genres, value: series.genres.join(', ') },
        { label: countries, value: series.countries.join(', ') },
        { label: texts.runtime, value: series.runtime === null ? '' : texts.aboutMinutes(series.runtime) },
        { label: texts.status, value: series.status === null ? '' : texts.statusNames[series.status] },
        ...toFacts(series.fsk, background, series.permalink),
      ]}
      {...(series.credits.length > 0 && { creditsPath: `${toThingPath('series', series.permalink)}/besetzung` })}
    />
  )
}
