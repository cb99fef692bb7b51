import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Rights } from '#kernel/server/answers.ts'
import type { Clock } from '#kernel/server/clock.ts'
import { eachOf } from '#kernel/server/each-of.ts'
import { notFound } from '#kernel/server/errors.ts'
import type { Caller } from '#kernel/server/gate.ts'
import type { Offered } from '#kernel/shared/offer.ts'
import { isMemberNow } from '#platform/identity/identity.server.ts'
import type { PlatformDb } from '#platform/platform-db.ts'
import { signablesOffer } from '../signable.slot.ts'

type Condition = RawBuilder<SqlBool>
export type Reading = { db: PlatformDb; rights: Rights; caller: Caller; clock: Clock; offered: Offered }

/** The level on an element for what belongs to a company, or to none. */
export async function levelOn({ rights }: Pick<Reading, 'rights'>, element: string, companyId: string | null) {
  const { byCompany, everywhere } = await rights.perimeter(element)
  return companyId === null ? everywhere : (byCompany.get(companyId) ?? 0)
}

/**
 * Whether a delegation of signature holds at this instant: it names the person, has begun, has not ended, and its owner
 * is still of the house. `d` is the delegation, `e` its delegate.
 */
export const delegationRuns = (clock: Clock): Condition => {
  const now = clock.now().toString()
  return sql<SqlBool>`(d.starts_at is null or d.starts_at <= ${now}::timestamptz)
    and (d.ends_at is null or d.ends_at > ${now}::timestamptz)
    and exists (select from platform.client_user m
                 where m.client_id = d.client_id and m.user_id = d.user_id and ${isMemberNow('m', clock)} and not m.read_only)`
}

/** Whether a recipient lets somebody sign a document that he has not signed yet, by a delegation for its type. `r` is he. */
export const letsSign = (clock: Clock, userId: string | RawBuilder<string>): Condition => sql<SqlBool>`exists (
  select from platform.esign_delegation d
    join platform.esign_delegate e on e.client_id = d.client_id and e.delegation_id = d.id and e.act = 'sign'
    join platform.envelope_document w
      on w.client_id = d.client_id and w.envelope_id = r.envelope_id and w.document_type_id = d.document_type_id
   where d.client_id = r.client_id and d.user_id = r.user_id and e.user_id = ${userId} and ${delegationRuns(clock)}
     and w.declined_at is null
     and not exists (select from platform.signature_act a
                      where a.client_id = w.client_id and a.recipient_id = r.id and a.document_id = w.id))`

/** Whether somebody is to sign an envelope now, or lets the person sign in his name. `v` is the envelope. */
export const waitsFor = (clock: Clock, userId: string | RawBuilder<string>): Condition => sql<SqlBool>`(
  v.state in ('sent', 'partially_signed') and v.expires_at > ${clock.now().toString()}::timestamptz and exists (
    select from platform.recipient r
     where r.client_id = v.client_id and r.envelope_id = v.id and r.role in ('signer', 'approver')
       and r.status in ('notified', 'opened')
       and (r.user_id = ${userId} or ${letsSign(clock, userId)})))`

/** What somebody sent, or was sent in his name. */
export const sentBy = (userId: string): Condition =>
  sql<SqlBool>`(v.sender_id = ${userId} or v.on_behalf_of_id = ${userId} and v.state <> 'draft')`

/** What was sent to somebody, once his turn has come. */
export const sentTo = (userId: string): Condition => sql<SqlBool>`(v.state <> 'draft' and exists (
  select from platform.recipient r
   where r.client_id = v.client_id and r.envelope_id = v.id and r.user_id = ${userId} and r.status <> 'waiting'))`

/** What somebody reads by his level on the element of each type, company by company; a draft is its sender's alone. */
export async function readByLevel({ rights, offered, db }: Reading, applicationId?: number): Promise<Condition> {
  const paths = [...new Set(offered(signablesOffer).map(({ elements }) => elements.see))]
  const elements = await db
    .selectFrom('platform.element')
    .select(['id', 'path'])
    .where('path', 'in', paths.length > 0 ? paths : [''])
    .$if(applicationId !== undefined, query => query.where('applicationId', '=', applicationId as number))
    .execute()
  const conditions: Condition[] = []
  for (const { id, path } of elements) {
    const { byCompany, everywhere } = await rights.perimeter(path)
    const companyIds = [...byCompany].filter(([, level]) => level >= 1).map(([companyId]) => companyId)
    if (companyIds.length === 0 && everywhere < 1) continue
    conditions.push(sql<SqlBool>`(v.state <> 'draft' and v.element_id = ${id}
      and (v.company_id is null and ${everywhere >= 1} or v.company_id in ${eachOf(companyIds)}))`)
  }
  return conditions.length > 0 ? sql<SqlBool>`(${sql.join(conditions, sql` or `)})` : sql<SqlBool>`false`
}

/** What somebody reads at all: his own, what waits for him, and what his level shows him. */
export async function readableEnvelopes(reading: Reading): Promise<Condition> {
  const { clock, caller } = reading
  const { userId } = caller
  return sql<SqlBool>`(${sentBy(userId)} or ${sentTo(userId)} or ${waitsFor(clock, userId)}
    or ${await readByLevel(reading)})`
}

/** @throws Refusal 404 of one that the person does not read */
export async function requireReadable(reading: Reading, id: string) {
  const { rows } = await sql`
    select v.id from platform.envelope v where v.id = ${id} and ${await readableEnvelopes(reading)}`.execute(reading.db)
  if (rows.length === 0) throw notFound()
}
