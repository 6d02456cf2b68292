import { hash, verify } from '@node-rs/argon2'

/** argon2id with OWASP's first recommendation: 19 MiB, two passes. The numbers travel in the hash. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Hashes a password for `users.password_hash`. */
export function toPasswordHash(password: string): Promise<string> {
  return hash(password.normalize('NFKC'), COST)
}

/** Made once a process, so that an unknown name costs the same time as a known one. */
let dummy: Promise<string> | undefined

/** @param storedHash undefined when there is no such user: takes as long and is never right. */
export async function isPassword(storedHash: string | undefined, password: string): Promise<boolean> {
  dummy ??= toPasswordHash('nobody has this password')
  const matches = await verify(storedHash ?? (await dummy), password.normalize('NFKC')).catch(() => false)
  return matches && storedHash !== undefined
}
