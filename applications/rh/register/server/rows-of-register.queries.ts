import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { matches } from '#kernel/server/matches.ts'
import { notFound } from '#kernel/server/errors.ts'
import type { PageOf } from '#kernel/shared/page.ts'
import type { RhDb } from '#rh/rh-db.ts'
import type { Period, RegisterLine, RegisterPart, RegisterRow } from '../register-line.model.ts'

/** What a line says, in the words of the calls. */
const said = [
  'l.part',
  'l.is_void as isVoid',
  'l.last_name as lastName',
  'l.first_names as firstNames',
  'l.citizenship',
  'l.birth_date as birthDate',
  'l.sex',
  'l.job',
  'l.qualification',
  'l.entry_date as entryDate',
  'l.exit_date as exitDate',
  'l.authorisation_date as authorisationDate',
  'l.permit_type as permitType',
  'l.permit_number as permitNumber',
  'l.mentions',
  'l.agency_name as agencyName',
  'l.agency_address as agencyAddress',
  'l.tutor_name as tutorName',
  'l.place',
] as const

export type Asked = Period & { siret: string; part?: RegisterPart | undefined; search?: string | undefined }

/** The last line that speaks of each entry of a register: what stands today, in the order of the entries. */
const standing = (db: RhDb, { siret, part, search, from, to }: Asked) =>
  db
    .selectFrom(
      db
        .selectFrom('rh.register_entry as n')
        .selectAll('n')
        .distinctOn('n.entry_number')
        .where('n.siret', '=', siret)
        .$if(part !== undefined, query => query.where('n.part', '=', part as string))
        .$if(search !== undefined, query => query.where(namedBy(siret, search)))
        .orderBy('n.entry_number')
        .orderBy('n.number', 'desc')
        .as('l'),
    )
    .$if(to !== undefined, query => query.where('l.entry_date', '<=', to as string))
    .$if(from !== undefined, query =>
      query.where(eb => eb.or([eb('l.exit_date', 'is', null), eb('l.exit_date', '>=', from as string)])),
    )

/** Under any of the names that lines gave somebody. */
function namedBy(siret: string, search: string | undefined): RawBuilder<SqlBool> {
  const found = matches('rh.register_entry', 'm', search)
  return found === undefined
    ? sql<SqlBool>`true`
    : sql<SqlBool>`n.entry_number = any(array(
        select m.entry_number from rh.register_entry m where m.siret = ${siret} and ${found}))`
}

const rows = (db: RhDb, asked: Asked) =>
  standing(db, asked)
    .select(['l.entry_id as id', 'l.entry_number as number', ...said])
    .orderBy('l.entry_number')

/** A page of a register in the order of its numbers, which is that of hiring. */
export async function pageOfRegister(
  db: RhDb,
  { page, size, ...asked }: Asked & { page: number; size: number },
): Promise<PageOf<RegisterRow>> {
  const read = await rows(db, asked)
    .limit(size)
    .offset(page * size)
    .execute()
  const { total } = await standing(db, asked)
    .select(eb => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const lines = await countsOfLines(
    db,
    asked.siret,
    read.map(({ number }) => number),
  )
  const items = read.map(row => ({ ...row, lines: lines.get(row.number) ?? 1 }))
  return { items: items as RegisterRow[], total, totalIsExact: true, page, size }
}

async function countsOfLines(db: RhDb, siret: string, entries: readonly number[]) {
  const counts = await db
    .selectFrom('rh.register_entry')
    .select(['entry_number as entry', eb => eb.fn.countAll<number>().as('lines')])
    .where('siret', '=', siret)
    .where('entry_number', '=', sql<number>`any(${entries}::int[])`)
    .groupBy('entry_number')
    .execute()
  return new Map(counts.map(({ entry, lines }) => [entry, lines]))
}

/** The entries after one, so many at most: a whole register is read piece by piece. */
export async function nextOfRegister(db: RhDb, asked: Asked, after: number, most: number) {
  const read = await rows(db, asked).where('l.entry_number', '>', after).limit(most).execute()
  return read as Omit<RegisterRow, 'lines'>[]
}

const lines = (db: RhDb) =>
  db
    .selectFrom('rh.register_entry as l')
    .leftJoin('platform.user as u', 'u.id', 'l.recorded_by')
    .select([
      'l.number',
      'l.kind',
      'l.motive',
      ...said,
      'l.reason',
      'l.recorded_at as recordedAt',
      sql<string | null>`u.firstname || ' ' || u.name`.as('recordedBy'),
    ])
    .orderBy('l.number')

export async function linesOfEntry(db: RhDb, siret: string, number: number): Promise<RegisterLine[]> {
  const read = await lines(db).where('l.siret', '=', siret).where('l.entry_number', '=', number).execute()
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
    .select(['l.number', 'l.ref_number as of', 'l.motive', 'l.reason', 'l.recorded_at as recordedAt', ...said])
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
