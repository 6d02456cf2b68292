export const loadMore = 'Mehr laden'
export const loadingMore = 'Wird geladen …'
