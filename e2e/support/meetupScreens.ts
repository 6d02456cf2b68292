import { expect } from '@playwright/test'
import { above, at, untilDialog } from './ways.ts'

/** The screens of meetups for visitors. */
export const meetupScreens = {
  'meetups of nobody': { route: '/meine_verabredungen' },
  'meetup of nobody': { route: '/verabredung/$id', open: at('/verabredung/nichts') },
  'meetup without showings': { route: '/verabreden' },
} as const

/** Those for members. */
export const meetupScreensOfMembers = {
  meetups: { route: '/meine_verabredungen' },
  'meetup that is not there': { route: '/verabredung/$id', open: at('/verabredung/nichts') },
  'meetup to propose': {
    route: '/verabreden',
    open: above(at('/kino/kinoprogramm'), async (page) => {
      await page
        .getByRole('link', { name: /^\d\d:\d\d/ })
        .last()
        .click()
      await untilDialog(page)
      const chosen = page.getByRole('button', { name: 'Verabreden', pressed: true })
      if ((await chosen.count()) === 0) await page.getByRole('button', { name: 'Verabreden' }).click()
      await expect(chosen).toBeVisible()
      await page.goto('/verabreden')
      await expect(page.getByRole('heading', { name: '1 Vorstellung' })).toBeVisible()
    }),
  },
} as const
