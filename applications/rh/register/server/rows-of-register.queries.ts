import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { eachOf } from '#kernel/server/each-of.ts'
import { matches } from '#kernel/server/matches.ts'
import { notFound } from '#kernel/server/errors.ts'
import { pageOfList } from '#kernel/server/page-of-list.ts'
import type { InputOf } from '#kernel/shared/call.ts'
import type { PageOf } from '#kernel/shared/page.ts'
import type { RhDb } from '#rh/rh-db.ts'
import type { registerCalls } from '../register.calls.ts'
import type { Period, RegisterLine, RegisterRow } from '../register-line.model.ts'
import { registerByNumber } from '../register-list.model.ts'

/** What a line says, in the words of the calls. */
const said = [
  'l.part',
  'l.isVoid',
  'l.lastName',
  'l.firstNames',
  'l.citizenship',
  'l.birthDate',
  'l.sex',
  'l.job',
  'l.qualification',
  'l.entryDate',
  'l.exitDate',
  'l.authorisationDate',
  'l.permitType',
  'l.permitNumber',
  'l.mentions',
  'l.agencyName',
  'l.agencyAddress',
  'l.tutorName',
  'l.place',
] as const

type Asked = Omit<InputOf<typeof registerCalls.getPageOfRegister>, 'search'> & { search?: string | undefined }

/** A page of a part of a register: each entry as its last line states it. */
export const pageOfRegister = (db: RhDb, { siret, part, ...asked }: Asked): Promise<PageOf<RegisterRow>> =>
  pageOfList(db, registerByNumber, asked, {
    from: sql`rh.register_entry n join lateral ${lastLine} l on true`,
    id: sql`n.id`,
    within: sql`n.siret = ${siret} and n.part = ${part} and n.kind = 'entry'`,
    orders: {
      number: [sql`n.number`],
      name: [sql`l.search_text`],
      birth: [sql`l.birth_date`],
      job: [sql`kernel.normalise(coalesce(l.job, ''))`, sql`l.search_text`],
      entry: [sql`l.entry_date`],
      exit: [sql`l.exit_date`],
      tutor: [sql`kernel.normalise(coalesce(l.tutor_name, ''))`, sql`l.search_text`],
      place: [sql`kernel.normalise(coalesce(l.place, ''))`, sql`l.search_text`],
    },
    filters: {
      from: from => sql`(l.exit_date is null or l.exit_date >= ${from})`,
      to: to => sql`l.entry_date <= ${to}`,
    },
    matching: words => namedBy(siret, words),
    rows: ids => entriesById(db, ids),
  })

/** The last line that speaks of the entry `n`: what stands today. */
const lastLine = sql`(
  select m.* from rh.register_entry m
   where m.siret = n.siret and m.entry_number = n.number
   order by m.number desc limit 1)`

/** Under any of the names that lines gave somebody. */
function namedBy(siret: string, search: string | undefined): RawBuilder<SqlBool> | undefined {
  const found = matches('rh.register_entry', 'm', search)
  return (
    found &&
    sql<SqlBool>`n.number = any(array(
      select m.entry_number from rh.register_entry m where m.siret = ${siret} and ${found}))`
  )
}

async function entriesById(db: RhDb, ids: readonly string[]): Promise<RegisterRow[]> {
  const read = await db
    .selectFrom('rh.register_entry as n')
    .innerJoinLateral(
      eb =>
        eb
          .selectFrom('rh.register_entry as m')
          .selectAll('m')
          .whereRef('m.siret', '=', 'n.siret')
          .whereRef('m.entryNumber', '=', 'n.number')
          .orderBy('m.number', 'desc')
          .limit(1)
          .as('l'),
      join => join.onTrue(),
    )
    .select(eb => [
      'n.id',
      'n.number',
      ...said,
      eb
        .selectFrom('rh.register_entry as c')
        .select(sql<number>`count(*)::int`.as('lines'))
        .whereRef('c.siret', '=', 'n.siret')
        .whereRef('c.entryNumber', '=', 'n.number')
        .as('lines'),
    ])
    .where('n.id', 'in', eachOf(ids))
    .execute()
  return read as RegisterRow[]
}

type Reading = Period & { siret: string }

/** The entries after one, so many at most: a whole register is read piece by piece. */
export async function nextOfRegister(db: RhDb, { siret, from, to }: Reading, after: number, most: number) {
  const read = await db
    .selectFrom(
      db
        .selectFrom('rh.register_entry as n')
        .selectAll('n')
        .distinctOn('n.entryNumber')
        .where('n.siret', '=', siret)
        .where('n.entryNumber', '>', after)
        .orderBy('n.entryNumber')
        .orderBy('n.number', 'desc')
        .as('l'),
    )
    .$if(to !== undefined, query => query.where('l.entryDate', '<=', to as string))
    .$if(from !== undefined, query =>
      query.where(eb => eb.or([eb('l.exitDate', 'is', null), eb('l.exitDate', '>=', from as string)])),
    )
    .select(['l.entryId as id', 'l.entryNumber as number', ...said])
    .orderBy('l.entryNumber')
    .limit(most)
    .execute()
  return read as Omit<RegisterRow, 'lines'>[]
}

const lines = (db: RhDb) =>
  db
    .selectFrom('rh.register_entry as l')
    .leftJoin('platform.user as u', 'u.id', 'l.recordedBy')
    .select([
      'l.number',
      'l.kind',
      'l.motive',
      ...said,
      'l.reason',
      'l.recordedAt',
      sql<string | null>`u.firstname || ' ' || u.name`.as('recordedBy'),
    ])
    .orderBy('l.number')

export async function linesOfEntry(db: RhDb, siret: string, number: number): Promise<RegisterLine[]> {
  const read = await lines(db).where('l.siret', '=', siret).where('l.entryNumber', '=', number).execute()
  return read as RegisterLine[]
}

/** Where an entry stands. @throws Refusal 404 */
export async function placeOfEntry(db: RhDb, id: string): Promise<{ siret: string; number: number }> {
  const row = await db
    .selectFrom('rh.register_entry')
    .select(['siret', 'number'])
    .where('id', '=', id)
    .where('kind', '=', 'entry')
    .executeTakeFirst()
  if (!row) throw notFound()
  return row
}

/** Later lines of a register that changed what an entry said, in their order: printed below the entries. */
export async function changesOfRegister(db: RhDb, siret: string, { from, to }: Period) {
  return db
    .selectFrom('rh.register_entry as l')
    .select(['l.number', 'l.refNumber as of', 'l.motive', 'l.reason', 'l.recordedAt', ...said])
    .where('l.siret', '=', siret)
    .where('l.kind', '=', 'correction')
    .$if(from !== undefined, query => query.where(sql<SqlBool>`l.recorded_at::date >= ${from}`))
    .$if(to !== undefined, query => query.where(sql<SqlBool>`l.recorded_at::date <= ${to}`))
    .orderBy('l.number')
    .execute()
}

/** The first line that is not what was written, or null: each line holds the seal of the one before. */
export async function brokenLine(db: RhDb, siret: string): Promise<number | null> {
  const { rows } = await sql<{ line: number | null }>`select rh.broken_line(${siret}) as line`.execute(db)
  return rows[0]?.line ?? null
}
