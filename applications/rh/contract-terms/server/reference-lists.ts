import { sql } from 'kysely'
import { notFound } from '#kernel/server/errors.ts'
import type { Citizenship } from '#platform/configuration/citizenship.model.ts'
import { countries, countryName } from '#platform/identifiers/countries.model.ts'
import { cspsOn } from '#platform/identifiers/csp.model.ts'
import { inForce } from '#platform/identifiers/dated-list.model.ts'
import type { RhDb } from '#rh/rh-db.ts'
import type { TermColumn } from './uses-of-term.queries.ts'

export const csps = (date: string) =>
  cspsOn(date).map(({ code, label, validFrom = null, validTo = null }) => ({ code, label, validFrom, validTo }))

export const countryCodes = (date: string) =>
  inForce(countries, date).map(({ cog, iso2, iso3, eu, eea }) => ({
    cog,
    iso2,
    iso3,
    labelFr: countryName(iso2, 'fr'),
    eu,
    eea,
  }))

/** @throws Refusal 404 */
export async function citizenshipByLabel(db: RhDb, label: string): Promise<Citizenship> {
  const row = await db
    .selectFrom('platform.citizenship')
    .select(['id', 'country', 'label', 'outsideEu as horsUE', 'foreigner', 'active', 'position as order', 'version'])
    .where(sql`kernel.normalise(btrim(label))`, '=', sql`kernel.normalise(btrim(${label}))`)
    .orderBy('position')
    .executeTakeFirst()
  if (!row) throw notFound()
  return row
}

/** Live positions that propose a term, by name, among those of the companies. */
export const positionsWith = (db: RhDb, column: TermColumn, id: string, companyIds: readonly string[]) =>
  db
    .selectFrom('rh.position')
    .select(['id', 'name'])
    .where(column, '=', id)
    .where('archivedAt', 'is', null)
    .where(sql<boolean>`(company_ids = '{}' or company_ids && ${companyIds}::uuid[])`)
    .orderBy('searchText')
    .orderBy('id')
    .execute()
