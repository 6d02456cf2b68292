/** Signs of social networks on a 24 by 24 grid, drawn as lines. */
export const networkIcons = {
  facebook:
    'M14 21.5v-8.500h3l.5-3.500H14V7.500c0-1.200.5-2 2-2h1.700V2.600c-.6-.1-1.500-.2-2.400-.2-2.800 0-4.600 1.700-4.600 4.700v2.400H7.500V13h3.200v8.500',
  instagram:
    'M7.500 3h9A4.500 4.500 0 0 1 21 7.500v9a4.500 4.500 0 0 1-4.500 4.500h-9A4.500 4.500 0 0 1 3 16.500v-9A4.500 4.500 0 0 1 7.500 3zM8 12a4 4 0 1 0 8 0a4 4 0 1 0 -8 0M17 7h.01',
  mastodon:
    'M20 9.500v3.500c0 2.500-1.500 3.700-4 4-2.700.3-5.300.3-8 0 0 2.500 3 3.300 7.500 2.300v2c-6 1.500-11.500 0-11.500-7.800v-4c0-5 3-6.500 8-6.500s8 1.500 8 6.500zM8 13.500V9.300c0-3 4-3 4 0v2.200M12 11.500V9.300c0-3 4-3 4 0v4.200',
  youtube:
    'M6 5h12a3.500 3.500 0 0 1 3.500 3.500v7A3.500 3.500 0 0 1 18 19H6a3.500 3.500 0 0 1-3.500-3.500v-7A3.500 3.500 0 0 1 6 5zM10 9v6l5-3z',
} as const

export const isNetwork = (name: string): name is keyof typeof networkIcons => Object.hasOwn(networkIcons, name)
