import { hash, verify } from '@node-rs/argon2'

/** OWASP's first recommendation for argon2id, in KiB; the number travels in the hash. */
export const PASSWORD_MEMORY = 19_456
const PASSES = { timeCost: 2, parallelism: 1 }

/** Hashes a password for `users.password_hash`. */
export function toPasswordHash(password: string, memoryCost: number): Promise<string> {
  return hash(password.normalize('NFKC'), { memoryCost, ...PASSES })
}

/** Made once a process and cost, so that an unknown name costs the same time as a known one. */
const dummies = new Map<number, Promise<string>>()

/** @param storedHash undefined or empty when there is no such user or password: takes as long and is never right. */
export async function isPassword(
  storedHash: string | undefined,
  password: string,
  memoryCost: number,
): Promise<boolean> {
  const dummy = dummies.get(memoryCost) ?? toPasswordHash('nobody has this password', memoryCost)
  dummies.set(memoryCost, dummy)
  const matches = await verify(storedHash || (await dummy), password.normalize('NFKC')).catch(() => false)
  return matches && Boolean(storedHash)
}
