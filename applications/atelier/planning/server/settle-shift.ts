import { sql } from 'kysely'
import type { AtelierDb } from '#atelier/atelier-db.ts'
import { changeoverMinutes } from '../shift.model.ts'

export type Turn = { ligneId: string; date: string; shift: string }

/**
 * Gives the plans of a shift their turns from 1 on, `placed` at the one it asks for, and the minutes that each takes: its
 * cases at the rate of the line for the article, else of its sheet, else of the line, and the change of article before it.
 */
export async function settleShift(
  db: AtelierDb,
  { ligneId, date, shift }: Turn,
  placed: { id: string | null; rank: number } = { id: null, rank: 0 },
) {
  await sql`
    update atelier.ligne_detail d set rank = x.place, duration_min = x.minutes
      from (
        select o.id, o.place,
               ceil(o.planned_cases * 60.0 / coalesce(o.rate, 1))::int
                 + case when o.article_id <> lag(o.article_id) over (order by o.place)
                        then ${changeoverMinutes}::int else 0 end as minutes
          from (
            select t.id, t.article_id, t.planned_cases,
                   coalesce(x.cases_per_hour, s.cases_per_hour, l.cases_per_hour) as rate,
                   row_number() over (order by
                     case when t.id = ${placed.id}::uuid then ${placed.rank}::numeric - 0.5 else t.rank end, t.id)::int as place
              from atelier.ligne_detail t
              join atelier.ligne_atelier l on l.id = t.ligne_id
              left join atelier.ligne_article x on x.ligne_id = t.ligne_id and x.article_id = t.article_id
              left join atelier.article_sheet s on s.workshop_id = l.workshop_id and s.article_id = t.article_id
             where t.ligne_id = ${ligneId} and t.date = ${date} and t.shift = ${shift}) o) x
     where d.id = x.id`.execute(db)
}
