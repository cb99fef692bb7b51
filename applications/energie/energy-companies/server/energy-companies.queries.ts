import { sql } from 'kysely'
import { eachOf } from '#kernel/server/each-of.ts'
import { notFound } from '#kernel/server/errors.ts'
import { matches } from '#kernel/server/matches.ts'
import { pageOfList } from '#kernel/server/page-of-list.ts'
import type { InputOf } from '#kernel/shared/call.ts'
import type { PageOf } from '#kernel/shared/page.ts'
import type { EnergieDb } from '#energie/energie-db.ts'
import type { EnergyCompany } from '../energy-company.model.ts'
import { energyCompaniesCalls } from '../energy-companies.calls.ts'

const columns = ['row.id', 'row.name', 'row.siret', 'row.site', 'row.note', 'row.archivedAt', 'row.version'] as const

const rowsOf = (db: EnergieDb) => db.selectFrom('energie.energy_company as row').select(columns)

type Asked = InputOf<typeof energyCompaniesCalls.getPaginatedEnergyCompanies>

/** A page of the energy companies: those in use unless the others are asked for. */
export const pageOfEnergyCompanies = (
  db: EnergieDb,
  { state = 'active', ...asked }: Asked,
): Promise<PageOf<EnergyCompany>> =>
  pageOfList(
    db,
    energyCompaniesCalls.getPaginatedEnergyCompanies.list,
    { ...asked, state },
    {
      from: sql`energie.energy_company row`,
      id: sql`row.id`,
      within: sql`true`,
      orders: {
        name: [sql`row.search_text`],
        siret: [sql`row.siret`, sql`row.search_text`],
        site: [sql`row.site`, sql`row.search_text`],
      },
      filters: { state: chosen => sql`(row.archived_at is not null) = ${chosen === 'archived'}` },
      matching: words => matches('energie.energy_company', 'row', words),
      rows: ids => rowsOf(db).where('row.id', 'in', eachOf(ids)).execute(),
    },
  )

/** @throws Refusal 404 */
export async function energyCompanyById(db: EnergieDb, id: string): Promise<EnergyCompany> {
  const row = await rowsOf(db).where('row.id', '=', id).executeTakeFirst()
  if (!row) throw notFound()
  return row
}
