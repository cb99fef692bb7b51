import { wrongField } from '#kernel/server/errors.ts'
import type { Family } from '#rh/contract-terms/contract-family.model.ts'
import type { RhDb } from '#rh/rh-db.ts'
import type { ContractFields } from '../contract.model.ts'

type Chosen = Partial<Pick<ContractFields, 'typeOfContract' | 'position' | 'workTime' | 'coefficient' | 'salary'>>

/**
 * The terms that a contract names, as its rules read them. One that is archived is chosen no more; what the contract
 * already named may stay.
 * @throws Refusal 400 at the field
 */
export async function termsOfContract(
  db: RhDb,
  chosen: Chosen,
  kept: readonly (string | null)[] = [],
  fieldOf = (term: keyof Chosen): string => `contract.${term}`,
) {
  const living = <Row extends { id: string; archivedAt: string | null }>(field: keyof Chosen, row: Row | undefined) => {
    if (!chosen[field]) return null
    if (!row || (row.archivedAt && !kept.includes(row.id)))
      throw wrongField(fieldOf(field), 'unknown', 'rh.term.unknown')
    return row
  }
  const { typeOfContract, position, workTime, coefficient, salary } = chosen
  const none = Promise.resolve(undefined)
  const [type, job, time, grade, amount, minima] = await Promise.all([
    typeOfContract
      ? db
          .selectFrom('rh.type_of_contract')
          .select(['id', 'archivedAt', 'dsnReason', 'endAllowance'])
          .select(eb => eb.ref('family').$castTo<Family>().as('family'))
          .where('id', '=', typeOfContract)
          .executeTakeFirst()
      : none,
    position
      ? db
          .selectFrom('rh.position')
          .select(['id', 'archivedAt', 'name', 'cspCode'])
          .where('id', '=', position)
          .executeTakeFirst()
      : none,
    workTime
      ? db
          .selectFrom('rh.work_time')
          .select(['id', 'archivedAt', 'kind', 'weeklyHours', 'distribution', 'exemptionReason'])
          .where('id', '=', workTime)
          .executeTakeFirst()
      : none,
    coefficient
      ? db
          .selectFrom('rh.coefficient')
          .select(['id', 'archivedAt', 'youthReduction', 'cspCode'])
          .where('id', '=', coefficient)
          .executeTakeFirst()
      : none,
    salary
      ? db
          .selectFrom('rh.salary')
          .select(['id', 'archivedAt', 'amount'])
          .select(eb => eb.ref('unit').$castTo<'hourly' | 'monthly'>().as('unit'))
          .where('id', '=', salary)
          .executeTakeFirst()
      : none,
    coefficient
      ? db
          .selectFrom('rh.coefficient_minimum')
          .select(['validFrom', 'hourlyAmount'])
          .where('coefficientId', '=', coefficient)
          .execute()
      : [],
  ])
  const found = living('coefficient', grade)
  const hours = living('workTime', time)
  const pay = living('salary', amount)
  return {
    type: living('typeOfContract', type),
    position: living('position', job),
    workTime: hours && { ...hours, weeklyHours: hours.weeklyHours === null ? null : Number(hours.weeklyHours) },
    coefficient: found && {
      ...found,
      minima: minima.map(({ validFrom, hourlyAmount }) => ({ validFrom, hourlyAmount: Number(hourlyAmount) })),
    },
    salary: pay && { ...pay, amount: Number(pay.amount) },
  }
}
export type TermsOfContract = Awaited<ReturnType<typeof termsOfContract>>

type Place = { site: string; unit: string | null; subunit: string | null }

/** The company of a living place whose parts lie in each other. @throws Refusal 400 at the field */
export async function companyOfContract(
  db: RhDb,
  { site, unit, subunit }: Place,
  fieldOf = (place: keyof Place): string => `contract.${place}`,
): Promise<string> {
  const row = await db
    .selectFrom('rh.site as s')
    .leftJoin('rh.unit as u', join =>
      join.onRef('u.siteId', '=', 's.id').on('u.id', '=', unit).on('u.archivedAt', 'is', null),
    )
    .leftJoin('rh.subunit as b', join =>
      join.onRef('b.unitId', '=', 'u.id').on('b.id', '=', subunit).on('b.archivedAt', 'is', null),
    )
    .select(['s.companyId', 'u.id as unitId', 'b.id as subunitId'])
    .where('s.id', '=', site)
    .where('s.archivedAt', 'is', null)
    .executeTakeFirst()
  const unknown = (place: keyof Place) => wrongField(fieldOf(place), 'unknown', 'rh.history.place-unknown')
  if (!row) throw unknown('site')
  if (unit && !row.unitId) throw unknown('unit')
  if (subunit && !row.subunitId) throw unknown('subunit')
  return row.companyId
}
