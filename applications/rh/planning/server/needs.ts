import { sql } from 'kysely'
import { eachOf } from '#kernel/server/each-of.ts'
import { wrongField } from '#kernel/server/errors.ts'
import { requireUnchanged, takeForChange } from '#kernel/server/take-for-change.ts'
import type { InputOf } from '#kernel/shared/call.ts'
import type { RhDb } from '#rh/rh-db.ts'
import { daysIn } from '#rh/working-time/working-time.server.ts'
import type { planningCalls } from '../planning.calls.ts'
import type { Need, NeedFields, NeedsOfWeek } from '../planning.model.ts'
import { publicationsOfWeek } from './publications.queries.ts'
import { type PlanningScope, requireWritten } from './planning-scope.ts'

/** What a week needs, by position and day, with what is planned at that time; and how it was published. @throws Refusal 404 */
export async function needsOfWeek(
  db: RhDb,
  scope: PlanningScope,
  { isoYear, isoWeek, companyId, ...place }: InputOf<typeof planningCalls.getNeedsOfWeek>,
): Promise<NeedsOfWeek> {
  const days = daysIn({ isoYear, isoWeek })
  const companyIds = scope.readIds.filter(id => companyId === undefined || id === companyId)
  const [needs, publications] = await Promise.all([
    needsOf(db, days, { companyIds, ...place }),
    publicationsOfWeek(db, days[0] as string, companyIds),
  ])
  return { needs, publications }
}

type Within = { companyIds: readonly string[]; siteId?: string | undefined; unitId?: string | undefined }

async function needsOf(db: RhDb, days: readonly string[], { companyIds, siteId, unitId }: Within) {
  const hour = (name: 'from_time' | 'to_time') => sql`to_char(${sql.ref(`n.${name}`)}, 'HH24:MI')`
  const { rows } = await sql<Need>`
    select n.id, n.company_id, n.site_id, n.unit_id, n.position_id, n.day, ${hour('from_time')} as "from", ${hour('to_time')} as until,
           n.quantity, n.version, p.name as position, coalesce(u.name, s.name) as place,
           (select count(distinct t.employee_id)::int from rh.shift t
             where t.work_date between n.day - 1 and n.day + 1 and t.company_id = n.company_id and t.state <> 'cancelled'
               and coalesce(t.position_id, (select k.position_id from rh.employment_contract k
                     where k.employee_id = t.employee_id and k.binds and k.period @> t.work_date
                     order by k.hiring_date desc limit 1)) = n.position_id
               and (n.site_id is null or t.site_id = n.site_id) and (n.unit_id is null or t.unit_id = n.unit_id)
               and tsrange(n.day + n.from_time, n.day + n.to_time + case when n.to_time > n.from_time then interval '0' else interval '1 day' end)
                && tsrange(t.starts_at at time zone 'Europe/Paris', t.ends_at at time zone 'Europe/Paris')) as planned
      from rh.staffing_need n
      join rh.position p on p.id = n.position_id
      left join rh.site s on s.id = n.site_id
      left join rh.unit u on u.id = n.unit_id
     where n.company_id in ${eachOf(companyIds)} and n.day between ${days[0]}::date and ${days.at(-1)}::date
       and (${siteId ?? null}::uuid is null or n.site_id = ${siteId ?? null}::uuid)
       and (${unitId ?? null}::uuid is null or n.unit_id = ${unitId ?? null}::uuid)
     order by p.name, n.from_time, place nulls first, n.day, n.id`.execute(db)
  return rows
}

/** @throws Refusal 404, 403 of a company; 400 of a place or a position that is not hers */
export async function writeNeeds(
  db: RhDb,
  scope: PlanningScope,
  { days, from: fromTime, until: toTime, siteId, ...need }: NeedFields,
) {
  requireWritten(scope, need.companyId)
  const place = await placeOf(db, { ...need, siteId })
  await requirePosition(db, need.positionId)
  await db
    .insertInto('rh.staffing_need')
    .values([...new Set(days)].map(day => ({ ...need, siteId: place, day, fromTime, toTime })))
    .onConflict(conflict =>
      conflict
        .columns(['clientId', 'companyId', 'day', 'positionId', 'fromTime', 'toTime', 'siteId', 'unitId'])
        .doUpdateSet(eb => ({
          quantity: eb.ref('excluded.quantity'),
          version: eb('rh.staffing_need.version', '+', 1),
        })),
    )
    .execute()
}

async function requirePosition(db: RhDb, id: string) {
  const known = await db.selectFrom('rh.position').select('id').where('id', '=', id).executeTakeFirst()
  if (!known) throw wrongField('positionId', 'UNKNOWN', 'rh.planning.position-unknown')
}

/** The site: that of the unit, where one is said. */
async function placeOf(db: RhDb, { companyId, siteId, unitId }: Pick<NeedFields, 'companyId' | 'siteId' | 'unitId'>) {
  const { rows } = await sql<{ site: string | null; unit: string | null }>`
    select (select s.id from rh.site s where s.id = ${siteId}::uuid and s.company_id = ${companyId}) as site,
           (select s.id from rh.unit u join rh.site s on s.id = u.site_id
             where u.id = ${unitId}::uuid and s.company_id = ${companyId}) as unit`.execute(db)
  const [{ site, unit }] = rows as [(typeof rows)[number]]
  if (siteId !== null && site === null) throw wrongField('siteId', 'UNKNOWN', 'rh.planning.place-unknown')
  if (unitId !== null && unit === null) throw wrongField('unitId', 'UNKNOWN', 'rh.planning.place-unknown')
  return unit ?? site
}

/** @throws Refusal 404; 403 of a company; 409 when somebody saved since */
export async function removeNeed(db: RhDb, scope: PlanningScope, { id, version }: { id: string; version: number }) {
  const need = await takeForChange(
    db
      .selectFrom('rh.staffing_need')
      .select(['companyId', 'version'])
      .where('id', '=', id)
      .where('companyId', 'in', eachOf(scope.readIds)),
  )
  requireWritten(scope, need.companyId)
  requireUnchanged(need, { version })
  await db.deleteFrom('rh.staffing_need').where('id', '=', id).execute()
}
