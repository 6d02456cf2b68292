import type { Call } from './call.ts'
import { movieCall, moviesCall } from './catalogue.ts'
import { changesCall } from './changes.ts'
import {
  cinemaCall,
  cinemaMoviesCall,
  cinemaShowtimesCall,
  cinemasCall,
  citiesCall,
  movieShowtimesCall,
  showtimeCall,
} from './cinema.ts'
import { clearRatingCall, setRatingCall } from './ratings.ts'
import { csrfTokenCall, loginCall, logoutCall, sessionCall } from './session.ts'

/** Every call of the API. A test fails when one of them is not served. */
export const calls: readonly Call[] = [
  movieCall,
  moviesCall,
  cinemaMoviesCall,
  citiesCall,
  movieShowtimesCall,
  cinemasCall,
  cinemaCall,
  cinemaShowtimesCall,
  showtimeCall,
  setRatingCall,
  clearRatingCall,
  changesCall,
  sessionCall,
  loginCall,
  logoutCall,
  csrfTokenCall,
]
