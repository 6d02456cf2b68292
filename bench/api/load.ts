/** Times of answers in ms, sorted, of requests sent at a steady rate, however long the answers take; and how many were refused. */
export async function loadSteadily(
  url: string,
  rate: number,
  seconds: number,
): Promise<{ times: number[]; refused: number }> {
  const times: number[] = []
  let refused = 0
  const waiting: Promise<void>[] = []
  const began = performance.now()
  for (let n = 0; n < rate * seconds; n++) {
    const due = began + (n * 1000) / rate
    const early = due - performance.now()
    if (early > 0) await new Promise((resolve) => setTimeout(resolve, early))
    waiting.push(
      fetch(url).then(async (answer) => {
        await answer.arrayBuffer()
        if (!answer.ok) refused++
        times.push(performance.now() - due)
      }),
    )
  }
  await Promise.all(waiting)
  return { times: times.sort((a, b) => a - b), refused }
}

export const quantile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
