import { sql } from 'kysely'
import { type CompanyScope } from '#kernel/server/company-scope.ts'
import { eachOf } from '#kernel/server/each-of.ts'
import type { AtelierDb } from '#atelier/atelier-db.ts'
import type { Ventilation } from '../ventilation.model.ts'
import { withinCompanies } from './lots.queries.ts'
import { labelsOfOrigins, partsInWords } from './origin-labels.queries.ts'

type Head = Omit<Ventilation, 'outputs'>
type Output = Omit<Ventilation['outputs'][number], 'shares'> & { ventilationId: string; rank: number }
type Share = { ventilationId: string; rank: number; placeId: string | null; growerId: string | null; g: number }

/** How many of the last are shown. */
const mostShown = 100

/** The last splits of the workshops of the caller, newest first; one of them where it is said. */
export async function ventilations(db: AtelierDb, scope: CompanyScope, id?: string): Promise<Ventilation[]> {
  const { rows: heads } = await sql<Head>`
    select v.id, v.lot_id, l.number as num_lot, a.name as article, v.sorted_g::float8 as sorted_kg, v.loss_g::float8 as loss_kg,
           v.at, u.firstname || ' ' || u.name as by
      from atelier.ventilation v
      join atelier.lot l on l.id = v.lot_id
      join platform.article a on a.id = l.article_id
      left join platform.user u on u.id = v.actor_id
     where ${withinCompanies(scope)} and (${id ?? null}::uuid is null or v.id = ${id ?? null}::uuid)
     order by v.at desc, v.id desc limit ${mostShown}`.execute(db)
  const ids = heads.map(head => head.id)
  const [{ rows: outputs }, { rows: shares }] = await Promise.all([
    sql<Output>`
      select o.ventilation_id, o.rank, o.lot_id, l.number as num_lot, o.category, o.size_code, o.destination, o.g::float8 as kg
        from atelier.ventilation_output o left join atelier.lot l on l.id = o.lot_id
       where o.ventilation_id in ${eachOf(ids)} order by o.ventilation_id, o.rank`.execute(db),
    sql<Share>`
      select ventilation_id, rank, place_id, grower_id, g::float8 as g
        from atelier.ventilation_share where ventilation_id in ${eachOf(ids)} order by ventilation_id, rank, origin_rank`.execute(
      db,
    ),
  ])
  const labels = await labelsOfOrigins(db, shares)
  return heads.map(head => ({
    ...head,
    outputs: outputs
      .filter(({ ventilationId }) => ventilationId === head.id)
      .map(({ ventilationId, rank, ...output }) => ({
        ...output,
        shares: partsInWords(
          labels,
          shares.filter(share => share.ventilationId === ventilationId && share.rank === rank),
        ),
      })),
  }))
}
