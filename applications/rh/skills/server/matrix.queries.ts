import { sql } from 'kysely'
import { eachOf } from '#kernel/server/each-of.ts'
import { matches } from '#kernel/server/matches.ts'
import { pageOfList } from '#kernel/server/page-of-list.ts'
import type { InputOf } from '#kernel/shared/call.ts'
import type { RhDb } from '#rh/rh-db.ts'
import type { PersonSkills } from '../skill.model.ts'
import { skillsCalls } from '../skills.calls.ts'
import { contractOn, heldOn } from './held-skills.ts'
import type { SkillScope } from './skill-scope.ts'

type Row = Omit<PersonSkills, 'can'> & { companyId: string }

/** What a position makes mandatory and an employee `e` does not hold, as ids of skills. */
const lackingOn = (day: string) => sql`
  select r.skill_id from rh.position_skill r join rh.skill q on q.id = r.skill_id and q.archived_at is null
   where r.position_id = k.position_id and r.mandatory
     and not exists (select from ${heldOn(day)} h where h.employee_id = e.id and h.skill_id = r.skill_id and h.level >= r.min_level)`

export async function skillsOfPeople(db: RhDb, { readIds, ratedIds, today }: SkillScope, ids: readonly string[]) {
  const { rows } = await sql<Row>`
    select e.id, e.name, e.firstname, s.name as site, n.name as position, k.company_id,
           coalesce((select jsonb_agg(jsonb_build_object('skillId', h.skill_id, 'level', h.level,
                       'until', nullif(h.until, 'infinity')))
              from ${heldOn(today)} h where h.employee_id = e.id), '[]') as held,
           array(${lackingOn(today)}) as lacking
      from rh.employee e
      join ${contractOn(today, eachOf(readIds))} k on true
      left join rh.site s on s.id = k.site_id
      left join rh.position n on n.id = k.position_id
     where e.id in ${eachOf(ids)}`.execute(db)
  return rows.map(({ companyId, ...row }): PersonSkills => ({ ...row, can: { rate: ratedIds.includes(companyId) } }))
}

/** A page of who is under contract today in the reader's companies. */
export function pageOfMatrix(db: RhDb, scope: SkillScope, asked: InputOf<typeof skillsCalls.getSkillMatrix>) {
  const { today } = scope
  const works = (more: ReturnType<typeof sql>) =>
    sql`exists (select from ${contractOn(today, eachOf(scope.readIds))} k where ${more})` as never
  return pageOfList(db, skillsCalls.getSkillMatrix.list, asked, {
    from: sql`rh.employee e`,
    id: sql`e.id`,
    within: sql`e.status <> 'deleted' and ${works(sql`true`)}`,
    orders: { name: [sql`e.search_text`] },
    filters: {
      companyId: id => works(sql`k.company_id = ${id}`),
      siteId: id => works(sql`k.site_id = ${id}`),
      positionId: id => works(sql`k.position_id = ${id}`),
      skillId: id => sql`exists (select from ${heldOn(today)} h where h.employee_id = e.id and h.skill_id = ${id})`,
      lacking: () => works(sql`exists (${lackingOn(today)})`),
    },
    matching: words => matches('rh.employee', 'e', words),
    rows: ids => skillsOfPeople(db, scope, ids),
  })
}
