import { expect } from '@playwright/test'
import { above, at } from './ways.ts'

/** The screens of "Mein Blog" for visitors. */
export const blogScreens = {
  'blog of nobody': { route: '/my_blog' },
  'editor of nobody': { route: '/my_blog/$id', open: at('/my_blog/1f0e3dad-9d2f-4b3a-8c1d-2f6a5b4c3d2e') },
} as const

/** Those for members. */
export const blogScreensOfMembers = {
  blog: { route: '/my_blog' },
  'editor of an article': {
    route: '/my_blog/$id',
    open: above(at('/my_blog/1f0e3dad-9d2f-4b3a-8c1d-2f6a5b4c3d2e'), async (page) => {
      await page.getByLabel('Text', { exact: true }).fill('Es ist dunkel im **Saal**.')
      await expect(page.getByText('Noch 15 Wörter bis zum Artikel')).toBeVisible()
    }),
  },
} as const
