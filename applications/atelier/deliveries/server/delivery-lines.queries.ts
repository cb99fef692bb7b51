import { sql } from 'kysely'
import { eachOf } from '#kernel/server/each-of.ts'
import type { AtelierDb } from '#atelier/atelier-db.ts'
import type { DeliveryLine } from '../delivery.model.ts'
import type { Grading, GradingClass } from '../grading.model.ts'
import { isValid } from './valid-weighings.ts'

type Row = Omit<DeliveryLine, 'grading' | 'lot'> & {
  lotId: string | null
  lotNumber: string | null
  lotStatus: string | null
}

/** Lines of a delivery in their order, with what was weighed and graded of each. */
export async function linesOf(db: AtelierDb, deliveryId: string): Promise<DeliveryLine[]> {
  const { rows } = await sql<Row>`
    select dl.id, dl.rank, dl.article_id, a.name as article, dl.crop_code_id, k.code as crop_code, dl.place_id,
           p.name as place, dl.harvested_on, dl.external_number, dl.temperature_c::float8 as temperature_c, dl.category,
           o.g::float8 as net_kg, o.crates::int, o.weighings::int, gc.id is not null as needs_grading, l.id as lot_id,
           l.number as lot_number, l.quality_status as lot_status, dl.version
      from atelier.delivery_line dl
      join platform.article a on a.id = dl.article_id
      left join platform.crop_code k on k.id = dl.crop_code_id
      left join atelier.graded_crop gc on gc.crop_code_id = dl.crop_code_id
      left join platform.place p on p.id = dl.place_id
      left join atelier.lot l on l.id = dl.lot_id
      cross join lateral (
        select coalesce(sum(w.net_g), 0) as g, coalesce(sum(w.crates), 0) as crates, count(*) as weighings
          from atelier.weighing w where w.delivery_line_id = dl.id and ${isValid}) o
     where dl.delivery_id = ${deliveryId} order by dl.rank`.execute(db)
  const gradings = await gradingsOf(
    db,
    rows.map(({ id }) => id),
  )
  return rows.map(({ lotId, lotNumber, lotStatus, ...row }) => ({
    ...row,
    grading: gradings.get(row.id) ?? null,
    lot: lotId && lotNumber && lotStatus ? { id: lotId, number: lotNumber, qualityStatus: lotStatus } : null,
  }))
}

async function gradingsOf(db: AtelierDb, lineIds: readonly string[]): Promise<Map<string, Grading>> {
  const { rows } = await sql<Omit<Grading, 'classes'> & { id: string; lineId: string }>`
    select g.id, g.delivery_line_id as line_id, g.sample_g as sample_kg, g.waste_g as waste_kg, g.colour,
           g.firmness::float8 as firmness, g.brix::float8 as brix, g.temperature_c::float8 as temperature_c, g.decision,
           g.downgrade_pct::float8 as downgrade_pct, g.note, u.firstname || ' ' || u.name as grader, g.graded_at, g.version
      from atelier.grading g left join platform.user u on u.id = g.grader_id
     where g.delivery_line_id in ${eachOf(lineIds)}`.execute(db)
  const { rows: classes } = await sql<GradingClass & { gradingId: string }>`
    select grading_id, min_mm::float8 as min_mm, max_mm::float8 as max_mm, g as kg from atelier.grading_class
     where grading_id in ${eachOf(rows.map(({ id }) => id))} order by min_mm`.execute(db)
  const byGrading = Map.groupBy(classes, ({ gradingId }) => gradingId)
  return new Map(
    rows.map(({ id, lineId, ...grading }) => [
      lineId,
      { ...grading, classes: (byGrading.get(id) ?? []).map(({ minMm, maxMm, kg }) => ({ minMm, maxMm, kg })) },
    ]),
  )
}
