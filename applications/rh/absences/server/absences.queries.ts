import { sql } from 'kysely'
import { eachOf } from '#kernel/server/each-of.ts'
import { notFound } from '#kernel/server/errors.ts'
import { matches } from '#kernel/server/matches.ts'
import { pageOfList } from '#kernel/server/page-of-list.ts'
import type { InputOf } from '#kernel/shared/call.ts'
import type { RhDb } from '#rh/rh-db.ts'
import { type Absence, waitingStates } from '../absence.model.ts'
import { absenceTypeOf } from '../absence-type.model.ts'
import { absencesCalls } from '../absences.calls.ts'
import type { AbsenceScope } from './absence-scope.ts'
import { sayStretch } from './stretch.ts'

type Row = Omit<Absence, 'can' | 'proofDueOn' | 'typeCode'> & {
  typeCode: string
  companyId: string
  isOwn: boolean
  isRequester: boolean
}

export async function absencesByIds(db: RhDb, scope: AbsenceScope, ids: readonly string[]): Promise<Absence[]> {
  const { rows } = await sql<Row>`
    select a.id, a.employee_id, e.name, e.firstname, a.company_id, k.name as company, a.type_code, ${sql.raw(sayStretch)},
           a.hundredths, a.private_reason, a.state, a.decision_reason, a.version,
           (select sum(b.hundredths)::int from rh.absence_balance_entry b
             where b.employee_id = a.employee_id and b.account = a.type_code) as balance_after,
           exists (select from platform.user u where u.id = ${scope.userId} and u.mail = e.work_mail) as is_own,
           a.requested_by = ${scope.userId} as is_requester
      from rh.absence a
      join rh.employee e on e.id = a.employee_id
      join platform.company k on k.id = a.company_id
     where a.id in ${eachOf(ids)}`.execute(db)
  return rows.map(row => shown(row, scope))
}

function shown({ companyId, isOwn, isRequester, ...row }: Row, scope: AbsenceScope): Absence {
  const decides = scope.decidedIds.includes(companyId)
  const isWaiting = waitingStates.includes(row.state)
  const mayKnow = decides || isRequester
  const { account = null, proofDays = null } = absenceTypeOf(row.typeCode) ?? {}
  return {
    ...row,
    typeCode: mayKnow ? row.typeCode : null,
    privateReason: mayKnow ? row.privateReason : null,
    proofDueOn:
      !mayKnow || proofDays === null ? null : Temporal.PlainDate.from(row.fromDay).add({ days: proofDays }).toString(),
    balanceAfter: !mayKnow || account === null ? null : (row.balanceAfter ?? 0),
    can: {
      decide: decides && isWaiting && !isOwn,
      withdraw: isWaiting && (isRequester || scope.administeredIds.includes(companyId)),
      cancel: decides && row.state === 'approved' && !isOwn,
    },
  }
}

/** Of an absence `a`: whether the reader may know why somebody is away; others see that he is. */
export const mayKnowWhy = ({ decidedIds, userId }: AbsenceScope) =>
  sql<boolean>`(a.company_id in ${eachOf(decidedIds)} or coalesce(a.requested_by = ${userId}, false))`

/** @throws Refusal 404 */
export async function absenceById(db: RhDb, scope: AbsenceScope, id: string): Promise<Absence> {
  const [absence] = await absencesByIds(db, scope, [id])
  if (!absence) throw notFound()
  return absence
}

/** A page of absences in the reader's companies. */
export const pageOfAbsences = (
  db: RhDb,
  scope: AbsenceScope,
  asked: InputOf<typeof absencesCalls.getPaginatedAbsences>,
) =>
  pageOfList(db, absencesCalls.getPaginatedAbsences.list, asked, {
    from: sql`rh.absence a join rh.employee e on e.id = a.employee_id`,
    id: sql`a.id`,
    within: sql`a.company_id in ${eachOf(scope.readIds)} and e.status <> 'deleted'`,
    orders: { fromDay: [sql`a.from_at`], name: [sql`e.search_text`] },
    filters: {
      waiting: which =>
        ({
          waiting: sql`a.state in ('requested', 'approved_1')`,
          current: sql`a.state = 'approved' and a.from_at <= ${scope.today}::date + 1 and a.to_at > ${scope.today}::date`,
          all: sql`true`,
        })[which] as never,
      state: state => sql`a.state = ${state}`,
      typeCode: code => sql`a.type_code = ${code} and ${mayKnowWhy(scope)}`,
      companyId: companyId => sql`a.company_id = ${companyId}`,
      from: from => sql`a.to_at > ${from}::date`,
      until: until => sql`a.from_at < ${until}::date + 1`,
    },
    matching: words => matches('rh.employee', 'e', words),
    rows: ids => absencesByIds(db, scope, ids),
  })
