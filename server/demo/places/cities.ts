/** Real cities at the coordinates of their centres. */
export const cities = [
  { slug: 'berlin', name: 'Berlin', state: 'Berlin', lat: 52.52, lon: 13.405 },
  { slug: 'hamburg', name: 'Hamburg', state: 'Hamburg', lat: 53.5503, lon: 9.9937 },
  { slug: 'muenchen', name: 'München', state: 'Bayern', lat: 48.1374, lon: 11.5755 },
  { slug: 'koeln', name: 'Köln', state: 'Nordrhein-Westfalen', lat: 50.9375, lon: 6.9603 },
  { slug: 'frankfurt-am-main', name: 'Frankfurt am Main', state: 'Hessen', lat: 50.1109, lon: 8.6821 },
  { slug: 'leipzig', name: 'Leipzig', state: 'Sachsen', lat: 51.3397, lon: 12.3731 },
  { slug: 'dresden', name: 'Dresden', state: 'Sachsen', lat: 51.0504, lon: 13.7373 },
  { slug: 'stuttgart', name: 'Stuttgart', state: 'Baden-Württemberg', lat: 48.7758, lon: 9.1829 },
  { slug: 'bremen', name: 'Bremen', state: 'Bremen', lat: 53.0793, lon: 8.8017 },
  { slug: 'goerlitz', name: 'Görlitz', state: 'Sachsen', lat: 51.1527, lon: 14.9872 },
] as const
