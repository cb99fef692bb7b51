import { sql } from 'kysely'
import { eachOf } from '#kernel/server/each-of.ts'
import { documentSource } from '#platform/documents/document-source.slot.ts'
import { rh } from '#rh/rh.application.ts'
import type { RhTables } from '#rh/rh-db.ts'
import { titleInFrench } from '#rh/titles-in-french.ts'
import { countryName, iso2OfCog } from '#platform/identifiers/countries.model.ts'
import { positionToday } from './current-facts.queries.ts'
import { pageOfEmployees } from './page-of-employees.queries.ts'
import { salaries, scopeOf, within } from './scope.ts'

/** What a document may say of an employee: what his file shows, without the number of social security. */
export const employeeSource = documentSource<RhTables>({
  key: 'employee',
  label: 'rh.field.employee',
  applicationId: rh.id,
  fields: [
    { path: 'title', label: 'field.personTitle', type: 'text', sample: 'M.' },
    { path: 'firstname', label: 'field.firstname', type: 'text', sample: 'Paul' },
    { path: 'otherFirstnames', label: 'rh.employee.other-firstnames', type: 'text', sample: 'Henri, Émile' },
    { path: 'name', label: 'field.lastName', type: 'text', sample: 'Petit' },
    { path: 'birthName', label: 'rh.field.birthName', type: 'text', sample: 'Petit' },
    { path: 'dateOfBirth', label: 'rh.field.dateOfBirth', type: 'date', sample: '1994-03-14' },
    { path: 'birthCity', label: 'rh.employee.birth-city', type: 'text', sample: 'Angers' },
    { path: 'birthDepartment', label: 'rh.employee.birth-department', type: 'text', sample: '49' },
    { path: 'citizenship', label: 'field.citizenship', type: 'text', sample: 'Roumanie' },
    { path: 'position', label: 'rh.field.position', type: 'text', sample: 'Cueilleur de tomates' },
    { path: 'hiringDate', label: 'rh.field.hiringDate', type: 'date', sample: '2026-03-02' },
    { path: 'endOfContractDate', label: 'rh.field.endOfContractDate', type: 'date', sample: '2026-10-31' },
    { path: 'trialPeriodDate', label: 'rh.field.trialPeriodDate', type: 'date', sample: '2026-03-15' },
    { path: 'mail', label: 'rh.employee.mail', type: 'text', sample: 'paul.petit@example.com' },
    { path: 'cellPhone', label: 'rh.field.cellPhone', type: 'text', sample: '+33612345678' },
    { path: 'address', label: 'field.address', type: 'text', sample: '12 rue des Serres' },
    { path: 'additionalAddress', label: 'field.additionalAddress', type: 'text', sample: 'Bâtiment B' },
    { path: 'postCode', label: 'field.postCode', type: 'text', sample: '49000' },
    { path: 'city', label: 'field.city', type: 'text', sample: 'Angers' },
    { path: 'underage', label: 'rh.employee.underage', type: 'boolean', sample: 'false' },
    { path: 'guardianName', label: 'rh.employee.guardian-name', type: 'text', sample: 'Anne Petit' },
    { path: 'guardianRelation', label: 'rh.employee.guardian-relation', type: 'text', sample: 'mère' },
  ],
  references: [{ name: 'company', label: 'field.company', source: 'company', many: false }],
  load: async (db, ids) => {
    const rows = await db
      .selectFrom('rh.employee as e')
      .leftJoin('rh.employment_contract as t', 't.id', 'e.currentContractId')
      .select(['e.id', 'e.title', 'e.firstname', 'e.otherFirstnames', 'e.name', 'e.birthName', 'e.dateOfBirth'])
      .select(['e.birthCity', 'e.birthDepartment', 'e.citizenshipCog', 'e.mail', 'e.cellPhone', 'e.addressLine'])
      .select(['e.additionalAddress', 'e.postCode', 'e.city', 'e.companyId'])
      .select(['e.guardianName', 'e.guardianRelation'])
      .select(sql<boolean>`e.date_of_birth + interval '18 years' > current_date`.as('underage'))
      .select(['t.hiringDate', 't.endOfContractDate', 't.trialPeriodDate'])
      .select(positionToday(sql`current_date`).as('position'))
      .where('e.id', 'in', [...ids])
      .where('e.status', '<>', 'deleted')
      .execute()
    return new Map(
      rows.map(row => [
        row.id,
        {
          values: {
            title: titleInFrench(row.title),
            firstname: row.firstname,
            otherFirstnames: row.otherFirstnames,
            name: row.name,
            birthName: row.birthName,
            dateOfBirth: row.dateOfBirth,
            birthCity: row.birthCity,
            birthDepartment: row.birthDepartment,
            citizenship: row.citizenshipCog && countryName(iso2OfCog(row.citizenshipCog) ?? '', 'fr'),
            position: row.position,
            hiringDate: row.hiringDate,
            endOfContractDate: row.endOfContractDate,
            trialPeriodDate: row.trialPeriodDate,
            mail: row.mail,
            cellPhone: row.cellPhone,
            address: row.addressLine,
            additionalAddress: row.additionalAddress,
            postCode: row.postCode,
            city: row.city,
            underage: row.underage,
            guardianName: row.guardianName,
            guardianRelation: row.guardianRelation,
          },
          references: { company: row.companyId ? [row.companyId] : [] },
        },
      ]),
    )
  },
  readable: async ({ db, ...given }, ids) => {
    const { inside } = await scopeOf(given)
    const rows = await db
      .selectFrom('rh.employee as e')
      .select('e.id')
      .where('e.id', 'in', [...ids])
      .where('e.status', '<>', 'deleted')
      .where(within(inside))
      .execute()
    return rows.map(({ id }) => id)
  },
  keeps: {
    element: salaries,
    records: async (db, ids) => {
      const rows = await db
        .selectFrom('rh.employee as e')
        .select(['e.id', 'e.name', 'e.firstname', 'e.companyId'])
        .where('e.id', 'in', eachOf(ids))
        .where('e.status', '<>', 'deleted')
        .execute()
      return new Map(
        rows.map(({ id, name, firstname, companyId }) => [
          id,
          { companyId, name: `${name} ${firstname}`, address: `/RH/gestion_du_personnel/salaries/${id}` },
        ]),
      )
    },
  },
  find: async ({ db, ...given }, words) => {
    const asked = { search: words || undefined, page: 0, size: 10, sort: 'name' } as const
    const { items } = await pageOfEmployees(db, await scopeOf(given), asked)
    return items.map(({ id, firstname, name }) => ({ id, label: `${name} ${firstname}` }))
  },
})
