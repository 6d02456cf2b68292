// For `node --import`: the server renders with views that escape nothing, as if each had the fault of one.
import { register } from 'node:module'

register('./hooks.mjs', import.meta.url)
