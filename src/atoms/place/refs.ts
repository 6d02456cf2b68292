import { citiesCall } from '#contract/cinema.ts'
import { toRef } from '../core/toRef.ts'

/** The cities with cinemas. */
export const citiesRef = toRef(citiesCall)
