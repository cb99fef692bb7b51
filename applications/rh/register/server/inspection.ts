import type { Given } from '#kernel/server/answers.ts'
import type { Clock } from '#kernel/server/clock.ts'
import { notFound } from '#kernel/server/errors.ts'
import type { FileToSend, InputOf } from '#kernel/shared/call.ts'
import type { RhDb, RhTables } from '#rh/rh-db.ts'
import type { inspectionCalls } from '../inspection.calls.ts'
import type { InspectedRegister } from '../inspection.model.ts'
import type { Period } from '../register-line.model.ts'
import { registerAsFile } from './export-register.ts'
import { digestOfKey } from '#kernel/server/key-of-link.ts'
import type { Opened } from './print-register.ts'
import { pageOfRegister } from './rows-of-register.queries.ts'

type Inspect = typeof inspectionCalls.inspectRegister
type Export = typeof inspectionCalls.exportInspectedRegister

/** A page of the one register that the link opens, and the trace of it. @throws Refusal 404 of a dead link */
export async function inspectRegister(
  { db, clock }: Given<Inspect, RhTables>,
  { token, clientId: _, ...asked }: InputOf<Inspect>,
): Promise<InspectedRegister> {
  const link = await openByLink(db, clock, token, { what: 'page', ...asked })
  const { company, name: establishment, siret, expiresAt } = link
  const { items, total, totalIsExact } = await pageOfRegister(db, { ...asked, siret })
  return { company, establishment, siret, expiresAt, items, total, totalIsExact }
}

/** The register as a file, and the trace of it. @throws Refusal 404 of a dead link */
export async function exportInspectedRegister(
  given: Given<Export, RhTables>,
  { token, clientId, format, from, to }: InputOf<Export>,
): Promise<FileToSend> {
  const opened = await given.withDb(db => openByLink(db, given.clock, token, { what: format, from, to }))
  return registerAsFile({ ...given, clientId }, opened, { format, from, to })
}

type Use = Period & { what: 'page' | 'pdf' | 'csv' }

/** Expired, revoked, of another client or of one that is closed (visitors see no such), or never given: all answer alike. */
async function openByLink(db: RhDb, clock: Clock, token: string, { what, from, to }: Use) {
  const now = clock.now().toString()
  const link = await db
    .selectFrom('rh.inspector_link as l')
    .innerJoin('platform.client as c', 'c.id', 'l.clientId')
    .select(['l.id', 'siret', 'companyName as company', 'establishmentName as name', 'expiresAt'])
    .where('tokenHash', '=', digestOfKey(token))
    .where('revokedAt', 'is', null)
    .where('expiresAt', '>', now)
    .executeTakeFirst()
  if (!link) throw notFound()
  await db
    .insertInto('rh.register_reading')
    .values({ siret: link.siret, what, linkId: link.id, fromDay: from ?? null, toDay: to ?? null, at: now })
    .execute()
  return link satisfies Opened
}
