import { sql } from 'kysely'
import { notFound } from '#kernel/server/errors.ts'
import type { AtelierDb } from '#atelier/atelier-db.ts'

type Named = { specTiersId: string | null; customerId: string | null; qualityId?: string | null }

/** For whom, to which specification and of which quality something is planned. @throws Refusal 404 on what the client has not */
export async function requireOfClient(db: AtelierDb, { specTiersId, customerId, qualityId = null }: Named) {
  const { rows } = await sql<{ all: boolean }>`
    select (${specTiersId}::uuid is null or exists (
             select from platform.customer_spec where id = ${specTiersId}::uuid and client_id = kernel.client_id()))
       and (${customerId}::uuid is null or exists (
             select from platform.partner where id = ${customerId}::uuid and client_id = kernel.client_id()))
       and (${qualityId}::uuid is null or exists (
             select from platform.quality where id = ${qualityId}::uuid and client_id = kernel.client_id())) as all`.execute(
    db,
  )
  if (!rows[0]?.all) throw notFound()
}
