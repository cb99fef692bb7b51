import { type RawBuilder, sql } from 'kysely'
import { eachOf } from '#kernel/server/each-of.ts'
import { notFound } from '#kernel/server/errors.ts'
import type { InputOf } from '#kernel/shared/call.ts'
import { zoneOfPostCode } from '#platform/calendar/holidays.model.ts'
import { usualSettings } from '#rh/company-settings/company-settings.model.ts'
import type { RhDb } from '#rh/rh-db.ts'
import type { annualProgramsCalls } from '../annual-programs.calls.ts'
import type { AnnualChoices, AnnualProgram } from '../annual-programs.model.ts'
import { holidaysDuring, holidaysIn, type PlannedWeek } from '../annual-weeks.model.ts'
import type { AnnualScope } from './annual-scope.ts'

type Asked = InputOf<typeof annualProgramsCalls.getAnnualPrograms>

export async function programsOfYear(db: RhDb, scope: AnnualScope, { year, companyId }: Asked) {
  const companyIds = scope.readIds.filter(id => companyId === undefined || id === companyId)
  const programs = await programsWhere(
    db,
    scope,
    sql`p.company_id in ${eachOf(companyIds)}
      and daterange(p.first_day, p.last_day, '[]') && daterange(make_date(${year}, 1, 1), make_date(${year + 1}, 1, 1))`,
  )
  return { programs }
}

/** @throws Refusal 404 */
export async function programById(db: RhDb, scope: AnnualScope, id: string): Promise<AnnualProgram> {
  const [program] = await programsWhere(db, scope, sql`p.id = ${id} and p.company_id in ${eachOf(scope.readIds)}`)
  if (!program) throw notFound()
  return program
}

type Row = Omit<AnnualProgram, 'weeks' | 'can' | 'profile'> & {
  profile: string | null
  postCode: string | null
  weeks: PlannedWeek[]
}

async function programsWhere(
  db: RhDb,
  { writtenIds, managedIds }: AnnualScope,
  which: RawBuilder<unknown>,
): Promise<AnnualProgram[]> {
  const { rows } = await sql<Row>`
    select p.id, p.company_id, k.name as company, p.group_label, p.first_day, p.last_day, p.target_minutes, p.state, p.late_reason,
           p.published_at, concat_ws(' ', w.firstname, w.name) as published_by, p.closed_at, p.version,
           o.working_time_profile as profile, coalesce(n.post_code, k.address ->> 'postCode') as post_code,
           coalesce(n.units, '[]') as units,
           coalesce((select jsonb_agg(jsonb_build_object('monday', x.monday, 'kind', x.kind, 'minutes', x.minutes) order by x.monday)
              from rh.annual_program_week x where x.program_id = p.id), '[]') as weeks,
           coalesce((select jsonb_agg(jsonb_build_object('id', c.id, 'monday', c.monday, 'formerMinutes', c.former_minutes,
                'minutes', c.minutes, 'reason', c.reason, 'changedAt', c.changed_at,
                'changedBy', concat_ws(' ', a.firstname, a.name)) order by c.changed_at desc, c.monday, c.id)
              from rh.annual_program_change c join platform.user a on a.id = c.changed_by where c.program_id = p.id), '[]') as changes
      from rh.annual_program p
      join platform.company k on k.id = p.company_id
      left join platform.user w on w.id = p.published_by
      left join rh.company_settings o on o.company_id = p.company_id
      left join lateral (
        select jsonb_agg(jsonb_build_object('id', u.id, 'name', u.name) order by u.name, u.id) as units, min(s.post_code) as post_code
          from rh.annual_program_unit j join rh.unit u on u.id = j.unit_id join rh.site s on s.id = u.site_id
         where j.program_id = p.id) n on true
     where ${which}
     order by k.name, p.group_key, p.first_day, p.id`.execute(db)
  return rows.map(({ profile, postCode, weeks, publishedBy, ...program }) => {
    const holidays = holidaysDuring(program, zoneOfPostCode(postCode))
    return {
      ...program,
      publishedBy: publishedBy || null,
      profile: profile ?? usualSettings.workingTimeProfile,
      weeks: weeks.map(week => ({ ...week, holidays: holidaysIn(week.monday, program, holidays) })),
      can: { write: writtenIds.includes(program.companyId), manage: managedIds.includes(program.companyId) },
    }
  })
}

export async function choicesOfPrograms(db: RhDb, { readIds, writtenIds }: AnnualScope): Promise<AnnualChoices> {
  const [companies, units] = await Promise.all([
    db
      .selectFrom('platform.company')
      .select(['id', 'name'])
      .where('id', 'in', eachOf(readIds))
      .where('archivedAt', 'is', null)
      .orderBy('name')
      .execute(),
    db
      .selectFrom('rh.unit as u')
      .innerJoin('rh.site as s', 's.id', 'u.siteId')
      .select(['u.id', 'u.name', 's.companyId'])
      .where('s.companyId', 'in', eachOf(readIds))
      .where('u.archivedAt', 'is', null)
      .orderBy('u.name')
      .orderBy('u.id')
      .execute(),
  ])
  return {
    companies: companies.map(company => ({ ...company, can: { write: writtenIds.includes(company.id) } })),
    units,
  }
}
