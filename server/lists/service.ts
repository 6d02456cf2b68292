import { listItemChanges as itemChanges } from './items/service.ts'
import { countListsOf as countOf } from './own/queries.ts'
import { listListChanges as fieldChanges, listOrderChanges as orderChanges } from './own/service.ts'
import { isPublic } from './reading/queries.ts'

/** Which lists everybody may see, for other domains' queries. */
export const isPublicList = isPublic

/** How many lists a member has. */
export const countListsOf = countOf

/** A member's lists that changed after a number: fields, orders and titles each have numbers of their own. */
export const listListChanges = fieldChanges
export const listOrderChanges = orderChanges
export const listItemChanges = itemChanges
