import { randomBytes, randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { afterAll, beforeAll } from 'vitest'
import type { Level } from '#kernel/shared/access.ts'
import type { Answers, Ground } from '#kernel/server/answers.ts'
import type { Clock, settableClock } from '#kernel/server/clock.ts'
import type { DatabaseAddresses, Databases } from '#kernel/server/db.ts'
import type { Dispatcher } from '#kernel/server/events.ts'
import type { FileStore } from '#kernel/server/files.ts'
import type { Jobs } from '#kernel/server/jobs.ts'
import type { Mailer } from '#kernel/server/mail.ts'
import type { Patience } from '#kernel/server/patience.ts'
import type { Keys } from '#kernel/server/secrets.ts'
import type { Sockets } from '#kernel/server/sockets.ts'
import type { Asker } from '#kernel/testing/as.ts'
import type { ElementCatalogue } from '#platform/applications/applications.server.ts'
import type { MaintenanceBoard } from '#platform/maintenance/maintenance.server.ts'
import type { Monitor } from '#platform/monitoring/monitoring.server.ts'
import type { SettingsBoard } from '#platform/settings/settings.server.ts'
import type { PlatformDb } from '#platform/platform-db.ts'
import { accessTokenLife, makeToken } from '#platform/identity/server/tokens.ts'

/** The product under test, as main puts it together. */
export type TestHouse = {
  app: FastifyInstance
  /** What jobs are given. */
  ground: Ground
  databases: Databases
  features: readonly Answers[]
  dispatcher: Dispatcher
  catalogue: ElementCatalogue
  board: MaintenanceBoard
  /** Starts what is due, as the job of each minute does. */
  runMaintenances(): Promise<void>
  settings: SettingsBoard
  /** What it was told is written once it has settled. */
  monitor: Monitor
  clock: ReturnType<typeof settableClock>
  keys: Keys
  files: FileStore
  mailer: Mailer
  /** Where its store keeps files, those of a client below its id. */
  filesFolder: string
  addresses: DatabaseAddresses
  /** Where a test has third parties answer, by name, as main tells it of those of the demo. */
  simulated: Record<string, string>
  /** Superuser of this database, for what a test must see past every wall. */
  installer: string
  /** Another process of the same installation, at the same instant; whoever opens it closes it. */
  openAnother(more?: {
    breachedList?: string
    release?: string
    patience?: Patience
  }): Promise<Pick<TestHouse, 'app' | 'settings' | 'monitor' | 'openSockets' | 'close'>>
  startQueue(): Promise<Jobs>
  openSockets(origins: readonly string[]): Sockets
  close(): Promise<void>
}

type Houses = {
  /** The one that the files of a worker share, at the present instant. */
  shared(): Promise<TestHouse>
  own(furtherFeatures?: readonly Answers[]): Promise<TestHouse>
}

let houses: Houses | undefined

/** Said once a run by main, which alone knows every room. */
export const worldsOpenOn = (opened: Houses) => {
  houses = opened
}

export type TestClient = { id: string; name: string; companies: { id: string; name: string }[] }

export type TestPerson = Asker & { userId: string; connectionUid: string; refreshToken: string; mail: string }

type ClientWish = { name?: string; companies?: readonly string[]; readOnly?: boolean; status?: 'active' | 'inactive' }

type PersonWish = {
  firstname?: string
  name?: string
  in?: TestClient
  /** Personal levels by element path. */
  rights?: Record<string, Level>
  allCompanies?: boolean
  /** Companies where the person belongs to a service, by index in the client. */
  companies?: readonly number[]
  admin?: boolean
  readOnly?: boolean
  superAdmin?: boolean
  superDev?: boolean
  passwordHash?: string
}

/** What nobody moves: the files of a worker may share it, each with clients and people of its own. */
type StillHouse = Pick<TestHouse, 'app' | 'databases' | 'dispatcher' | 'catalogue' | 'keys' | 'files' | 'addresses'> & {
  clock: Clock
}

type People = {
  client(wish?: ClientWish): Promise<TestClient>
  person(wish?: PersonWish): Promise<TestPerson>
  /** Another session of somebody, as a login would open it: the former one ends. */
  signIn(person: TestPerson): Promise<TestPerson>
  inClient<Result>(client: TestClient, work: (db: PlatformDb) => Promise<Result>): Promise<Result>
}

export type World = StillHouse & People

/** With a clock, settings, jobs and third parties of its own, and a superuser who sees past every wall. */
export type OwnWorld = TestHouse & People

/** The product that the files of a worker share. Each makes its own clients and people in it. */
export const useWorld = (): World => worldOn(({ shared }) => shared())

/** A product for a test file alone, which moves its clock, its settings or what else is of nobody; closed after it. */
export function useOwnWorld(furtherFeatures?: readonly Answers[]): OwnWorld {
  let house: TestHouse | undefined
  afterAll(() => house?.close())
  return worldOn(async ({ own }) => {
    house = await own(furtherFeatures)
    return house
  })
}

function worldOn(open: (houses: Houses) => Promise<TestHouse>): OwnWorld {
  let world: OwnWorld | undefined
  beforeAll(async () => {
    if (!houses) throw new Error('main/testing/use-test-house.ts is not among the set-up files')
    world = worldIn(await open(houses))
  })
  return new Proxy({} as OwnWorld, { get: (_, name) => world?.[name as keyof OwnWorld] })
}

function worldIn(house: TestHouse): OwnWorld {
  const { databases, app, clock, keys } = house
  const asIdentity = <Result>(work: (db: PlatformDb) => Promise<Result>) =>
    databases.transaction('auth', { readOnly: false }, work)
  const inClient = <Result>(client: TestClient, work: (db: PlatformDb) => Promise<Result>) =>
    databases.transaction('platform', { readOnly: false, clientId: client.id }, work)

  const sessionOf = async (userId: string, mail: string, clientId: string | undefined): Promise<TestPerson> => {
    const now = clock.now()
    const secret = randomBytes(16)
    const absoluteEnd = now.add({ hours: 12 })
    const row = await asIdentity(async db => {
      await db
        .updateTable('platform.session')
        .set({ revokedAt: now.toString(), reason: 'REPLACED' })
        .where('userId', '=', userId)
        .where('revokedAt', 'is', null)
        .execute()
      return db
        .insertInto('platform.session')
        .values({
          userId,
          mode: 'token',
          secret,
          rotatedAt: now.toString(),
          createdAt: now.toString(),
          authenticatedAt: now.toString(),
          lastActivityAt: now.toString(),
          absoluteEndAt: absoluteEnd.toString(),
        })
        .returning(['id', 'seq', 'connectionUid'])
        .executeTakeFirstOrThrow()
    })
    const session = { id: row.id, seq: row.seq, secret }
    const seconds = (instant: Temporal.Instant) => Math.floor(instant.epochMilliseconds / 1000)
    return {
      app,
      userId,
      mail,
      clientId,
      connectionUid: row.connectionUid,
      token: makeToken(keys, 'access', session, seconds(now) + accessTokenLife),
      refreshToken: makeToken(keys, 'refresh', session, seconds(absoluteEnd)),
    }
  }

  const client = async ({
    name = 'Serres du Layon',
    companies = ['Serres du Layon'],
    readOnly = false,
    status = 'active',
  }: ClientWish = {}) => {
    const { id } = await asIdentity(db =>
      db
        .insertInto('platform.client')
        .values({ name, slug: `c-${randomUUID()}`, readOnly, status })
        .returning('id')
        .executeTakeFirstOrThrow(),
    )
    const made: TestClient = { id, name, companies: [] }
    await inClient(made, async db => {
      await sql`insert into platform.client_right (element_id, ceiling) select id, 3 from platform.element`.execute(db)
      for (const company of companies) {
        const row = await db
          .insertInto('platform.company')
          .values({ name: company })
          .returning('id')
          .executeTakeFirstOrThrow()
        await db.insertInto('platform.service').values({ companyId: row.id, name: 'Service' }).execute()
        made.companies.push({ id: row.id, name: company })
      }
    })
    return made
  }

  const person = async (wish: PersonWish = {}) => {
    const { firstname = 'Marie', name = 'Caron', superAdmin = false, superDev = false } = wish
    const mail = `${randomUUID()}@essai.example`
    const { id: userId } = await asIdentity(async db => {
      const row = await db
        .insertInto('platform.user')
        .values({ mail, firstname, name, superAdmin, superDev })
        .returning('id')
        .executeTakeFirstOrThrow()
      await db
        .insertInto('platform.credential')
        .values({ userId: row.id, passwordHash: wish.passwordHash ?? null })
        .execute()
      return row
    })
    if (wish.in) await join(wish.in, userId, wish)
    return sessionOf(userId, mail, wish.in?.id)
  }

  const join = async (target: TestClient, userId: string, wish: PersonWish) => {
    const {
      admin = false,
      allCompanies = false,
      readOnly = false,
      rights = {},
      companies = allCompanies ? [] : [0],
    } = wish
    await asIdentity(db =>
      db
        .insertInto('platform.client_user')
        .values({ clientId: target.id, userId, admin, allCompanies, readOnly })
        .execute(),
    )
    await inClient(target, async db => {
      const given = Object.entries(rights).map(([path, level]) => {
        const elementId = house.catalogue.idOf(path)
        if (elementId === undefined) throw new Error(`no element ${path}`)
        return { userId, elementId, level }
      })
      if (given.length > 0) await db.insertInto('platform.user_right').values(given).execute()
      for (const index of companies) {
        await sql`insert into platform.service_user (user_id, service_id)
          select ${userId}, id from platform.service where company_id = ${target.companies[index]?.id} limit 1`.execute(
          db,
        )
      }
    })
  }

  return {
    ...house,
    client,
    person,
    inClient,
    signIn: ({ userId, mail, clientId }) => sessionOf(userId, mail, clientId),
  }
}
