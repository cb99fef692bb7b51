import { type RawBuilder, sql } from 'kysely'

/** A company, or one of its sites or units. */
export type InPlace = { companyId: string; siteId?: string | undefined; unitId?: string | undefined }

/** Rows of a table with these three columns that are of a place. */
export const atPlace = (alias: string, { companyId, siteId, unitId }: InPlace): RawBuilder<boolean> => {
  const column = (name: string) => sql.ref(`${alias}.${name}`)
  return sql<boolean>`(${column('company_id')} = ${companyId}
    and (${siteId ?? null}::uuid is null or ${column('site_id')} = ${siteId ?? null}::uuid)
    and (${unitId ?? null}::uuid is null or ${column('unit_id')} = ${unitId ?? null}::uuid))`
}
