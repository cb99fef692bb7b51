import { documentSource } from '#platform/documents/document-source.slot.ts'
import { rh } from '#rh/rh.application.ts'
import type { RhTables } from '#rh/rh-db.ts'

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
    { path: 'mail', label: 'rh.employee.mail', type: 'text', sample: 'paul.petit@example.com' },
    { path: 'cellPhone', label: 'rh.field.cellPhone', type: 'text', sample: '+33612345678' },
    { path: 'address', label: 'field.address', type: 'text', sample: '12 rue des Serres' },
    { path: 'additionalAddress', label: 'field.additionalAddress', type: 'text', sample: 'Bâtiment B' },
    { path: 'postCode', label: 'field.postCode', type: 'text', sample: '49000' },
    { path: 'city', label: 'field.city', type: 'text', sample: 'Angers' },
  ],
  references: [{ name: 'company', label: 'field.company', source: 'company', many: false }],
  load: async (db, ids) => {
    const rows = await db
      .selectFrom('rh.employee')
      .select(['id', 'title', 'firstname', 'otherFirstnames', 'name', 'birthName', 'dateOfBirth', 'birthCity'])
      .select(['birthDepartment', 'mail', 'cellPhone', 'addressLine', 'additionalAddress', 'postCode', 'city'])
      .select('companyId')
      .where('id', 'in', [...ids])
      .where('status', '<>', 'deleted')
      .execute()
    return new Map(
      rows.map(row => [
        row.id,
        {
          values: {
            title: titles[row.title ?? ''] ?? null,
            firstname: row.firstname,
            otherFirstnames: row.otherFirstnames,
            name: row.name,
            birthName: row.birthName,
            dateOfBirth: row.dateOfBirth,
            birthCity: row.birthCity,
            birthDepartment: row.birthDepartment,
            mail: row.mail,
            cellPhone: row.cellPhone,
            address: row.addressLine,
            additionalAddress: row.additionalAddress,
            postCode: row.postCode,
            city: row.city,
          },
          references: { company: row.companyId ? [row.companyId] : [] },
        },
      ]),
    )
  },
})

/** As French law writes them on a document, whatever the language of who looks at it. */
const titles: Record<string, string> = { mr: 'M.', mrs: 'Mme' }
