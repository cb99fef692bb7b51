import { sql } from 'kysely'
import { notFound, Refusal } from '#kernel/server/errors.ts'
import type { EnergieDb } from '#energie/energie-db.ts'

type Term = { meterId: string | null; direction: string; startsOn: string; endsOn: string | null }

/**
 * On a day one contract of a direction covers a meter. The meter is held, so that two who write come one after the other.
 * @throws Refusal 404 on a meter that is not there; 409 CONTRACT_OVERLAP, with the days of the other
 */
export async function requireFreeMeter(db: EnergieDb, term: Term, ownId?: string) {
  if (term.meterId === null) return
  const meter = db.selectFrom('energie.meter').select('id').where('id', '=', term.meterId)
  if (!(await meter.forUpdate().executeTakeFirst())) throw notFound()
  const other = await db
    .selectFrom('energie.energy_contract')
    .select(['name', 'startsOn', 'endsOn'])
    .where('meterId', '=', term.meterId)
    .where('direction', '=', term.direction)
    .where('archivedAt', 'is', null)
    .where(
      sql<boolean>`daterange(starts_on, ends_on, '[]') && daterange(${term.startsOn}::date, ${term.endsOn}::date, '[]')`,
    )
    .$if(ownId !== undefined, query => query.where('id', '<>', ownId as string))
    .orderBy('startsOn')
    .orderBy('id')
    .executeTakeFirst()
  if (!other) return
  throw new Refusal(409, 'CONTRACT_OVERLAP', 'energie.energy-contracts.overlap', {
    values: { name: other.name, from: other.startsOn, to: other.endsOn ?? '…' },
  })
}
