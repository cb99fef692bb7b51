import { sql } from 'kysely'
import type { Rights } from '#kernel/server/answers.ts'
import { notFound } from '#kernel/server/errors.ts'
import { interviewsElement } from '#rh/interviews/interview.model.ts'
import type { RhDb } from '#rh/rh-db.ts'
import { applications, creation, type HiringChoices } from '../candidate-application.model.ts'

/** The companies for which somebody plans or decides. @throws Refusal 404 of another */
export async function requireHiringCompany({ rights }: { rights: Rights }, companyId: string) {
  const perimeters = await Promise.all(
    [applications, interviewsElement, creation].map(element => rights.perimeter(element)),
  )
  if (!perimeters.some(({ byCompany }) => byCompany.has(companyId))) throw notFound()
}

/** Living positions of a company or of all, and its living places, each under the name of what it is part of. */
export async function hiringChoices(db: RhDb, companyId: string): Promise<HiringChoices> {
  const [positions, places] = await Promise.all([
    sql<HiringChoices['positions'][number]>`
      select p.id, p.name from rh.position p
       where p.archived_at is null and (p.company_ids = '{}' or ${companyId} = any(p.company_ids))
       order by kernel.normalise(p.name), p.id`.execute(db),
    sql<HiringChoices['places'][number]>`
      select s.id as site_id, u.id as unit_id, b.id as subunit_id, concat_ws(' · ', s.name, u.name, b.name) as name
        from rh.site s
        left join lateral (select id, name from rh.unit where site_id = s.id and archived_at is null
                           union all select null, null) u on true
        left join lateral (select id, name from rh.subunit where unit_id = u.id and archived_at is null
                           union all select null, null) b on true
       where s.company_id = ${companyId} and s.archived_at is null
       order by kernel.normalise(s.name), kernel.normalise(u.name) nulls first, kernel.normalise(b.name) nulls first`.execute(
      db,
    ),
  ])
  return { positions: positions.rows, places: places.rows }
}
