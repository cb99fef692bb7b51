import { isDeepStrictEqual } from 'node:util'
import type { LoadRequest } from 'autocannon'
import { demoPassword } from '#main/demo/accounts.ts'
import { type Errand, type Known, known } from './errands.ts'
import { run } from './fill.ts'
import { visitor } from './populations.ts'
import { type Server, startServer } from './servers.ts'

/** The house and the bare server on the same database, and whom they know. */
export type Pair = { house: Server; bare: Server; known: Known }

export async function startPair(database: string, key: string, folder: string): Promise<Pair> {
  const [author] = await run(database, `select id from platform.user where mail = '${visitor}'`)
  const environment = { DATABASE_URL: database, SILLON_KEY: key, DATA_DIR: folder, BENCH_AUTHOR: String(author?.id) }
  return {
    house: await startServer('main/server.ts', environment, folder),
    bare: await startServer('bench/bare-server.ts', environment, folder),
    known: await known(database),
  }
}

export const stopPair = ({ house, bare }: Pair) => Promise.all([house.stop(), bare.stop()])

/** A session for the load; the bare server asks for none and is sent it all the same. */
export async function signIn({ house }: Pair): Promise<string> {
  const response = await fetch(`${house.address}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ mail: visitor, password: demoPassword }),
  })
  const { token } = (await response.json()) as { token?: string }
  if (!token) throw new Error(`the house lets nobody in (${response.status})`)
  return token
}

/**
 * Whether both tell the same of the same people: a faster wrong answer proves nothing.
 * @throws when they do not
 */
export async function requireSameAnswers({ house, bare, known }: Pair, errand: Errand, token: string) {
  const [request] = errand.requests(known, token)
  if (!request || request.method !== 'GET') return
  const [ours, theirs] = await Promise.all([answerOf(house.address, request), answerOf(bare.address, request)])
  if (isDeepStrictEqual(essence(ours), essence(theirs))) return
  const said = [ours, theirs].map(told => JSON.stringify(essence(told)).slice(0, 1_000))
  throw new Error(`« ${errand.name} »: the answers differ\n${said.join('\n')}`)
}

const answerOf = async (address: string, { path, headers }: LoadRequest) =>
  (await fetch(address + path, { headers })).json() as Promise<Told | Told[]>

type Told = Record<string, unknown>

const essence = (told: Told | Told[]): unknown => (Array.isArray(told) ? told.map(essenceOf) : essenceOf(told))

const essenceOf = ({ items, total, id, name, position, currentWorkplace, count }: Told) => ({
  items,
  total,
  id,
  name,
  position,
  currentWorkplace,
  count,
})
