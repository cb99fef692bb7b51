import { useSyncExternalStore } from 'react'
import type { AnswerOf, Call, SentTo } from '#kernel/shared/call.ts'
import { ApiError } from '../api-error.ts'
import { fetchCall } from '../fetch-call.ts'
import { serverNow } from '../server-time.ts'
import { clientIdOfTab, currentSession, watchSession } from '../session.ts'
import { deviceStore } from './device-store.ts'
import { callToMake, type WaitingAct } from './waiting-act.ts'
import { noteWaiting } from './device-marks.ts'

/** Milliseconds: a network that does not answer within is none, for who stands at a line. */
const patienceMs = 6_000
const firstPauseMs = 2_000
const longestPauseMs = 60_000

let acts: readonly WaitingAct[] = []
let reading: Promise<void> | undefined
let timer: ReturnType<typeof setTimeout> | undefined
const watchers = new Set<() => void>()
const lanesUnderWay = new Set<string>()
/** Lanes that somebody, or the network that came back, wanted sent while they were under way. */
const lanesWanted = new Set<string>()

function show(changed: readonly WaitingAct[]) {
  acts = changed
  noteWaiting(acts.length)
  for (const watcher of watchers) watcher()
}

const replace = (changed: WaitingAct) => show(acts.map(act => (act.id === changed.id ? changed : act)))

/** Reads what waited from before, once, and sends it; goes on whenever the network or the person comes back. */
export function openOutbox(): Promise<void> {
  reading ??= readStore()
  return reading
}

async function readStore() {
  const store = await deviceStore()
  show((await store.getAll('acts')) as WaitingAct[])
  window.addEventListener('online', sendAll)
  watchSession(sendAll)
  sendAll()
}

type Later = Pick<WaitingAct, 'lane' | 'label'> & Partial<Pick<WaitingAct, 'about'>>
export type Outcome<C extends Call> = { isSent: true; answer: AnswerOf<C> } | { isSent: false }

/**
 * Does an act, once: it is written on this device, then sent. Without an answer it waits, and the acts of its lane behind it.
 * `happenedAt` of its input is this instant.
 * @throws ApiError where the server refuses it at once: then it does not wait
 */
export async function sendLater<C extends Call>(call: C, input: SentTo<C>, later: Later): Promise<Outcome<C>> {
  await openOutbox()
  const act = await write(call, { ...(input as Record<string, unknown>) }, later)
  const { lane } = later
  const isFirst = !acts.some(other => other.lane === lane && other.id < act.id)
  if (!isFirst || lanesUnderWay.has(lane)) {
    void sendLane(lane)
    return { isSent: false }
  }
  return sendNow<C>(act)
}

async function sendNow<C extends Call>(act: WaitingAct): Promise<Outcome<C>> {
  lanesUnderWay.add(act.lane)
  let waits = false
  try {
    return { isSent: true, answer: (await send(act)) as AnswerOf<C> }
  } catch (failure) {
    waits = isWorthRetry(failure)
    await (waits ? keepForLater(act) : forget(act))
    if (!waits) throw failure
    return { isSent: false }
  } finally {
    leaveLane(act.lane, !waits)
  }
}

async function write(
  call: Call,
  input: Record<string, unknown>,
  { lane, label, about = {} }: Later,
): Promise<WaitingAct> {
  const at = serverNow().toString()
  const act = {
    key: crypto.randomUUID(),
    call: callToMake(call),
    input: { ...input, happenedAt: at },
    lane,
    label,
    at,
    about,
    userId: currentSession().person?.id ?? '',
    clientId: clientIdOfTab() ?? '',
    tries: 0,
  }
  const store = await deviceStore()
  const id = await store.add('acts', act)
  show([...acts, { ...act, id }])
  return { ...act, id }
}

async function forget({ id }: WaitingAct) {
  const store = await deviceStore()
  await store.delete('acts', id)
  show(acts.filter(act => act.id !== id))
}

async function keepForLater(act: WaitingAct, refusal?: WaitingAct['refusal']) {
  const kept = { ...act, tries: act.tries + 1, ...(refusal && { refusal }) }
  const store = await deviceStore()
  await store.put('acts', kept)
  replace(kept)
  if (!refusal) sendAgainIn(Math.min(firstPauseMs * 2 ** act.tries, longestPauseMs))
}

async function send(act: WaitingAct) {
  const headers = { 'idempotency-key': act.key }
  const answer = await fetchCall(act.call as Call, act.input as SentTo<Call>, {
    headers,
    patienceMs,
    staysOnPage: true,
    isAside: true,
  })
  await forget(act)
  return answer
}

/** No answer, too many at once, a server that is down, a session that ended: the act is as good as before. */
const isWorthRetry = (failure: unknown) =>
  failure instanceof ApiError &&
  (failure.status === 0 || [401, 408, 429].includes(failure.status) || failure.status >= 500)

const isMine = ({ userId, clientId }: WaitingAct) => {
  const { status, person } = currentSession()
  return status === 'in' && userId === person?.id && clientId === clientIdOfTab()
}

function sendAgainIn(milliseconds: number) {
  clearTimeout(timer)
  timer = setTimeout(sendAll, milliseconds)
}

function sendAll() {
  for (const lane of new Set(acts.filter(isMine).map(act => act.lane))) void sendLane(lane)
}

/** Sends what waits in a lane, in the order in which it was done, up to what is refused or has no answer. */
async function sendLane(lane: string) {
  if (lanesUnderWay.has(lane)) return void lanesWanted.add(lane)
  lanesUnderWay.add(lane)
  try {
    for (let act = firstOf(lane); act; act = firstOf(lane)) if (!(await sendKept(act))) return
  } finally {
    leaveLane(lane, false)
  }
}

function leaveLane(lane: string, goesOn: boolean) {
  lanesUnderWay.delete(lane)
  const isWanted = lanesWanted.delete(lane)
  if (goesOn || isWanted) void sendLane(lane)
}

const firstOf = (lane: string) => {
  const first = acts.find(act => act.lane === lane && isMine(act))
  return first?.refusal ? undefined : first
}

async function sendKept(act: WaitingAct) {
  try {
    await send(act)
    return true
  } catch (failure) {
    if (!(failure instanceof ApiError)) throw failure
    const { status, code, fields, message } = failure
    const refusal = { status, code, message: fields[0]?.message ?? message }
    await keepForLater(act, isWorthRetry(failure) ? undefined : refusal)
    return false
  }
}

/** Sends what was refused again, and what waits behind it. */
export async function retryAct(act: WaitingAct) {
  const { refusal: _, ...kept } = act
  const store = await deviceStore()
  await store.put('acts', kept)
  replace(kept)
  void sendLane(act.lane)
}

/** Gives up an act that the server refuses; what waits behind it goes on. */
export async function abandonAct(act: WaitingAct) {
  await forget(act)
  void sendLane(act.lane)
}

function watch(watcher: () => void) {
  watchers.add(watcher)
  void openOutbox()
  return () => void watchers.delete(watcher)
}

/** What this device has done and the server has not confirmed, of this person in this client, in the order in which it was done. */
export const useOutbox = () => useSyncExternalStore(watch, () => acts).filter(isMine)

/** What the server has not heard of it: not what is just being sent, which its answer is about to show. */
export function useUnheard() {
  const mine = useOutbox()
  const from = mine.findIndex(({ tries }) => tries > 0)
  return from < 0 ? [] : mine.slice(from)
}
