/** A promise and what resolves it. */
export function toSignal<T>(): [Promise<T>, (value: T) => void] {
  let resolve: (value: T) => void = () => {}
  const promise = new Promise<T>((done) => {
    resolve = done
  })
  return [promise, resolve]
}
