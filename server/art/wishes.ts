import type { CompositionName } from './compositionNames.ts'

/** Words in titles that ask for a composition. */
const wishes: readonly (readonly [words: RegExp, composition: CompositionName])[] = [
  [/(?<!raum)schiff|titanic|kreuzfahrt|kapitän/i, 'ship'],
  [/fisch|nemo|\bhaie?\b|ozean|unter wasser/i, 'shoal'],
  [/\bmeer|küste|\binsel|leuchtturm|\bstrand/i, 'waves'],
  [/\beis\b|eisberg|arktis|antarktis/i, 'iceberg'],
  [/brücke/i, 'bridge'],
  [/\bzug\b|express|eisenbahn/i, 'viaduct'],
  [/tunnel|\bu-bahn|untergrund|unterwelt/i, 'tunnel'],
  [/klavier|pianist/i, 'piano'],
  [/schloss|\bburg\b|\bturm\b|\btürme\b/i, 'tower'],
  [/\bwald|wälder/i, 'forest'],
  [/mond\b/i, 'moons'],
  [/raumschiff|\bstars?\b|sterne\b|astronaut|weltraum|\bmars\b|planet|interstellar|gravity/i, 'planet'],
  [/wüste|\bdune\b|arabien|oase/i, 'dunes'],
  [/labyrinth/i, 'maze'],
  [/\buhr\b|zwölf uhr|mitternacht|\bstunden?\b/i, 'clock'],
  [/\bzeit(en)?\b/i, 'hourglass'],
  [/\bbuch|bücher|bibliothek/i, 'books'],
  [/treppe|vertigo/i, 'stairs'],
  [/\btür\b|schlüssel/i, 'keyhole'],
  [/\bauge|blick\b/i, 'eye'],
  [/straße|\broad\b|autobahn/i, 'road'],
  [/theater|bühne|vorhang|zirkus/i, 'curtain'],
  [/\bflug|flieg|pilot/i, 'planes'],
  [/\bregen/i, 'rain'],
  [/schirm/i, 'umbrellas'],
  [/schach|damengambit/i, 'chess'],
  [/feuer|flamme|brenn/i, 'matches'],
  [/vögel|vogel|krähe|rabe\b/i, 'wires'],
  [/jahrmarkt|rummel|prater|karussell/i, 'wheel'],
  [/laterne|lichter/i, 'lanterns'],
  [/maske|joker|clown/i, 'masks'],
  [/telefon|anruf/i, 'booth'],
  [/fenster/i, 'facade'],
  [/\bberg\b|berge|gipfel|heimat/i, 'ridges'],
  [/blume|\brosen?\b|gärten|gärtner/i, 'flora'],
]

/** The compositions that the title asks for; for most titles, none. */
export function wishesOf(title: string): CompositionName[] {
  return wishes.filter(([words]) => words.test(title)).map(([, composition]) => composition)
}
