import { setTimeout as wait } from 'node:timers/promises'
import { systemClock } from '#kernel/server/clock.ts'
import { openDatabases } from '#kernel/server/db.ts'
import type { Caller } from '#kernel/server/gate.ts'
import { addressesOfRoles } from '#kernel/server/install.ts'
import { makeLog } from '#kernel/server/log.ts'
import type { Keys } from '#kernel/server/secrets.ts'
import { demoPassword } from '#main/demo/accounts.ts'
import { openElementCatalogue } from '#platform/applications/applications.server.ts'
import { rememberRights } from '#platform/rights/rights.server.ts'
import { employeesCalls } from '#rh/employees/employees.calls.ts'
import { run } from './fill.ts'
import { type Crowd, lentPath, requireRights, visitorOfRights } from './fill-rights.ts'
import { startServer } from './servers.ts'
import { table } from './report.ts'

const wholeCrowd: Crowd = { services: 4_000, people: 20_000 }
const handful: Crowd = { services: 80, people: 400 }

type Figure = { what: string; aim: string; milliseconds: number[] }

/** What deciding costs, beside the request that it is part of. `quick`: among few people. */
export async function measureRights(server: string, key: string, keys: Keys, folder: string, quick: boolean) {
  const crowd = quick ? handful : wholeCrowd
  const database = await requireRights(server, crowd, keys)
  const figures = [...(await evaluations(database, keys)), ...(await requests(database, key, folder))]
  console.log(
    `\nDroits parmi ${(crowd.services * 300).toLocaleString('fr')} droits de services, ${crowd.people} personnes`,
  )
  table([
    ['', 'visé', 'médiane (ms)', 'p95'],
    ...figures.map(({ what, aim, milliseconds }) => [what, aim, at(milliseconds, 0.5), at(milliseconds, 0.95)]),
  ])
}

/** The evaluation alone, for people taken one after the other: each is a stranger to the cache the first time. */
async function evaluations(database: string, keys: Keys): Promise<Figure[]> {
  const databases = openDatabases(addressesOfRoles(database, keys))
  const catalogue = await openElementCatalogue(databases, makeLog('silent'))
  const people = await run(
    database,
    'select client_id, user_id from platform.client_user order by md5(user_id::text) limit 200',
  )
  const callers = people.map(
    ({ clientId, userId }) => ({ clientId, userId, rightsVersion: 1, readOnly: false, support: null }) as Caller,
  )
  const rights = rememberRights(databases, catalogue, systemClock)
  const fresh = rememberRights(databases, catalogue, systemClock)
  const timed = (work: (caller: Caller) => Promise<unknown>) => eachTimed(callers, work)
  await timed(caller => fresh.levels(caller, [lentPath]))
  const figures = [
    { what: 'un appel jugé, à froid', aim: '< 5', milliseconds: await timed(c => rights.levels(c, [lentPath])) },
    {
      what: 'les sociétés d’un élément, à froid',
      aim: '< 5',
      milliseconds: await timed(c => rights.perimeter(c, lentPath)),
    },
    { what: 'tout le menu, à froid', aim: '< 30', milliseconds: await timed(c => rights.allLevels(c)) },
    { what: 'un appel jugé, déjà connu', aim: '< 0,3', milliseconds: await timed(c => rights.levels(c, [lentPath])) },
    { what: 'tout le menu, déjà connu', aim: '< 0,3', milliseconds: await timed(c => rights.allLevels(c)) },
  ]
  await catalogue.stop()
  await databases.close()
  return figures
}

/** The whole request, by one person who waits for each answer. */
async function requests(database: string, key: string, folder: string): Promise<Figure[]> {
  const house = await startServer(
    'main/server.ts',
    { DATABASE_URL: database, SILLON_KEY: key, DATA_DIR: folder },
    folder,
  )
  const login = await fetch(`${house.address}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ mail: visitorOfRights, password: demoPassword }),
  })
  const { token, userId } = (await login.json()) as { token: string; userId: string }
  const [member] = await run(
    database,
    `select client_id as "clientId" from platform.client_user where user_id = '${userId}'`,
  )
  const headers = { authorization: token, clientid: String(member?.clientId) }
  const ask = async () => {
    const answer = await fetch(`${house.address}/api/${employeesCalls.getEmployeesOfClient.path}`, { headers })
    await answer.arrayBuffer()
    if (!answer.ok) throw new Error(`the house refuses (${answer.status})`)
  }
  const moveRights = () =>
    run(database, `update platform.client set rights_version = rights_version + 1 where id = '${member?.clientId}'`)
  const many = Array.from({ length: 200 })
  await eachTimed(many, ask)
  await wait(1_000)
  const figures = [
    { what: 'la requête entière, droits connus', aim: '', milliseconds: await eachTimed(many, ask) },
    { what: 'la requête entière, droits à évaluer', aim: '', milliseconds: await eachTimed(many, ask, moveRights) },
  ]
  await house.stop()
  return figures
}

async function eachTimed<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<unknown>,
  before?: () => Promise<unknown>,
) {
  const milliseconds: number[] = []
  for (const item of items) {
    await before?.()
    const from = performance.now()
    await work(item)
    milliseconds.push(performance.now() - from)
  }
  return milliseconds.toSorted((one, other) => one - other)
}

const at = (sorted: readonly number[], share: number) =>
  (sorted[Math.floor(sorted.length * share)] ?? Number.NaN).toFixed(2)
