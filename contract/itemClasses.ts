import { type Thing, things } from './kinds.ts'
import { type ThingType, type TypeWith, thingTypes } from './things.ts'

const found = thingTypes.flatMap((type) => {
  const { itemClass, displayType }: Thing = things[type]
  return itemClass ? [{ type, itemClass, displayType }] : []
})

/** A name under which the search finds things (PRODUCT K4). */
export type ItemClass = (typeof things)[TypeWith<'itemClass'>]['itemClass']
export const itemClasses = found.map(({ itemClass }) => itemClass) as ItemClass[]

/** The German names of what the search finds. */
export const displayTypes = Object.fromEntries(
  found.map(({ itemClass, displayType }) => [itemClass, displayType]),
) as Record<ItemClass, string>

/** The type of the things that the search finds under a name. */
export const typeOfClass = Object.fromEntries(found.map(({ itemClass, type }) => [itemClass, type])) as Record<
  ItemClass,
  TypeWith<'itemClass'> & ThingType
>
