import { listItemChanges as itemChanges } from './items/service.ts'
import { countListsOf as countOf } from './own/queries.ts'
import { listListChanges as fieldChanges, listOrderChanges as orderChanges } from './own/service.ts'
import { countOf as countShown, listHeldTogether as heldTogether } from './reading/queries.ts'
import {
  listBestListsHolding as bestListsHolding,
  listListsHolding as listsHolding,
  listShownLists as shownLists,
} from './reading/service.ts'

/** A member's lists as somebody may see them. */
export const listShownLists = shownLists
export const countShownLists = countShown
/** The public lists that hold a title, and the best liked of them. */
export const listBestListsHolding = bestListsHolding
export const listListsHolding = listsHolding
/** The titles that stand beside a title on public lists. */
export const listHeldTogether = heldTogether

/** How many lists a member has. */
export const countListsOf = countOf

/** A member's lists that changed after a number: fields, orders and titles each have numbers of their own. */
export const listListChanges = fieldChanges
export const listOrderChanges = orderChanges
export const listItemChanges = itemChanges
