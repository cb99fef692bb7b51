import pg from 'pg'
import type { Keys } from '#kernel/server/secrets.ts'
import { demoPassword } from '#main/demo/accounts.ts'
import { requireFilled } from './fill.ts'
import { populations, visitor } from './populations.ts'
import { table } from './report.ts'
import { startServer } from './servers.ts'
import { type Question, type Staff, type Statement, staffOf } from './staff-known.ts'
import { staffQuestions } from './staff-questions.ts'

type Figure = Question & { house: number[]; bare: number[] }

/**
 * What one person waits for in a client of 100,000 employees, question by question, each beside its bare statements:
 * asked in turn, so that what else the machine does weighs on both.
 */
export async function measureStaff(server: string, key: string, keys: Keys, folder: string, quick: boolean) {
  const database = await requireFilled(server, populations.alone, keys)
  const house = await startServer(
    'main/server.ts',
    { DATABASE_URL: database, SILLON_KEY: key, DATA_DIR: folder },
    folder,
  )
  const bare = new pg.Pool({ connectionString: database, max: 2 })
  const staff = await staffOf(database)
  const token = await signIn(house.address)
  const times = quick ? 12 : 60
  const figures: Figure[] = []
  try {
    for (const question of staffQuestions)
      figures.push(await measured(question, staff, { times, address: house.address, token, bare }))
  } finally {
    await bare.end()
    await house.stop()
  }
  report(figures)
}

type Means = { times: number; address: string; token: string; bare: pg.Pool }

async function measured(question: Question, staff: Staff, { times, address, token, bare }: Means): Promise<Figure> {
  const figure: Figure = { ...question, house: [], bare: [] }
  const headers = { authorization: token, clientid: staff.clientId }
  const warmUp = Math.ceil(times / 4)
  for (let time = -warmUp; time < times; time += 1) {
    const { path, statements } = question.ask(staff, time + warmUp)
    const ofHouse = await timed(() => answer(`${address}/api/${path}`, headers))
    const ofBare = await timed(() => Promise.all(statements.map(statement => queried(bare, statement))))
    if (time < 0) continue
    figure.house.push(ofHouse)
    figure.bare.push(ofBare)
  }
  return figure
}

async function answer(address: string, headers: Record<string, string>) {
  const response = await fetch(address, { headers })
  const body = await response.text()
  if (!response.ok) throw new Error(`${address}: ${response.status} ${body}`)
}

const queried = (pool: pg.Pool, { text, values }: Statement) => pool.query(text, values)

async function timed(work: () => Promise<unknown>) {
  const from = performance.now()
  await work()
  return performance.now() - from
}

async function signIn(address: string) {
  const response = await fetch(`${address}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ mail: visitor, password: demoPassword }),
  })
  const { token } = (await response.json()) as { token?: string }
  if (!token) throw new Error(`the house lets nobody in (${response.status})`)
  return token
}

function report(figures: readonly Figure[]) {
  console.log('\nUn client de 100 000 salariés, une personne qui attend chaque réponse')
  table([
    ['', 'visé (ms)', 'maison p50', 'p95', 'nu p50', 'maison / nu', ''],
    ...figures.map(({ name, aim, house, bare }) => [
      name,
      `< ${aim}`,
      at(house, 0.5).toFixed(1),
      at(house, 0.95).toFixed(1),
      at(bare, 0.5).toFixed(1),
      (at(house, 0.5) / at(bare, 0.5)).toFixed(1),
      at(house, 0.5) < aim ? '' : 'manqué',
    ]),
  ])
}

function at(milliseconds: readonly number[], share: number) {
  const sorted = milliseconds.toSorted((one, other) => one - other)
  return sorted[Math.floor(sorted.length * share)] ?? Number.NaN
}
