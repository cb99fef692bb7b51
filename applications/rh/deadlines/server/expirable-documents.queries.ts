import { sql } from 'kysely'
import { mostCounted, toldCount } from '#kernel/server/bounded-count.ts'
import { matches } from '#kernel/server/matches.ts'
import { plannedByValues } from '#kernel/server/prepared.ts'
import type { PageOf } from '#kernel/shared/page.ts'
import { daysLeft, maskNumber, stateOf } from '#rh/employee-documents/employee-document.model.ts'
import type { RhDb } from '#rh/rh-db.ts'
import type { DeadlineState, ExpirableDocument } from '../deadline.model.ts'
import { type DeadlineScope, followed } from './deadline-scope.ts'

export type DeadlineFilter = {
  /** Days. */
  within: number
  kind?: string | undefined
  state?: DeadlineState | undefined
  companyId?: string | undefined
  search?: string | undefined
}

/** Papers that have ended or end soon, the soonest first. */
export async function pageOfExpirable(
  db: RhDb,
  scope: DeadlineScope,
  filter: DeadlineFilter,
  { page, size }: { page: number; size: number },
): Promise<PageOf<ExpirableDocument>> {
  const most = mostCounted({ page, size })
  const [{ counted }, rows] = await plannedByValues(db, () =>
    Promise.all([
      db
        .selectFrom(
          expirable(db, scope, filter)
            .select('d.id')
            .limit(most + 1)
            .as('few'),
        )
        .select(eb => eb.fn.countAll<number>().as('counted'))
        .executeTakeFirstOrThrow(),
      rowsOf(db, scope, filter, { page, size }).execute(),
    ]),
  )
  return { items: rows.map(row => shown(row, scope)), ...toldCount(counted, most), page, size }
}

/** Papers `d` whose end is known, of people who are followed. */
export const expirable = (db: RhDb, scope: DeadlineScope, filter: DeadlineFilter) => {
  const { within, kind, state, companyId } = filter
  const today = scope.today.toString()
  const searched = matches('rh.employee', 'e', filter.search)
  return db
    .selectFrom('rh.employee_document as d')
    .where('d.superseded_at', 'is', null)
    .where('d.status', '=', 'accepted')
    .where('d.expiration_date', '<=', scope.today.add({ days: within }).toString())
    .where(followed(scope))
    .$if(kind !== undefined, query => query.where('d.kind_code', '=', kind as string))
    .$if(companyId !== undefined, query => query.where('d.followed_in', '=', companyId as string))
    .$if(state === 'expired', query => query.where('d.expiration_date', '<', today))
    .$if(state === 'expiring', query => query.where('d.expiration_date', '>=', today).where(isExpiring(today)))
    .$if(state === 'valid', query =>
      query.where('d.expiration_date', '>=', today).where(eb => eb.not(isExpiring(today))),
    )
    .$if(searched !== undefined, query =>
      query.where(sql<boolean>`d.employee_id in (select e.id from rh.employee e where ${searched})`),
    )
}

/** The law of `stateOf`, for the database to choose by: within the earliest of the days of its kind. */
const isExpiring = (today: string) => sql<boolean>`exists (
  select from rh.document_kind k
   where k.code = d.kind_code and d.expiration_date - ${today}::date <= (select max(days) from unnest(k.lead_days) as days))`

/** The page is chosen by the index alone; whose its papers are is read of them only. */
const rowsOf = (
  db: RhDb,
  scope: DeadlineScope,
  filter: DeadlineFilter,
  { page, size }: { page: number; size: number },
) =>
  db
    .selectFrom(
      expirable(db, scope, filter)
        .select([
          'd.id',
          'd.employee_id',
          'd.kind_code',
          'd.document_name',
          'd.identification_number',
          'd.starting_date',
          'd.expiration_date',
        ])
        .orderBy('d.expiration_date')
        .orderBy('d.id')
        .limit(size)
        .offset(page * size)
        .as('d'),
    )
    .innerJoin('rh.employee as e', 'e.id', 'd.employee_id')
    .innerJoin('rh.document_kind as k', 'k.code', 'd.kind_code')
    .leftJoin('platform.company as c', 'c.id', 'e.company_id')
    .select(eb => [
      'd.id',
      'd.employee_id as employeeId',
      'e.firstname',
      'e.name',
      'e.company_id as companyId',
      'c.name as company',
      'd.kind_code as kind',
      'k.label as kindLabel',
      'd.document_name as documentName',
      'd.identification_number as identificationNumber',
      'd.starting_date as startingDate',
      sql<string>`d.expiration_date`.as('expirationDate'),
      'k.lead_days as leadDays',
      'k.is_sensitive as isSensitive',
      'k.blocks',
      eb
        .selectFrom('rh.document_request as r')
        .select('r.asked_at')
        .whereRef('r.employee_id', '=', 'd.employee_id')
        .whereRef('r.kind_code', '=', 'd.kind_code')
        .where('r.answered_at', 'is', null)
        .where('r.cancelled_at', 'is', null)
        .where('r.expires_at', '>', sql<string>`${scope.today.toString()}::date`)
        .orderBy('r.asked_at', 'desc')
        .limit(1)
        .as('askedAt'),
    ])
    .orderBy('d.expiration_date')
    .orderBy('d.id')

type Row = Awaited<ReturnType<ReturnType<typeof rowsOf>['execute']>>[number]

function shown(row: Row, { today, mayWrite }: DeadlineScope): ExpirableDocument {
  const { companyId, isSensitive, leadDays, identificationNumber: number, ...paper } = row
  const day = today.toString()
  return {
    ...paper,
    identificationNumber: number && isSensitive ? maskNumber(number) : number,
    daysLeft: daysLeft(row.expirationDate, day),
    state: stateOf({ expirationDate: row.expirationDate, supersededAt: null, leadDays }, day),
    can: { renew: mayWrite(companyId) },
  } as ExpirableDocument
}
