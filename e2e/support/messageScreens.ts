import { expect } from '@playwright/test'
import { above, at } from './ways.ts'

/** The screens of messages for visitors. */
export const messageScreens = {
  'inbox of nobody': { route: '/inbox' },
} as const

/** Those for members. */
export const messageScreensOfMembers = {
  inbox: { route: '/inbox' },
  'new message': { route: '/inbox/neu' },
  thread: {
    route: '/inbox/$id',
    open: above(at('/inbox'), async (page) => {
      await page.getByRole('list', { name: 'Unterhaltungen' }).getByRole('link').first().click()
      await expect(page.getByRole('article').getByRole('listitem').first()).toBeVisible()
    }),
  },
  'thread that is not there': {
    route: '/inbox/$id',
    open: at('/inbox/1f0e3dad-9d2f-4b3a-8c1d-2f6a5b4c3d2e'),
  },
} as const
