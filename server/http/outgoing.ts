/** How long another service may take, in milliseconds. */
const PATIENCE = 8000

/** Thrown when another service cannot be reached, or answers with what is no JSON. */
export class OutgoingError extends Error {}

/**
 * Asks another service. Its address comes from the configuration, never from a visitor.
 *
 * @param form posted as a form; without it the call is a GET.
 * @returns status and parsed body, of whatever shape: parse it.
 * @throws OutgoingError
 */
export async function askService(
  url: URL,
  form?: Readonly<Record<string, string>>,
): Promise<{ status: number; body: unknown }> {
  const request: RequestInit = {
    redirect: 'error',
    signal: AbortSignal.timeout(PATIENCE),
    ...(form ? { method: 'POST', body: new URLSearchParams(form) } : {}),
  }
  try {
    // biome-ignore lint/style/noRestrictedGlobals: the one place where the server asks others
    const answer = await fetch(url, request)
    return { status: answer.status, body: await answer.json() }
  } catch (cause) {
    // The address may carry a secret and is not repeated.
    throw new OutgoingError(`${url.host} gave no answer`, { cause })
  }
}
