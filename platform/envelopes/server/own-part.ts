import { sql } from 'kysely'
import { notFound, Refusal } from '#kernel/server/errors.ts'
import { delegationRuns, levelOn } from './envelope-scope.ts'
import type { ActingGiven } from './send-envelope.ts'
import { signableOf } from './signables.ts'

/** Documents that are signed by one right: oneself, who names none for all of them, or a delegation for their type. */
export type Lot = { delegationId: string | null; documentIds: readonly string[] | null }

type Part = { recipientId: string; lots: readonly Lot[] }
type Asked = {
  envelopeId: string
  onBehalfOfId?: string | undefined
  documentIds?: readonly string[] | undefined
}

/**
 * As which recipient somebody acts on an envelope: himself, or the one who lets him sign now. In the name of another, on the
 * documents alone of the types that he was lent, each of those that are named. Judged in the transaction of the signature,
 * so that a delegation that ended meanwhile signs nothing.
 * @throws Refusal 403 NOT_ALLOWED_TO_SIGN; 404 of an envelope that is none of his
 */
export async function ownPart(given: ActingGiven, { envelopeId, onBehalfOfId, documentIds }: Asked): Promise<Part> {
  const { db, caller, offered } = given
  const owner = onBehalfOfId ?? caller.userId
  const { rows } = await sql<{ recipientId: string; typeCode: string; companyId: string | null }>`
    select r.id as "recipientId", t.code as "typeCode", v.company_id as "companyId"
      from platform.envelope v
      join platform.document_type t on t.id = v.document_type_id
      join platform.recipient r on r.client_id = v.client_id and r.envelope_id = v.id
     where v.id = ${envelopeId} and v.state <> 'draft' and r.user_id = ${owner} and r.role in ('signer', 'approver')
     order by (r.status in ('notified', 'opened')) desc, r.position, r.id limit 1`.execute(db)
  const [part] = rows
  if (!part) throw notFound()
  const { elements } = signableOf(offered, part.typeCode)
  if ((await levelOn(given, elements.sign, part.companyId)) < 2) throw notAllowedToSign()
  const lots =
    owner === caller.userId
      ? [{ delegationId: null, documentIds: documentIds ?? null }]
      : await lentLots(given, { envelopeId, owner, documentIds })
  return { recipientId: part.recipientId, lots }
}

async function lentLots(
  { db, clock, caller }: ActingGiven,
  { envelopeId, owner, documentIds }: Omit<Asked, 'onBehalfOfId'> & { owner: string },
): Promise<Lot[]> {
  const { rows } = await sql<{ delegationId: string | null; documentIds: string[] }>`
    select l.id as "delegationId", array_agg(w.id order by w.position) as "documentIds"
      from platform.envelope_document w
      left join lateral (
        select d.id from platform.esign_delegation d
          join platform.esign_delegate e on e.client_id = d.client_id and e.delegation_id = d.id and e.act = 'sign'
         where d.client_id = w.client_id and d.document_type_id = w.document_type_id and d.user_id = ${owner}
           and e.user_id = ${caller.userId} and ${delegationRuns(clock)}) l on true
     where w.envelope_id = ${envelopeId} and w.declined_at is null
       and (${documentIds ?? null}::uuid[] is null or w.id in (select unnest(${documentIds ?? null}::uuid[])))
     group by l.id order by l.id`.execute(db)
  const lent = rows.filter(({ delegationId }) => delegationId !== null)
  if (lent.length === 0 || (documentIds && lent.length < rows.length)) throw notAllowedToSign()
  return lent
}

export const notAllowedToSign = () => new Refusal(403, 'NOT_ALLOWED_TO_SIGN', 'envelopes.not-allowed')
