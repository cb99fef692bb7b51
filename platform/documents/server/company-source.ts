import { sql } from 'kysely'
import type { PlatformTables } from '#platform/platform-db.ts'
import { documentSource } from '../document-source.slot.ts'

/** The company of a client, which documents of every application name. */
export const companySource = documentSource<PlatformTables>({
  key: 'company',
  label: 'field.company',
  applicationId: null,
  fields: [
    { path: 'name', label: 'field.companyName', type: 'text', sample: 'Serres du Val de Loire' },
    { path: 'siren', label: 'field.siren', type: 'text', sample: '732829320' },
    { path: 'siret', label: 'field.siret', type: 'text', sample: '73282932000074' },
    { path: 'naf', label: 'field.naf', type: 'text', sample: '0113Z' },
    { path: 'idcc', label: 'documents.source.idcc', type: 'text', sample: '7024' },
    { path: 'address', label: 'field.address', type: 'text', sample: '12 chemin des Serres' },
    { path: 'postCode', label: 'field.postCode', type: 'text', sample: '49000' },
    { path: 'city', label: 'field.city', type: 'text', sample: 'Angers' },
    { path: 'regime', label: 'documents.source.regime', type: 'text', sample: 'MSA' },
  ],
  references: [],
  load: async (db, ids) => {
    const rows = await db
      .selectFrom('platform.company')
      .select(['id', 'name', 'siren', 'siret', 'naf', 'idcc', 'regime'])
      .select([
        sql<string | null>`address ->> 'address'`.as('address'),
        sql<string | null>`address ->> 'postCode'`.as('postCode'),
        sql<string | null>`address ->> 'city'`.as('city'),
      ])
      .where('id', 'in', [...ids])
      .execute()
    return new Map(rows.map(({ id, ...values }) => [id, { values, references: {} }]))
  },
  readable: async ({ db }, ids) => {
    const rows = await db
      .selectFrom('platform.company')
      .select('id')
      .where('id', 'in', [...ids])
      .execute()
    return rows.map(({ id }) => id)
  },
  find: async ({ db }, words) => {
    const rows = await db
      .selectFrom('platform.company')
      .select(['id', 'name as label'])
      .where(sql<boolean>`kernel.normalise(name) like '%' || kernel.normalise(${words}) || '%'`)
      .orderBy('name')
      .limit(10)
      .execute()
    return rows
  },
})
