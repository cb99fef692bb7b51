import { sql } from 'kysely'
import type { PlatformDb } from '#platform/platform-db.ts'
import type { Registration } from '../registration.model.ts'

/** The legal sheet of the client of the transaction. */
export async function registrationOf(db: PlatformDb): Promise<Registration | null> {
  const { rows } = await sql<Registration>`
    select r.legal_name, r.legal_form, r.siren, r.siret, r.naf, r.idcc, r.vat, r.address,
           r.representative, r.saved_at, r.version,
           (select f.name from kernel.file f where f.id = r.proof_id) as proof
      from platform.client_registration r`.execute(db)
  return rows[0] ?? null
}

/** The file that proves it. */
export const proofOf = (db: PlatformDb) =>
  db
    .selectFrom('platform.client_registration as r')
    .innerJoin('kernel.file as f', 'f.id', 'r.proofId')
    .select(['f.id', 'f.storageKey', 'f.name', 'f.mime'])
    .executeTakeFirst()
