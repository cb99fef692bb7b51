type Outcome = 'ready' | 'refused'

const openChannel = () => new BroadcastChannel('company-proof')

/**
 * Has the person sign in at his company again, in a window of its own, which tells how it ended: browsers cut the tie
 * between a page and the window that it opened as soon as another site is shown there. Resolves to whether he did.
 */
export function proveAtCompany(providerKey: string, signal: AbortSignal): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>()
  const channel = openChannel()
  const end = (isProved: boolean) => {
    channel.close()
    resolve(isProved)
  }
  channel.addEventListener('message', ({ data }: MessageEvent<Outcome>) => end(data === 'ready'))
  signal.addEventListener('abort', () => end(false))
  window.open(`/api/authorization/${providerKey}/start?reauth=1`, 'company-proof', 'popup,width=520,height=720')
  return promise
}

/** Said by the window that comes back from the company. */
export function tellOutcome(outcome: Outcome) {
  const channel = openChannel()
  channel.postMessage(outcome)
  channel.close()
}
