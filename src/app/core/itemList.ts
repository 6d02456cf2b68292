/** A list of pages as schema.org sees it. @param items with absolute addresses */
export const toItemList = (items: readonly { name: string; url: string }[]) => ({
  '@type': 'ItemList',
  numberOfItems: items.length,
  itemListElement: items.map((item, index) => ({ '@type': 'ListItem', position: index + 1, ...item })),
})
