import { sql } from 'kysely'
import { eachOf } from '#kernel/server/each-of.ts'
import { room } from '#kernel/server/room.ts'
import { fill } from '#kernel/shared/offer.ts'
import { namedRows, rowsOfRoomsOffer } from '#platform/audit/audited-words.slot.ts'
import type { CultureTables } from '#culture/culture-db.ts'
import { growingCertificatesElement } from './growing-certificate.model.ts'
import { growingCertificatesServer } from './growing-certificates.server.ts'

/** Rows by their names, for who reads them. */
const named = namedRows<CultureTables>(async ({ db, rights }, rowIds) => {
  if ((await rights.level(growingCertificatesElement)) < 1) return []
  const { rows } = await sql<{ rowId: string; name: string; address: string }>`
    select id as "rowId", name, '/culture/certification' as address from culture.growing_certificate where id in ${eachOf(rowIds)}`.execute(
    db,
  )
  return rows
})

export const growingCertificatesRoom = room({
  answers: () => [growingCertificatesServer],
  fills: [
    fill(rowsOfRoomsOffer, {
      schema: 'culture',
      rows: { growing_certificate: named },
      called: {
        tables: { growing_certificate: 'culture.growing-certificates.title' },
        columns: {
          standard: 'culture.growing-certificates.standard',
          number: 'culture.growing-certificates.number',
          body: 'culture.growing-certificates.body',
          valid_from: 'culture.growing-certificates.valid-from',
          valid_to: 'culture.growing-certificates.valid-to',
        },
        lists: { getPaginatedGrowingCertificates: 'culture.growing-certificates.title' },
      },
      histories: ['growing_certificate'],
    }),
  ],
})
