import { sql } from 'kysely'
import { notFound } from '#kernel/server/errors.ts'
import { endingItemsOf } from '#rh/contract-rules/ending-checklist.model.ts'
import { labelOfReason } from '#rh/contract-rules/element-reasons.model.ts'
import type { Family } from '#rh/contract-terms/contract-family.model.ts'
import type { RhDb } from '#rh/rh-db.ts'
import type {
  Amendment,
  ElementKind,
  ElementOfContract,
  EndingOfContract,
  NamedConditions,
  Suspension,
} from '../../contract-element.model.ts'
import type { ContractScope } from '../contract-scope.ts'
import { elementRows, sharedOf } from './element-rows.queries.ts'

type Which = Parameters<typeof elementRows>[2]

const named = (id: string, name: string) =>
  sql`case when ${sql.ref(id)} is not null then jsonb_build_object('id', ${sql.ref(id)}, 'name', ${sql.ref(name)}) end`

type AmendmentRow = Pick<
  Amendment,
  'activationDate' | 'endOfContractDate' | 'reason' | 'mustEditConditions' | 'mustEditEndOfContractDate'
> &
  Required<NamedConditions>

export async function amendmentsOf(db: RhDb, scope: ContractScope, which: Which): Promise<Amendment[]> {
  const rows = await elementRows<AmendmentRow>(db, scope, which, {
    kind: 'amendment',
    binds: sql`(x.state = 'signed')`,
    day: sql`x.activation_date`,
    columns: sql`x.activation_date, x.end_of_contract_date, x.reason, x.must_edit_conditions,
      x.must_edit_end_of_contract_date, x.trial_period_date, x.other_conditions as other,
      x.adapted_salary::float8 as adapted_salary,
      ${named('p.id', 'p.name')} as position, ${named('h.id', 'h.label')} as work_time,
      ${named('k.id', 'k.label')} as coefficient, ${named('y.id', 'y.label')} as salary,
      ${named('s.id', 's.name')} as site, ${named('u.id', 'u.name')} as unit, ${named('b.id', 'b.name')} as subunit`,
    joins: sql`
      left join rh.position p on p.id = x.position_id
      left join rh.work_time h on h.id = x.work_time_id
      left join rh.coefficient k on k.id = x.coefficient_id
      left join rh.salary y on y.id = x.salary_id
      left join rh.site s on s.id = x.site_id
      left join rh.unit u on u.id = x.unit_id
      left join rh.subunit b on b.id = x.subunit_id`,
  })
  const shared = await sharedOf(db, scope, 'amendment', rows)
  return rows.map(row => {
    const { position, workTime, site, unit, subunit, trialPeriodDate, endOfContractDate, other } = row
    const { coefficient, salary, adaptedSalary } = row
    const pay = { coefficient, salary, adaptedSalary }
    const plain = { position, workTime, site, unit, subunit, trialPeriodDate, endOfContractDate, other }
    return {
      kind: 'amendment',
      id: row.id,
      ...shared(row),
      activationDate: row.activationDate,
      endOfContractDate,
      reason: row.reason,
      mustEditConditions: row.mustEditConditions,
      mustEditEndOfContractDate: row.mustEditEndOfContractDate,
      conditions: { ...plain, ...(scope.seesPay(row.companyId) && pay) },
    }
  })
}

type SuspensionRow = { startingDate: string; endingDate: string | null; reasonCode: string }

export async function suspensionsOf(db: RhDb, scope: ContractScope, which: Which): Promise<Suspension[]> {
  const rows = await elementRows<SuspensionRow>(db, scope, which, {
    kind: 'suspension',
    binds: sql`x.binds`,
    day: sql`x.starting_date`,
    columns: sql`x.starting_date, x.ending_date, x.reason_code`,
  })
  const shared = await sharedOf(db, scope, 'suspension', rows)
  return rows.map(row => ({
    kind: 'suspension',
    id: row.id,
    ...shared(row),
    startingDate: row.startingDate,
    endingDate: row.endingDate,
    reason: reasonOf('suspension', row.reasonCode, row.startingDate),
  }))
}

type EndingRow = Pick<
  EndingOfContract,
  'endingDate' | 'notificationDate' | 'signatureDate' | 'procedureDate' | 'noticeType'
> & { reasonCode: string; family: Family; done: Record<string, string> }

export async function endingsOf(db: RhDb, scope: ContractScope, which: Which): Promise<EndingOfContract[]> {
  const rows = await elementRows<EndingRow>(db, scope, which, {
    kind: 'endingOfContract',
    binds: sql`x.binds`,
    day: sql`x.ending_date`,
    columns: sql`x.ending_date, x.reason_code, x.notification_date, x.signature_date, x.procedure_date, x.notice_type,
      x.checklist as done, c.family`,
  })
  const shared = await sharedOf(db, scope, 'endingOfContract', rows)
  return rows.map(row => ({
    kind: 'endingOfContract',
    id: row.id,
    ...shared(row),
    endingDate: row.endingDate,
    reason: reasonOf('ending', row.reasonCode, row.endingDate),
    notificationDate: row.notificationDate,
    signatureDate: row.signatureDate,
    procedureDate: row.procedureDate,
    noticeType: row.noticeType,
    checklist: endingItemsOf(row.family).map(item => ({ item, doneOn: row.done[item] ?? null })),
  }))
}

const reasonOf = (block: 'suspension' | 'ending', code: string, date: string) => ({
  code,
  label: labelOfReason(block, code, date),
})

const readers = { amendment: amendmentsOf, suspension: suspensionsOf, endingOfContract: endingsOf }

/** Of all contracts of somebody, by the day on which each takes effect, the newest first. */
export async function elementsOfContracts(
  db: RhDb,
  scope: ContractScope,
  employeeId: string,
): Promise<ElementOfContract[]> {
  const found: ElementOfContract[] = []
  for (const read of Object.values(readers)) found.push(...(await read(db, scope, { employeeId })))
  return found.toSorted((one, other) => dayOfElement(other).localeCompare(dayOfElement(one)))
}

function dayOfElement(element: ElementOfContract): string {
  switch (element.kind) {
    case 'amendment':
      return element.activationDate
    case 'suspension':
      return element.startingDate
    case 'endingOfContract':
      return element.endingDate
  }
}

type Of<Kind extends ElementKind> = Extract<ElementOfContract, { kind: Kind }>

/** @throws Refusal 404 */
export async function elementById<Kind extends ElementKind>(
  db: RhDb,
  scope: ContractScope,
  kind: Kind,
  id: string,
): Promise<Of<Kind>> {
  const [element] = await readers[kind](db, scope, { id })
  if (!element) throw notFound()
  return element as Of<Kind>
}
