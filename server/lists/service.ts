import { listItemChanges as itemChanges } from './items/service.ts'
import { countListsOf as countOf } from './own/queries.ts'
import { listListChanges as fieldChanges, listOrderChanges as orderChanges } from './own/service.ts'
import { countOf as countShown } from './reading/queries.ts'
import { listShownLists as shownLists } from './reading/service.ts'

/** A member's lists as somebody may see them. */
export const listShownLists = shownLists
export const countShownLists = countShown

/** How many lists a member has. */
export const countListsOf = countOf

/** A member's lists that changed after a number: fields, orders and titles each have numbers of their own. */
export const listListChanges = fieldChanges
export const listOrderChanges = orderChanges
export const listItemChanges = itemChanges
