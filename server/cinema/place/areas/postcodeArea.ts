/**
 * Where the postcodes lie that begin with a prefix: the middle of the area, in degrees, and its main town. The district
 * stands behind the city's name where one is known by it.
 */
export type PostcodeArea = readonly [prefix: string, name: string, lat: number, lon: number]
