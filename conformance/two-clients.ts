import { createHash } from 'node:crypto'
import { type Asker, as } from '#kernel/testing/as.ts'
import { ask } from '#kernel/testing/ask.ts'
import { accounts, demoPassword } from '#main/demo/accounts.ts'
import { openTestHouse } from '#main/testing/open-test-house.ts'
import { takeDemo } from '#main/testing/take-demo.ts'
import { identityCalls } from '#platform/identity/identity.calls.ts'
import { sessionMade } from '#platform/identity/testing/session-made.ts'
import { ours } from './catalogue.ts'

type Row = Record<string, unknown>

export type Actor = Asker & { mail: string; userId: string }

/** Rows of a long table that are shown beside its first ones. */
const lastWritten = 40

/** The demo company in a house of its own: a client and its neighbour, whose every text bears a canary. */
export async function openTwoClients() {
  const house = await openTestHouse([], await takeDemo())
  const rows = <Row>(statement: string, values?: unknown[]) => ask<Row>(house.installer, statement, values)
  /** As a database does by itself within its first minute: until then it plans for tables that it takes for empty. */
  await rows('analyze')

  const idOfClient = async (slug: string) =>
    (await rows<{ id: string }>('select id from platform.client where slug = $1', [slug]))[0]?.id as string
  const own = await idOfClient('val-de-loire')
  const neighbour = await idOfClient('bocage')

  const signIn = async (mail: string, clientId: string): Promise<Actor> => {
    const answer = await as({ app: house.app }).call(identityCalls.login, { mail, password: demoPassword })
    const { token, userId } = sessionMade(answer)
    return { app: house.app, mail, userId, token, clientId }
  }

  const fenced = await rows<{ name: string; hasId: boolean }>(
    `select format('%s.%s', n.nspname, c.relname) as name, exists (
          select from pg_attribute a where a.attrelid = c.oid and a.attname = 'id' and a.atttypid = 'uuid'::regtype) as "hasId"
         from pg_class c join pg_namespace n on n.oid = c.relnamespace where ${ours} and c.relforcerowsecurity order by 1`,
  )

  /** The client itself, its people of no other client, and the rows of each table: as many of each as asked. */
  const idsOf = async (clientId: string, mostOfEach: number) => {
    const ids = [clientId]
    const find = async (statement: string) =>
      ids.push(
        ...(await rows<{ id: string }>(`${statement} order by id limit ${mostOfEach}`, [clientId])).map(({ id }) => id),
      )
    await find(`select user_id as id from platform.client_user where client_id = $1
      and user_id not in (select user_id from platform.client_user where client_id <> $1)`)
    for (const { name } of fenced.filter(({ hasId }) => hasId))
      await find(`select id from ${name} where client_id = $1`)
    return ids
  }

  const isMember = 'exists (select from platform.client_user m where m.client_id = $1 and m.user_id ='
  const isStranger = 'not exists (select from platform.client_user m where m.client_id <> $1 and m.user_id ='
  const standing = [
    ...fenced.map(({ name }) => [name, 'client_id = $1']),
    ['platform.client', 'id = $1'],
    // Of nobody: asked alone, PostgreSQL would not know what $1 is.
    ...['platform.element', 'platform.document_type', 'platform.document_object'].map(name => [
      name,
      '$1::uuid is not null',
    ]),
    ['platform.user', `${isMember} t.id) and ${isStranger} t.id)`],
    ['platform.session', `${isMember} t.user_id) and ${isStranger} t.user_id)`],
    ['platform.shared_device', `${isMember} t.user_id) and ${isStranger} t.user_id)`],
  ].map(([name, where]) => {
    const found = `select to_jsonb(t) from ${name} t where ${where}`
    const isLong = `(select count(*) from ${name} t where ${where}) > $2`
    return {
      name: name as string,
      shown: `select '${name}' as name, to_jsonb(array(${found} limit $2)
        || array(${found} and ${isLong} order by t.xmin::text::bigint desc limit ${lastWritten})) as rows`,
      marked: `select '${name}' as name, concat_ws(' ', count(*), sum(t.xmin::text::float8)) as mark
        from ${name} t where ${where}`,
    }
  })

  /**
   * As many rows of each table as asked, of what stands in the client now, by the table's name; of one that has more
   * also what was written last, so that a walk meets what it made. All tables are read where none are named.
   */
  const rowsOf = async (clientId: string, mostOfEach: number, tables?: ReadonlySet<string>) => {
    const asked = standing.filter(({ name }) => !tables || tables.has(name)).map(({ shown }) => shown)
    if (asked.length === 0) return new Map<string, Row[]>()
    const found = await rows<{ name: string; rows: Row[] }>(asked.join(' union all '), [clientId, mostOfEach])
    return new Map(found.map(table => [table.name, table.rows]))
  }

  /** Names, each time it is asked, the tables in which a row of the client came, went or changed since the time before. */
  const tablesChanging = (clientId: string) => {
    let marks = new Map<string, string>()
    const marking = standing.map(({ marked }) => marked).join(' union all ')
    return async () => {
      const before = marks
      const found = await rows<{ name: string; mark: string }>(marking, [clientId])
      marks = new Map(found.map(({ name, mark }) => [name, mark]))
      return new Set([...marks.keys()].filter(name => marks.get(name) !== before.get(name)))
    }
  }

  /** Of all that the neighbour owns: one changed character changes it. */
  const digestOfNeighbour = async () => {
    const digest = createHash('sha256')
    const add = async (table: string, where: string) => {
      const statement = `select md5(coalesce(string_agg(t::text, '' order by t::text), '')) as md5 from ${table} t where ${where}`
      digest.update((await rows<{ md5: string }>(statement, [neighbour]))[0]?.md5 as string)
    }
    for (const { name } of fenced) await add(name, 'client_id = $1')
    await add('platform.client', 'id = $1')
    await add('platform.client_user', 'client_id = $1')
    return digest.digest('hex')
  }

  const members = accounts.filter(({ memberships }) => memberships.some(({ client }) => client === 'val-de-loire'))
  const actors: Actor[] = []
  for (const { mail } of members) actors.push(await signIn(mail, own))

  return { ...house, rows, own, neighbour, actors, signIn, idsOf, rowsOf, tablesChanging, digestOfNeighbour }
}

export type TwoClients = Awaited<ReturnType<typeof openTwoClients>>
