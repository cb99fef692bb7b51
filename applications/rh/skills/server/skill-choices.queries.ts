import { sql } from 'kysely'
import { eachOf } from '#kernel/server/each-of.ts'
import type { RhDb } from '#rh/rh-db.ts'
import type { SkillChoices } from '../skill.model.ts'
import type { SkillScope } from './skill-scope.ts'
import { skillsOfClient } from './write-skill.ts'

type Named = { id: string; name: string }

export async function choicesOfSkills(db: RhDb, { readIds, ratedIds, most }: SkillScope): Promise<SkillChoices> {
  const [skills, companies, sites, positions] = await Promise.all([
    skillsOfClient(db),
    sql<Named>`select id, name from platform.company where archived_at is null and id in ${eachOf(readIds)} order by name`.execute(
      db,
    ),
    sql<Named>`select id, name from rh.site where archived_at is null and company_id in ${eachOf(readIds)} order by name`.execute(
      db,
    ),
    sql<SkillChoices['positions'][number]>`
      select p.id, p.name, coalesce((
        select jsonb_agg(jsonb_build_object('skillId', r.skill_id, 'minLevel', r.min_level, 'mandatory', r.mandatory))
          from rh.position_skill r join rh.skill k on k.id = r.skill_id and k.archived_at is null
         where r.position_id = p.id), '[]') as required
        from rh.position p where p.archived_at is null order by kernel.normalise(p.name), p.id`.execute(db),
  ])
  return {
    skills,
    companies: companies.rows,
    sites: sites.rows,
    positions: positions.rows,
    can: { rate: ratedIds.length > 0, manage: most >= 3 },
  }
}
