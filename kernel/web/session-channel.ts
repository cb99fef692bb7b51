/** What tabs of one browser tell each other about their common session. */
export type SessionMessage =
  | { kind: 'token'; userId: string; value: string; endsAt: number }
  | { kind: 'signedOut'; farewell: string }
  | { kind: 'activity'; at: number; isTold: boolean }

let opened: BroadcastChannel | undefined

/** Opened by the first who speaks or listens: a tool that only reads the pages would be kept from ending. */
function channel() {
  if (typeof BroadcastChannel === 'undefined') return undefined
  opened ??= new BroadcastChannel('session')
  return opened
}

export const tellOtherTabs = (message: SessionMessage) => channel()?.postMessage(message)

export function hearOtherTabs(listener: (message: SessionMessage) => void) {
  const hear = (event: MessageEvent<SessionMessage>) => listener(event.data)
  channel()?.addEventListener('message', hear)
  return () => channel()?.removeEventListener('message', hear)
}
