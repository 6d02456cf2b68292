export type CinemaRow = {
  id: string
  permalink: string
  name: string
  street: string
  postcode: string
  city: string
  screens: number
}
