import { sql } from 'kysely'
import { eachOf } from '#kernel/server/each-of.ts'
import { inOneForm } from '#platform/imports/readers.model.ts'
import { liveCompanies } from '#rh/live-companies.queries.ts'
import type { RhDb } from '#rh/rh-db.ts'
import type { Reach } from './reach.ts'

/** By what lines are looked for among the people who are there. */
export type Signs = {
  nirHashes: readonly Buffer[]
  numbers: readonly string[]
  mails: readonly string[]
  phones: readonly string[]
  datesOfBirth: readonly string[]
}

export type KnownEmployee = Awaited<ReturnType<typeof employeesWith>>[number]

/**
 * Everybody who bears one of the signs, with what a line could change. All lines ask at once: on a new installation the
 * database has no statistics yet, and looking line by line would read the whole staff for each.
 */
export async function employeesWith(db: RhDb, signs: Signs) {
  return db
    .selectFrom('rh.employee as e')
    .select([
      'id',
      'status',
      'version',
      'companyId',
      'nirHash',
      'ibanHash',
      'name',
      'firstname',
      'dateOfBirth',
      'title',
      'sex',
      'birthName',
      'otherFirstnames',
      'birthCity',
      'birthDepartment',
      'birthCountryCog',
      'citizenshipCog',
      'mail',
      'cellPhone',
      'addressLine',
      'additionalAddress',
      'postCode',
      'city',
      'country',
      'emergencyName',
      'emergencyPhone',
      'language',
    ])
    .select(
      sql<{ companyId: string; number: string }[]>`coalesce((
        select jsonb_agg(jsonb_build_object('companyId', n.company_id, 'number', n.number))
        from rh.payroll_number n where n.employee_id = e.id), '[]')`.as('numbers'),
    )
    .where('anonymisedAt', 'is', null)
    .where('id', 'in', bearersOf(signs))
    .orderBy('id')
    .execute()
}

/** Each kind of sign by its own index: put beside each other with `or`, they would be looked for in every row. */
const bearersOf = ({ nirHashes, numbers, mails, phones, datesOfBirth }: Signs) => sql<string>`(
  select employee_id from rh.payroll_number where number in ${eachOf(numbers, 'text')}
  union select id from rh.employee where nir_hash in (select unnest(${nirHashes}::bytea[])) and anonymised_at is null
  union select id from rh.employee where mail in ${eachOf(mails, 'text')}
  union select id from rh.employee where cell_phone in ${eachOf(phones, 'text')}
  union select id from rh.employee where date_of_birth in (select unnest(${datesOfBirth}::date[])))`

/** The live companies of the client that are within reach, by name. */
export const companiesOnOffer = async (db: RhDb, reach: Reach) =>
  (await liveCompanies(db)).filter(({ id }) => reach.manages(id))

/**
 * The same by their ids, and by the names and numbers that files give them. What would mean several means none, and the
 * very name of a company out of reach means none that is called nearly so.
 */
export async function companiesWithin(db: RhDb, reach: Reach) {
  const live = await liveCompanies(db)
  const companies = live.filter(({ id }) => reach.manages(id))
  const outside = new Set(live.filter(({ id }) => !reach.manages(id)).map(({ name }) => asTyped(name)))
  const bySign = Map.groupBy(
    companies.flatMap(({ id, name, siret, siren }) =>
      [...new Set([id, siret, siren, asTyped(name), inOneForm(name)])].filter(Boolean).map(sign => ({ sign, id })),
    ),
    ({ sign }) => sign,
  )
  const meantBy = (sign: string) => {
    const [meant, ...others] = bySign.get(sign) ?? []
    return others.length === 0 ? meant?.id : undefined
  }
  return {
    only: companies.length === 1 ? (companies[0]?.id ?? null) : null,
    named: (name: string): string | null => {
      if (outside.has(asTyped(name))) return null
      const signs = [name, asTyped(name), inOneForm(name), name.replace(/\D/g, '')]
      return signs.map(meantBy).find(id => id !== undefined) ?? null
    },
  }
}

/** Before small words are left out of it. */
const asTyped = (name: string) => name.trim().toLowerCase()
