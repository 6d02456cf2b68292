/** Six colours from dark to light; `accent` is the one that stands out. */
export type Palette = {
  readonly deep: string
  readonly shade: string
  readonly mid: string
  readonly glow: string
  readonly accent: string
  readonly paper: string
}

function palette(deep: string, shade: string, mid: string, glow: string, accent: string, paper: string): Palette {
  return { deep, shade, mid, glow, accent, paper }
}

export const palettes = {
  dusk: palette('#1b1430', '#4a2545', '#b04a4f', '#f2a65a', '#ffd9a0', '#fff1dc'),
  agfa: palette('#10252b', '#1f4a50', '#4f8a86', '#e8c9a0', '#dd4f33', '#f6ead4'),
  ember: palette('#140b0c', '#41110f', '#9d2417', '#ee6a2a', '#ffc15e', '#ffe9c7'),
  frost: palette('#0d1b2a', '#1f3b57', '#5b87a6', '#c6dbe3', '#e8593b', '#f2f7f7'),
  absinth: palette('#0b1613', '#163a30', '#3f7d5a', '#b9cf7a', '#f1f0b5', '#f4f6dc'),
  blood: palette('#0c0708', '#2b0a10', '#7c0f1d', '#d2202b', '#f2d7c4', '#f5e7db'),
  bone: palette('#1a1917', '#4b4640', '#8f8475', '#dccfb8', '#c23b22', '#f3ecdd'),
  neon: palette('#0d0a24', '#2a1358', '#7b2a8c', '#f0508c', '#5fe0e6', '#fdeaf3'),
  citrus: palette('#1d2b4f', '#2f58a5', '#f0642f', '#f8b531', '#fce08a', '#fff7e2'),
  mint: palette('#12302f', '#1f6a66', '#74c1a7', '#f3d9b1', '#ef7159', '#fbf3e4'),
  rose: palette('#3a1029', '#842049', '#d85a73', '#f6a9a0', '#fde0c9', '#fff3ea'),
  noir: palette('#0a0b0d', '#1d2126', '#4a525a', '#a9b0b2', '#e5d9a8', '#f0efe9'),
  cobalt: palette('#060f2b', '#0d2770', '#2657c7', '#7fb0ee', '#ffd23f', '#f3f5ff'),
  moss: palette('#16190f', '#343c20', '#6f7a3a', '#c7b65a', '#e86f3a', '#f4eed3'),
  plum: palette('#160e24', '#35204d', '#6d4a86', '#c79ab7', '#f5c26b', '#f8ebee'),
  sand: palette('#2b1a12', '#6c3a22', '#bd7440', '#e9b777', '#2d6c78', '#fbeeda'),
  petrol: palette('#04181c', '#0a3a42', '#14707a', '#79bdb9', '#f4704f', '#eef6f2'),
  ochre: palette('#21160a', '#5a3a10', '#b9801c', '#eac35a', '#b5321f', '#f8efd6'),
  lagoon: palette('#06262b', '#0b5563', '#1fa3a3', '#bfe8d2', '#ff9e4a', '#f4fbf3'),
  coral: palette('#2a1420', '#7a2a3a', '#e2604f', '#ffb08a', '#1f8a8a', '#fff0e3'),
  saffron: palette('#2b1206', '#8a3d0c', '#e28413', '#ffc94a', '#2a4d8f', '#fff4d6'),
  lilac: palette('#231a3d', '#4f3f7d', '#9a86cf', '#d9c8f0', '#ff7a6b', '#fbf6ff'),
  fern: palette('#0c1f14', '#1d4a2c', '#3f9150', '#a9dba0', '#ffd25e', '#f3faec'),
  brick: palette('#1f0f0d', '#5c231b', '#a8452f', '#e5a37c', '#3f8f9b', '#f8ece2'),
  storm: palette('#12161f', '#2b3648', '#56677f', '#b3c0cc', '#f2b84b', '#f1f3f6'),
  candy: palette('#2a0f3a', '#6a1f7a', '#d63fa0', '#ff9ecb', '#ffe14d', '#fff2fa'),
  polar: palette('#0a2540', '#1b5a8a', '#4fa3d1', '#bfe6f5', '#ff5a4e', '#f7fcff'),
} as const satisfies Record<string, Palette>

export type PaletteName = keyof typeof palettes

/** Palettes of one family look alike at a glance. */
export const paletteFamilies: Readonly<Record<PaletteName, string>> = {
  ember: 'red',
  blood: 'red',
  dusk: 'rose',
  rose: 'rose',
  agfa: 'teal',
  petrol: 'teal',
  mint: 'teal',
  frost: 'blue',
  cobalt: 'blue',
  citrus: 'blue',
  absinth: 'green',
  moss: 'green',
  neon: 'violet',
  plum: 'violet',
  noir: 'grey',
  bone: 'grey',
  sand: 'brown',
  ochre: 'brown',
  lagoon: 'teal',
  coral: 'rose',
  saffron: 'brown',
  lilac: 'violet',
  fern: 'green',
  brick: 'red',
  storm: 'grey',
  candy: 'violet',
  polar: 'blue',
}
