import { sql } from 'kysely'
import type { RhDb } from '#rh/rh-db.ts'
import { type Scope, within } from './scope.ts'

const shown = 5

type Who = {
  name: string
  firstname: string
  dateOfBirth: string | null
  mail?: string | null | undefined
  cellPhone?: string | null | undefined
}

/** People of the caller's companies with the same mail, the same phone, or the same name and birth date. */
export async function samePerson(db: RhDb, scope: Scope, { name, firstname, dateOfBirth, mail, cellPhone }: Who) {
  const sameName = sql<boolean>`(kernel.normalise(e.name) = kernel.normalise(${name})
    and kernel.normalise(e.firstname) = kernel.normalise(${firstname}) and e.date_of_birth = ${dateOfBirth})`
  const sameMail = sql<boolean>`e.mail = ${mail ?? null}`
  const samePhone = sql<boolean>`e.cell_phone = ${cellPhone ?? null}`
  const rows = await db
    .selectFrom('rh.employee as e')
    .select([
      'e.id as employeeId',
      'e.firstname',
      'e.name',
      sameName.as('sameName'),
      sameMail.as('sameMail'),
      samePhone.as('samePhone'),
    ])
    .where('e.status', '!=', 'deleted')
    .where(within(scope.inside))
    .where(eb => eb.or([sameName, sameMail, samePhone]))
    .orderBy('e.searchText')
    .orderBy('e.id')
    .limit(shown)
    .execute()
  return rows.map(row => ({
    employeeId: row.employeeId,
    firstname: row.firstname,
    name: row.name,
    on: [
      ...(row.sameMail ? ['mail'] : []),
      ...(row.samePhone ? ['phone'] : []),
      ...(row.sameName ? ['nameAndBirth'] : []),
    ],
  }))
}
