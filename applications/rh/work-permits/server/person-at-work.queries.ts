import { sql } from 'kysely'
import { eachOf } from '#kernel/server/each-of.ts'
import { businessZone } from '#kernel/shared/business-zone.ts'
import { zoneOfPostCode } from '#platform/calendar/holidays.model.ts'
import { cogsThatNeedPermit } from '#rh/employees/employees.server.ts'
import type { RhDb } from '#rh/rh-db.ts'
import type { HeldPermit } from '../held-permit.model.ts'
import type { PermitCheck } from '../permit-check.model.ts'
import type { PersonAtWork } from '../right-to-work.model.ts'

type Person = { id: string; citizenship: string | null; companyId: string | null }
type AtSeat = { postCode: string | null }

/**
 * All that tells whether a person may work, with the contracts that are prepared for a day to come and the post code of
 * the employer's seat, which says where it lies and what department checks permits; null where none is known.
 */
export async function personAtWork(db: RhDb, person: Person, today: string): Promise<PersonAtWork & AtSeat> {
  return (await peopleAtWork(db, [person], today)).get(person.id) as PersonAtWork & AtSeat
}

/** The same for many people at once, by their id. */
export async function peopleAtWork(db: RhDb, people: readonly Person[], today: string) {
  const ids = people.map(({ id }) => id)
  const [cogs, permits, checks, hirings, postCodes] = await Promise.all([
    cogsThatNeedPermit(db),
    permitsOf(db, ids, today),
    checksOf(db, ids),
    hiringsOf(db, ids, today),
    postCodesOfSeats(
      db,
      people.flatMap(({ companyId }) => companyId ?? []),
    ),
  ])
  return new Map(
    people.map(({ id, citizenship, companyId }): [string, PersonAtWork & AtSeat] => {
      const postCode = postCodes.get(companyId ?? '') ?? null
      return [
        id,
        {
          needsPermit: citizenship !== null && cogs.includes(citizenship),
          permits: permits.get(id) ?? [],
          checks: checks.get(id) ?? [],
          hirings: hirings.get(id) ?? [],
          zone: zoneOfPostCode(postCode),
          postCode,
        },
      ]
    }),
  )
}

/** Rows by the person that they are of, who is then left out of them. */
function byPerson<Row>(rows: readonly (Row & { employeeId: string })[]) {
  const found = new Map<string, Row[]>()
  for (const { employeeId, ...row } of rows) found.set(employeeId, [...(found.get(employeeId) ?? []), row as Row])
  return found
}

/** Accepted papers. One that was renewed in advance counts until the next one begins. */
async function permitsOf(db: RhDb, ids: readonly string[], today: string) {
  const rows = await db
    .selectFrom('rh.employee_document as d')
    .leftJoin('rh.employee_document as n', join =>
      join.onRef('n.supersedesId', '=', 'd.id').on('n.status', '=', 'accepted').on('n.supersededAt', 'is', null),
    )
    .select(['d.employeeId', 'd.id', 'd.permitType as type', 'd.startingDate', 'd.expirationDate'])
    .where('d.employeeId', 'in', eachOf(ids))
    .where('d.kindCode', '=', 'workPermit')
    .where('d.status', '=', 'accepted')
    .where(eb => eb.or([eb('d.supersededAt', 'is', null), eb('n.startingDate', '>', today)]))
    .orderBy('d.id')
    .execute()
  return byPerson<HeldPermit>(rows)
}

/** Those of a permit that stands: a number or a type that was typed over another was checked by nobody (decision 027). */
async function checksOf(db: RhDb, ids: readonly string[]) {
  const rows = await db
    .selectFrom('rh.permit_check as k')
    .innerJoin('rh.employee_document as d', 'd.id', 'k.documentId')
    .select(['k.employeeId', 'k.contractId', 'k.receivedOn', 'k.answer', 'k.exemption'])
    .select(sql<string>`coalesce(k.asked_on, (k.created_at at time zone ${sql.lit(businessZone)})::date)`.as('on'))
    .where('k.employeeId', 'in', eachOf(ids))
    .where(sql<boolean>`d.status <> 'corrected' or exists (
      select from rh.employee_document p
       where p.employee_id = d.employee_id and p.kind_code = d.kind_code and p.status = 'accepted'
         and (p.identification_number, p.permit_type) is not distinct from (d.identification_number, d.permit_type))`)
    .orderBy('k.id')
    .execute()
  return byPerson<PermitCheck>(rows as (PermitCheck & { employeeId: string })[])
}

/** Contracts that were not called off, with the hours of a week where they tell them; a draft of the past is none. */
async function hiringsOf(db: RhDb, ids: readonly string[], today: string) {
  const rows = await db
    .selectFrom('rh.employment_contract as c')
    .leftJoin('rh.work_time as w', 'w.id', 'c.workTimeId')
    .select(['c.employeeId', 'c.id as contractId', 'w.weeklyHours'])
    .select([sql<string>`lower(c.period)`.as('from'), sql<string | null>`upper(c.period) - 1`.as('to')])
    .where('c.employeeId', 'in', eachOf(ids))
    .where('c.state', 'not in', ['cancelled', 'declined'])
    .where(eb => eb.or([eb('c.state', '<>', 'draft'), eb('c.hiringDate', '>=', today)]))
    .orderBy('c.hiringDate')
    .orderBy('c.id')
    .execute()
  return byPerson<PersonAtWork['hirings'][number]>(
    rows.map(({ weeklyHours, ...hiring }) => ({
      ...hiring,
      weeklyHours: weeklyHours === null ? null : Number(weeklyHours),
    })),
  )
}

async function postCodesOfSeats(db: RhDb, companyIds: readonly string[]) {
  const rows = await db
    .selectFrom('platform.company')
    .select(['id', sql<string | null>`address ->> 'postCode'`.as('postCode')])
    .where('id', 'in', eachOf(companyIds))
    .execute()
  return new Map(rows.map(({ id, postCode }) => [id, postCode]))
}
