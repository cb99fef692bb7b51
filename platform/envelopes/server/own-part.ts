import { sql } from 'kysely'
import { notFound, Refusal } from '#kernel/server/errors.ts'
import { delegationRuns, levelOn } from './envelope-scope.ts'
import type { ActingGiven } from './send-envelope.ts'
import { signableOf } from './signables.ts'

type Part = { recipientId: string; delegationId: string | null; typeCode: string; companyId: string | null }
type Asked = { envelopeId: string; onBehalfOfId?: string | undefined }

/**
 * As which recipient somebody signs an envelope: himself, or the one who lets him sign such documents now. Judged in the
 * transaction of the signature, so that a delegation that ended meanwhile signs nothing.
 * @throws Refusal 403 NOT_ALLOWED_TO_SIGN; 404 of an envelope that is none of his
 */
export async function ownPart(given: ActingGiven, { envelopeId, onBehalfOfId }: Asked): Promise<Part> {
  const { db, clock, caller, offered } = given
  const owner = onBehalfOfId ?? caller.userId
  const { rows } = await sql<Part>`
    select r.id as "recipientId", t.code as "typeCode", v.company_id as "companyId",
           (select d.id from platform.esign_delegation d
              join platform.esign_delegate e on e.client_id = d.client_id and e.delegation_id = d.id and e.act = 'sign'
             where d.client_id = r.client_id and d.user_id = r.user_id and d.document_type_id = v.document_type_id
               and e.user_id = ${caller.userId} and ${delegationRuns(clock)}) as "delegationId"
      from platform.envelope v
      join platform.document_type t on t.id = v.document_type_id
      join platform.recipient r on r.client_id = v.client_id and r.envelope_id = v.id
     where v.id = ${envelopeId} and v.state <> 'draft' and r.user_id = ${owner} and r.role in ('signer', 'approver')
     order by (r.status in ('notified', 'opened')) desc, r.position, r.id limit 1`.execute(db)
  const [part] = rows
  if (!part) throw notFound()
  const isForOther = owner !== caller.userId
  if (isForOther && part.delegationId === null) throw notAllowedToSign()
  const { elements } = signableOf(offered, part.typeCode)
  if ((await levelOn(given, elements.sign, part.companyId)) < 2) throw notAllowedToSign()
  return { ...part, delegationId: isForOther ? part.delegationId : null }
}

const notAllowedToSign = () => new Refusal(403, 'NOT_ALLOWED_TO_SIGN', 'envelopes.not-allowed')
