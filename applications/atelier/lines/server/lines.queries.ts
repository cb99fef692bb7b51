import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { type CompanyScope } from '#kernel/server/company-scope.ts'
import { eachOf } from '#kernel/server/each-of.ts'
import { notFound } from '#kernel/server/errors.ts'
import type { AtelierDb } from '#atelier/atelier-db.ts'
import type { LigneAtelier, Operation } from '../line.model.ts'

type Row = Omit<LigneAtelier, 'can' | 'state'> & { companyId: string }

/** Lines in use, by workshop and place, with the order that stands on each. */
export async function linesWhere(
  db: AtelierDb,
  scope: CompanyScope,
  condition: RawBuilder<SqlBool>,
): Promise<LigneAtelier[]> {
  const { rows } = await sql<Row>`
    select l.id, l.code, l.label, l.workshop_id as atelier_id, l.position, l.active, l.g_per_hour as kg_per_hour,
           l.cases_per_hour, l.station_count, w.company_id, l.version,
           array(select u.user_id from atelier.ligne_user u where u.ligne_id = l.id order by 1) as user_ids,
           array(select a.article_id from atelier.ligne_article a where a.ligne_id = l.id order by 1) as article_ids,
           case when o.state = 'running' and o.pouring_ended_at is null then o.id end as running_order_id,
           case when o.id is not null then jsonb_build_object(
             'id', o.id, 'number', o.number, 'article', o.article, 'doneCases', o.done_cases,
             'plannedCases', o.planned_cases, 'pausedSince', o.paused_since) end as "order"
      from atelier.ligne_atelier l
      join atelier.workshop w on w.id = l.workshop_id
      left join lateral (
        select o.id, o.number, o.state, o.done_cases, o.planned_cases, o.pouring_ended_at, a.name as article,
               (select p.started_at from atelier.pause p where p.order_id = o.id and p.ended_at is null) as paused_since
          from atelier.fabrication_order o join platform.article a on a.id = o.article_id
         where o.ligne_id = l.id and o.state in ('running', 'suspended')
         order by o.state = 'running' and o.pouring_ended_at is null desc, o.started_at desc, o.id limit 1) o on true
     where ${condition} and w.company_id in ${eachOf(scope.companyIds)} and l.archived_at is null
     order by w.code, l.position, l.code, l.id`.execute(db)
  return rows.map(({ companyId, ...line }) => ({
    ...line,
    state: stateOf(line),
    can: { edit: scope.level(companyId) >= 2, archive: scope.level(companyId) >= 3 },
  }))
}

function stateOf({ active, order, runningOrderId }: Pick<Row, 'active' | 'order' | 'runningOrderId'>) {
  if (!active) return 'off'
  if (order === null) return 'idle'
  return order.pausedSince !== null && runningOrderId === null ? 'suspended' : 'running'
}

/** @throws Refusal 404 */
export async function lineById(db: AtelierDb, scope: CompanyScope, id: string): Promise<LigneAtelier> {
  const [line] = await linesWhere(db, scope, sql`l.id = ${id}`)
  if (!line) throw notFound()
  return line
}

/** The prefix L and the number after the highest, in use or put aside. */
export async function nextLineCode(db: AtelierDb, workshopId: string) {
  const { rows } = await sql<{ next: number }>`
    select coalesce(max(substring(code from '^L0*([0-9]{1,4})$')::int), 0) + 1 as next
      from atelier.ligne_atelier where workshop_id = ${workshopId}`.execute(db)
  return `L${String(rows[0]?.next ?? 1).padStart(2, '0')}`
}

type Member = { id: string; name: string }

/** Those who belong to the client, by name. */
export async function members(db: AtelierDb): Promise<Member[]> {
  const { rows } = await sql<Member>`
    select u.id, btrim(concat_ws(' ', u.firstname, u.name)) as name
      from platform.client_user m join platform.user u on u.id = m.user_id and u.active
     where m.active
     order by kernel.normalise(u.name), u.id limit 1000`.execute(db)
  return rows
}

/** Who answers for each of these lines. */
export async function usersOfLines(db: AtelierDb, lineIds: readonly string[]) {
  const { rows } = await sql<Member & { ligneId: string }>`
    select s.ligne_id, u.id, btrim(concat_ws(' ', u.firstname, u.name)) as name
      from atelier.ligne_user s join platform.user u on u.id = s.user_id
     where s.ligne_id in ${eachOf(lineIds)}
     order by kernel.normalise(u.name), u.id`.execute(db)
  return rows
}

/** In the order in which they follow each other. */
export async function operationsOf(db: AtelierDb, lineId: string): Promise<(Operation & { id: string })[]> {
  const { rows } = await sql<Operation & { id: string }>`
    select id, code, label, kind, people_needed, active
      from atelier.ligne_operation where ligne_id = ${lineId} order by active desc, rank, id`.execute(db)
  return rows
}
