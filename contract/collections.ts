import * as z from 'zod/mini'
import { Named, TitleParams } from './background.ts'
import { defineCall } from './call.ts'
import { MovieSummary } from './catalogue.ts'
import { List } from './lists.ts'
import { listView, Page } from './listView.ts'

export const titleListsCall = defineCall({
  method: 'GET',
  path: '/api/:type/:id/lists',
  summary: 'Public lists that hold a film or series, the best liked first',
  audience: 'public',
  params: TitleParams,
  query: z.object({ page: Page }),
  answer: listView(List, z.object({})),
})

export const collectionCall = defineCall({
  method: 'GET',
  path: '/api/collections/:id',
  summary: 'Films that belong together, in their order',
  audience: 'public',
  params: z.object({ id: z.string().check(z.minLength(1), z.maxLength(120)) }),
  answer: z.extend(Named, {
    total: z.nullable(z.int()),
    parts: z.array(z.object({ number: z.int(), movie: MovieSummary })),
  }),
})
