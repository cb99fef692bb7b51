import { sql } from 'kysely'
import { wrongField } from '#kernel/server/errors.ts'
import type { InputOf } from '#kernel/shared/call.ts'
import { checkSuspension, type Days } from '#rh/contract-rules/check-element.model.ts'
import { elementReasonsOn, reasonSaid } from '#rh/contract-rules/element-reasons.model.ts'
import type { RhDb } from '#rh/rh-db.ts'
import type { contractElementsCalls } from '../../contract-elements.calls.ts'
import { type Creating, writeElement } from './write-element.ts'

type Sent = InputOf<typeof contractElementsCalls.createSuspension | typeof contractElementsCalls.editSuspension>

/** @throws Refusal 404; 403; 400 ELEMENT_DATE, SUSPENSION_OVERLAP, at the field; 409 as `writeElement` */
export const writeSuspension = (given: Creating, input: Sent) =>
  writeElement('suspension', given, input, async ({ db, contract, id }) => {
    const { startingDate: from, endingDate: to } = input
    const reason = reasonSaid(elementReasonsOn('suspension', from), input.reason)
    if (!reason) throw wrongField('reason', 'unknown', 'rh.element.reason-unknown')
    return {
      columns: {
        starting_date: from,
        ending_date: to,
        reason_code: reason.code,
        needs_signature: reason.agreed === true,
      },
      findings: checkSuspension(contract, { from, to }, await otherSuspensions(db, contract.id, id)),
    }
  })

async function otherSuspensions(db: RhDb, contractId: string, ownId: string | null): Promise<Days[]> {
  const { rows } = await sql<Days>`
    select starting_date as "from", ending_date as "to" from rh.suspension
     where contract_id = ${contractId} and state not in ('cancelled', 'declined') and id is distinct from ${ownId}`.execute(
    db,
  )
  return rows
}
