/** Where a page lies; one row more than it shows tells whether another page follows. */
export function pageOf(page: number, size: number): { offset: number; limit: number } {
  return { offset: (page - 1) * size, limit: size + 1 }
}
