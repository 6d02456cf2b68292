import { basename } from 'node:path'
import { expect, it } from 'vitest'

/** Components that the style page shows only inside another, and inside which. */
const partOf: Readonly<Record<string, string>> = {
  'background/Awards.tsx': 'background/Background.tsx',
  'background/ListCards.tsx': 'background/OnLists.tsx',
  'background/OnLists.tsx': 'background/Background.tsx',
  'background/Parts.tsx': 'background/Background.tsx',
  'background/Similar.tsx': 'background/Background.tsx',
  'kit/ActionTile.tsx': 'share/ShareOptions.tsx',
  'kit/FieldError.tsx': 'kit/Field.tsx',
  'community/Fold.tsx': 'community/CommentCard.tsx',
  'community/Mention.tsx': 'community/Prose.tsx',
  'community/PagesSkeleton.tsx': 'community/Pages.tsx',
  'community/TriviaPreview.tsx': 'community/TriviaHere.tsx',
  'community/TriviaPreviewSkeleton.tsx': 'community/TriviaHere.tsx',
  'marks/FlagDialog.tsx': 'marks/FlagButton.tsx',
  'marks/MarkState.tsx': 'marks/MarkToggle.tsx',
  'marks/TitleActions.tsx': 'title/TitleHead.tsx',
  'place/CityList.tsx': 'place/PlaceSearch.tsx',
  'place/NearbyButton.tsx': 'place/PlaceSearch.tsx',
  'place/PlaceDialog.tsx': 'place/PlaceChip.tsx',
  'place/PlaceForm.tsx': 'place/PlaceSearch.tsx',
  'place/PlaceList.tsx': 'place/PlaceSearch.tsx',
  'place/PlaceSearch.tsx': 'place/PlaceDialog.tsx',
  'plots/Columns.tsx': 'plots/RatingPlot.tsx',
  'plots/Plot.tsx': 'plots/RatingPlot.tsx',
  'plots/PlotTable.tsx': 'plots/RatingPlot.tsx',
  'reminders/DatedPlace.tsx': 'where/Broadcasts.tsx',
  'rating/MarkButton.tsx': 'rating/RatingBox.tsx',
  'rating/RatingFoot.tsx': 'rating/RatingBox.tsx',
  'rating/RatingRail.tsx': 'rating/RatingBox.tsx',
  'social/Agreement.tsx': 'social/SocialLogin.tsx',
  'title/BillingBlock.tsx': 'title/TitleHead.tsx',
  'title/Histogram.tsx': 'title/Scores.tsx',
  'where/Broadcasts.tsx': 'where/Where.tsx',
  'where/NextInCinemas.tsx': 'where/Where.tsx',
  'where/OfferRow.tsx': 'where/SoldOffers.tsx',
  'where/SoldOffers.tsx': 'where/Where.tsx',
}

const sources = Object.entries(
  import.meta.glob<string>('../../ui/**/*.tsx', { query: '?raw', import: 'default', eager: true }),
)
  .map(([path, source]) => ({ file: path.replace('../../ui/', ''), source }))
  .filter(({ file }) => !file.endsWith('.test.tsx'))
const components = sources.map(({ file }) => file)
const page = Object.values(import.meta.glob<string>('./*.tsx', { query: '?raw', import: 'default', eager: true }))
/** Types alone show nothing. */
const isShown = (file: string) =>
  page.some((source) => source.replace(/^import type .*$/gm, '').includes(`/ui/${file}'`))

it('knows every component', () => {
  expect(components).toContain('kit/Button.tsx')
  expect(components.length).toBeGreaterThan(40)
})

it.each(components.filter((file) => !(file in partOf)))('the style page shows src/ui/%s', (file) => {
  expect(isShown(file), 'show it in src/views/style, or name what it is a part of in this test').toBe(true)
})

it.each(Object.entries(partOf))('src/ui/%s is a part of %s', (part, whole) => {
  expect(isShown(part)).toBe(false)
  expect(sources.find(({ file }) => file === whole)?.source).toContain(`${basename(part)}'`)
})
