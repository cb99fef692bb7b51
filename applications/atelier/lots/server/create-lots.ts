import { sql } from 'kysely'
import { eachOf } from '#kernel/server/each-of.ts'
import { emit } from '#kernel/server/events.ts'
import { notFound, wrongField } from '#kernel/server/errors.ts'
import type { LotsMade } from '#platform/trace/gates.slot.ts'
import type { AtelierDb } from '#atelier/atelier-db.ts'
import type { Category, KindOfLot, StateOfLot } from '../lot.model.ts'

export type Origin = { placeId: string | null; growerId: string | null; cropCodeId: string | null; g: number }

export type NewLot = {
  workshopId: string
  kind: KindOfLot
  articleId: string
  /** The day that its number says. */
  day: string
  madeAt: string
  number?: string | undefined
  externalNumber?: string | null
  cropCodeId?: string | null
  placeId?: string | null
  growerId?: string | null
  harvestedOn?: string | null
  receivedAt?: string | null
  packedOn?: string | null
  bestBefore?: string | null
  sizeCode?: string | null
  category?: Category | null
  certificateIds?: readonly string[]
  initialG: number
  initialCases?: number
  recycling?: 0 | 1
  state?: StateOfLot
  /** Where it was grown; a harvest says it, what is made of lots is handed it down. */
  origins?: readonly Origin[]
}

/**
 * Makes lots, numbered by day and crop code unless they bear a number: `L26-324-GR-04` is the fourth of GR on 20 November
 * 2026. Their weight stands nowhere until a move brings it.
 * @throws Refusal 404 of an article or workshop that is not there; 400 on a number that was given before
 */
export async function createLots(db: AtelierDb, lots: readonly NewLot[]): Promise<{ id: string; number: string }[]> {
  const made: { id: string; number: string }[] = []
  for (const lot of lots) made.push(await createLot(db, lot))
  await tellMade(db, made)
  return made
}

async function tellMade(db: AtelierDb, made: readonly { id: string }[]) {
  const { rows } = await sql<LotsMade>`
    select array_agg(l.id order by l.number)::text[] as lot_ids, array_agg(l.number order by l.number) as numbers, l.kind,
           w.company_id, l.made_at
      from atelier.lot l join atelier.workshop w on w.id = l.workshop_id
     where l.id in ${eachOf(made.map(({ id }) => id))}
     group by l.kind, w.company_id, l.made_at`.execute(db)
  for (const { lotIds, numbers, kind, companyId, madeAt } of rows)
    await emit(db, 'atelier.lot-created', { lotIds, numbers, kind, companyId, madeAt } satisfies LotsMade)
}

async function createLot(db: AtelierDb, { day, origins = [], number, certificateIds = [], ...lot }: NewLot) {
  const article = await db
    .selectFrom('platform.article')
    .select('familyId')
    .where('id', '=', lot.articleId)
    .executeTakeFirst()
  if (!article) throw notFound()
  if (number !== undefined) await requireFreeNumber(db, number)
  const row = await db
    .insertInto('atelier.lot')
    .values({
      ...lot,
      certificateIds: [...certificateIds],
      familyId: article.familyId,
      number: number ?? (await nextLotNumber(db, lot, day)),
    })
    .returning(['id', 'number'])
    .executeTakeFirstOrThrow()
  await writeOrigins(db, row.id, origins)
  return row
}

export async function writeOrigins(db: AtelierDb, lotId: string, origins: readonly Origin[]) {
  const rows = origins.filter(({ placeId, growerId }) => placeId !== null || growerId !== null)
  if (rows.length === 0) return
  await db
    .insertInto('atelier.lot_origin')
    .values(rows.map((origin, rank) => ({ ...origin, lotId, rank })))
    .onConflict(conflict => conflict.doNothing())
    .execute()
}

/** By crop code where it has one, else by workshop. Two who make lots at once come one after the other. */
async function nextLotNumber(
  db: AtelierDb,
  { cropCodeId, workshopId }: Pick<NewLot, 'cropCodeId' | 'workshopId'>,
  day: string,
) {
  const { rows: found } = await sql<{ code: string }>`
    select coalesce((select code from platform.crop_code where id = ${cropCodeId ?? null}::uuid),
                    (select code from atelier.workshop where id = ${workshopId})) as code`.execute(db)
  const code = found[0]?.code
  if (!code) throw notFound()
  const { year, dayOfYear } = Temporal.PlainDate.from(day)
  const start = `L${String(year % 100).padStart(2, '0')}-${String(dayOfYear).padStart(3, '0')}-${code}-`
  await sql`select pg_advisory_xact_lock(hashtextextended(kernel.client_id()::text || ${start}, 0))`.execute(db)
  const { rows } = await sql<{ last: number }>`
    select coalesce(max(substr(number, ${start.length + 1})::int), 0) as last
      from atelier.lot where number like ${`${start}%`} and substr(number, ${start.length + 1}) ~ '^[0-9]{1,6}$'`.execute(
    db,
  )
  return `${start}${String((rows[0]?.last ?? 0) + 1).padStart(2, '0')}`
}

async function requireFreeNumber(db: AtelierDb, number: string) {
  const namesake = await db.selectFrom('atelier.lot').select('id').where('number', '=', number).executeTakeFirst()
  if (namesake) throw wrongField('numLot', 'taken', 'atelier.lot.number-taken')
}

/** Where lots were grown, by lot. */
export async function originsOf(db: AtelierDb, lotIds: readonly string[]): Promise<Map<string, Origin[]>> {
  const { rows } = await sql<Origin & { lotId: string }>`
    select lot_id, place_id, grower_id, crop_code_id, g::float8 as g
      from atelier.lot_origin where lot_id in ${eachOf(lotIds)} order by lot_id, rank`.execute(db)
  return Map.groupBy(rows, ({ lotId }) => lotId)
}
