import { expect, type Locator } from '@playwright/test'

/** Scrolls to something at the end of the home page, once all that loads as it comes near has come. */
export async function scrollHomeTo(place: Locator): Promise<void> {
  const main = place.page().getByRole('main')
  await place.scrollIntoViewIfNeeded()
  await expect(main.getByRole('heading', { name: 'Neue Listen' })).toBeAttached()
  await expect(main.locator('[aria-busy="true"]')).toHaveCount(0)
  // A font that replaces its fallback moves what follows by fractions of a pixel.
  await place.page().evaluate(() => document.fonts.ready.then(() => undefined))
  await place.scrollIntoViewIfNeeded()
}
