import { classics } from './classics.ts'
import { german } from './german.ts'
import { germanClassics } from './germanClassics.ts'
import { ninetiesTwoThousands } from './ninetiesTwoThousands.ts'
import type { DemoSeries } from './series.ts'
import { tens } from './tens.ts'
import { twenties } from './twenties.ts'

/** The demo's series. Their order is part of what makes a load the same every time: add at the end of a file. */
export const series: readonly DemoSeries[] = [
  ...twenties,
  ...tens,
  ...german,
  ...ninetiesTwoThousands,
  ...germanClassics,
  ...classics,
]
