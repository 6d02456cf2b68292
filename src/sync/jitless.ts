import * as z from 'zod/mini'

// The Content-Security-Policy forbids `eval`; without this zod would try it once and the browser would report it.
z.config({ jitless: true })
