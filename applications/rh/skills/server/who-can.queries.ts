import { sql } from 'kysely'
import { eachOf } from '#kernel/server/each-of.ts'
import { notFound } from '#kernel/server/errors.ts'
import type { z } from 'zod'
import type { RhDb } from '#rh/rh-db.ts'
import type { WhoCan } from '../skill.model.ts'
import { contractOn, heldOn } from './held-skills.ts'
import type { SkillScope } from './skill-scope.ts'

const mostShown = 100

/**
 * Who could hold a position on a day: under contract and not away, who lacks nothing mandatory first, then by how many levels
 * are missing. @throws Refusal 404
 */
export async function whoCan(
  db: RhDb,
  { readIds }: SkillScope,
  { positionId, day }: { positionId: string; day: string },
) {
  const position = await db.selectFrom('rh.position').select('id').where('id', '=', positionId).executeTakeFirst()
  if (!position) throw notFound()
  const { rows } = await sql<z.infer<typeof WhoCan>>`
    select e.id, e.name, e.firstname, s.name as site, e.work_phone as phone, m.missing
      from rh.employee e
      join ${contractOn(day, eachOf(readIds))} k on true
      left join rh.site s on s.id = k.site_id
      cross join lateral (
        select coalesce(jsonb_agg(jsonb_build_object('skillId', r.skill_id, 'level', coalesce(h.level, 0),
                 'minLevel', r.min_level, 'mandatory', r.mandatory)), '[]') as missing,
               count(*) filter (where r.mandatory) as mandatory,
               coalesce(sum(r.min_level - coalesce(h.level, 0)), 0) as levels
          from rh.position_skill r
          join rh.skill q on q.id = r.skill_id and q.archived_at is null
          left join ${heldOn(day)} h on h.employee_id = e.id and h.skill_id = r.skill_id
         where r.position_id = ${positionId} and coalesce(h.level, 0) < r.min_level) m
     where e.status <> 'deleted'
       and not exists (select from rh.absence a where a.employee_id = e.id and a.state = 'approved'
             and a.from_at < ${day}::date + 1 and a.to_at > ${day}::date)
     order by m.mandatory, m.levels, (k.position_id = ${positionId}) desc, e.search_text limit ${sql.lit(mostShown)}`.execute(
    db,
  )
  return rows
}
