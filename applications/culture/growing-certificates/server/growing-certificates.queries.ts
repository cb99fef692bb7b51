import { sql } from 'kysely'
import { eachOf } from '#kernel/server/each-of.ts'
import { notFound } from '#kernel/server/errors.ts'
import { matches } from '#kernel/server/matches.ts'
import { pageOfList } from '#kernel/server/page-of-list.ts'
import type { InputOf } from '#kernel/shared/call.ts'
import type { PageOf } from '#kernel/shared/page.ts'
import type { CultureDb } from '#culture/culture-db.ts'
import type { GrowingCertificate } from '../growing-certificate.model.ts'
import { growingCertificatesCalls } from '../growing-certificates.calls.ts'

const columns = [
  'row.id',
  'row.name',
  'row.standard',
  'row.number',
  'row.body',
  'row.validFrom',
  'row.validTo',
  'row.note',
  'row.archivedAt',
  'row.version',
] as const

const rowsOf = (db: CultureDb) =>
  db.selectFrom('culture.growing_certificate as row').select(columns).$castTo<GrowingCertificate>()

type Asked = InputOf<typeof growingCertificatesCalls.getPaginatedGrowingCertificates>

/** A page of the growing certificates: those in use unless the others are asked for. */
export const pageOfGrowingCertificates = (
  db: CultureDb,
  { state = 'active', ...asked }: Asked,
): Promise<PageOf<GrowingCertificate>> =>
  pageOfList(
    db,
    growingCertificatesCalls.getPaginatedGrowingCertificates.list,
    { ...asked, state },
    {
      from: sql`culture.growing_certificate row`,
      id: sql`row.id`,
      within: sql`true`,
      orders: {
        name: [sql`row.search_text`],
        standard: [sql`row.standard`, sql`row.search_text`],
        number: [sql`row.number`, sql`row.search_text`],
        body: [sql`row.body`, sql`row.search_text`],
        validFrom: [sql`row.valid_from`, sql`row.search_text`],
        validTo: [sql`row.valid_to`, sql`row.search_text`],
      },
      filters: { state: chosen => sql`(row.archived_at is not null) = ${chosen === 'archived'}` },
      matching: words => matches('culture.growing_certificate', 'row', words),
      rows: ids => rowsOf(db).where('row.id', 'in', eachOf(ids)).execute(),
    },
  )

/** @throws Refusal 404 */
export async function growingCertificateById(db: CultureDb, id: string): Promise<GrowingCertificate> {
  const row = await rowsOf(db).where('row.id', '=', id).executeTakeFirst()
  if (!row) throw notFound()
  return row
}
