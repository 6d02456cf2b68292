import type { CompositionName } from './compositionNames.ts'
import type { PaletteName } from './palettes.ts'

/** What suits a genre; what is named first is not preferred. */
type GenreLooks = { readonly compositions: readonly CompositionName[]; readonly palettes: readonly PaletteName[] }

const drama: GenreLooks = {
  compositions: ['pool', 'facade', 'ridges', 'waves', 'door'],
  palettes: ['agfa', 'frost', 'mint', 'petrol', 'bone', 'sand'],
}

const byGenre: Readonly<Record<string, GenreLooks>> = {
  Drama: drama,
  Thriller: {
    compositions: ['stairs', 'blinds', 'street', 'door', 'eye'],
    palettes: ['noir', 'petrol', 'ember', 'cobalt', 'absinth'],
  },
  Krimi: { compositions: ['street', 'blinds', 'facade', 'stairs'], palettes: ['noir', 'agfa', 'ochre', 'petrol'] },
  Horror: { compositions: ['forest', 'eye', 'door'], palettes: ['blood', 'absinth', 'noir', 'ember'] },
  'Science Fiction': {
    compositions: ['planet', 'stairs', 'eye'],
    palettes: ['cobalt', 'neon', 'petrol', 'ember', 'plum'],
  },
  Romanze: { compositions: ['vase', 'flora', 'facade'], palettes: ['rose', 'dusk', 'mint', 'plum'] },
  Komödie: { compositions: ['motif', 'facade', 'pool'], palettes: ['citrus', 'mint', 'rose', 'ochre'] },
  Abenteuer: { compositions: ['waves', 'ridges', 'road'], palettes: ['sand', 'agfa', 'dusk', 'cobalt'] },
  Western: { compositions: ['ridges', 'road'], palettes: ['ember', 'sand', 'ochre', 'dusk'] },
  Action: { compositions: ['shards', 'road', 'street'], palettes: ['ember', 'citrus', 'agfa', 'ochre'] },
  Animation: { compositions: ['hill', 'tower', 'motif'], palettes: ['mint', 'plum', 'citrus', 'cobalt'] },
  Familie: { compositions: ['hill', 'waves'], palettes: ['mint', 'citrus', 'dusk'] },
  Fantasy: { compositions: ['tower', 'forest', 'planet'], palettes: ['plum', 'absinth', 'cobalt', 'dusk'] },
  Dokumentarfilm: {
    compositions: ['contours', 'record'],
    palettes: ['bone', 'agfa', 'moss', 'frost', 'ochre'],
  },
  Musik: { compositions: ['record', 'facade'], palettes: ['neon', 'dusk', 'citrus', 'petrol'] },
  Historie: { compositions: ['flora', 'waves', 'tower', 'contours'], palettes: ['moss', 'ochre', 'rose', 'agfa'] },
  Krieg: { compositions: ['shards', 'ridges', 'forest'], palettes: ['moss', 'bone', 'ember'] },
  Mystery: { compositions: ['door', 'forest', 'stairs', 'eye'], palettes: ['plum', 'petrol', 'absinth', 'noir'] },
  Roadmovie: { compositions: ['road', 'ridges'], palettes: ['dusk', 'sand', 'neon', 'agfa'] },
}

/** Everything that suits the genres: all of the first one, and the first two compositions and palettes of the others. */
export function looksOf(genres: readonly string[]): GenreLooks {
  const known = genres.flatMap((genre) => byGenre[genre] ?? [])
  const [first = drama, ...others] = known
  return {
    compositions: [...new Set([...first.compositions, ...others.flatMap((looks) => looks.compositions.slice(0, 2))])],
    palettes: [...new Set([...first.palettes, ...others.flatMap((looks) => looks.palettes.slice(0, 2))])],
  }
}
