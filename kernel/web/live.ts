import { useEffect, useEffectEvent } from 'react'
import type { Socket } from 'socket.io-client'
import type { Signal } from '#kernel/shared/signal.ts'
import { currentSession, watchSession } from './session.ts'

/** Asks for the ticket that opens one socket, in the client of this tab. */
export type AskTicket = () => Promise<string>

type Hearer = (payload: never) => void

const hearers = new Map<string, Set<Hearer>>()
const returners = new Set<() => void>()
let open: Socket | undefined
let unsaid: [name: string, payload: unknown][] = []

/** Calls back at each signal of that name, until the function that it answers is called. */
export function onSignal<Payload>({ name }: Signal<Payload>, hear: (payload: Payload) => void) {
  const present = hearers.get(name) ?? new Set()
  hearers.set(name, present.add(hear))
  return () => void present.delete(hear)
}

/** The same for a component, as long as it is on screen. */
export function useSignal<Payload>(signal: Signal<Payload>, hear: (payload: Payload) => void) {
  const hearLatest = useEffectEvent(hear)
  useEffect(() => onSignal(signal, payload => hearLatest(payload)), [signal])
}

/** Calls back when the line stands again after it was cut: what was said meanwhile is lost, what it was about is not. */
export function useReconnected(handle: () => void) {
  const handleLatest = useEffectEvent(handle)
  useEffect(() => {
    const returner = () => handleLatest()
    returners.add(returner)
    return () => void returners.delete(returner)
  }, [])
}

/** Says something to the server: now, or as soon as the line stands. */
export function say<Payload>({ name }: Signal<Payload>, payload: Payload) {
  if (open) open.emit(name, payload)
  else unsaid.push([name, payload])
}

/** Keeps a line to the server for as long as somebody is signed in, in the client that this tab works in. */
export function startLive(askTicket: AskTicket) {
  let place: string | undefined
  let leave = () => {}
  const follow = () => {
    const { status, connectionUid, client } = currentSession()
    const next = status === 'in' ? `${connectionUid} ${client?.id}` : undefined
    if (next === place) return
    leave()
    if (next === undefined) unsaid = []
    place = next
    leave = next === undefined ? () => {} : keepLine(askTicket)
  }
  const stopFollowing = watchSession(follow)
  follow()
  return () => {
    stopFollowing()
    leave()
  }
}

/** Milliseconds. The people of a server that starts again come back one after the other. */
const firstPause = 4_000
const longestPause = 60_000

const pauseAfter = (failures: number) =>
  Math.min(firstPause * 2 ** failures, longestPause) * (0.25 + Math.random() * 0.75)

let lines = 0

function keepLine(askTicket: AskTicket) {
  const left = new AbortController()
  void (async () => {
    for (let failures = 0; !left.signal.aborted; ) {
      const stood = await holdLine(askTicket, left.signal).catch(() => false)
      if (left.signal.aborted) return
      failures = stood ? 0 : failures + 1
      await pause(pauseAfter(failures), left.signal)
    }
  })()
  return () => left.abort()
}

/** One socket from its ticket to its end; says whether it ever stood. The library is fetched with the first. */
async function holdLine(askTicket: AskTicket, left: AbortSignal): Promise<boolean> {
  const [{ io }, ticket] = await Promise.all([import('socket.io-client'), askTicket()])
  if (left.aborted) return false
  const socket = io({ transports: ['websocket'], auth: { ticket }, reconnection: false, forceNew: true })
  const { promise: ended, resolve: end } = Promise.withResolvers<boolean>()
  socket.on('connect', () => stand(socket))
  socket.on('connect_error', () => end(false))
  socket.on('disconnect', () => end(true))
  socket.onAny(tell)
  left.addEventListener('abort', () => end(false))
  const stood = await ended
  if (open === socket) open = undefined
  socket.disconnect()
  return stood
}

/** Payloads are those that our own server declares: they are not checked again. */
function tell(name: string, payload: unknown) {
  for (const hear of hearers.get(name) ?? []) hear(payload as never)
}

function stand(socket: Socket) {
  open = socket
  for (const [name, payload] of unsaid.splice(0)) socket.emit(name, payload)
  lines += 1
  if (lines > 1) for (const handle of returners) handle()
}

/** Over at once when the browser is online again. */
function pause(milliseconds: number, left: AbortSignal) {
  const { promise, resolve } = Promise.withResolvers<void>()
  const timer = setTimeout(resolve, milliseconds)
  const over = () => resolve()
  left.addEventListener('abort', over)
  window.addEventListener('online', over)
  return promise.finally(() => {
    clearTimeout(timer)
    left.removeEventListener('abort', over)
    window.removeEventListener('online', over)
  })
}
