import { isUniqueViolation } from '#kernel/server/unique-violation.ts'
import { Refusal, wrongField } from '#kernel/server/errors.ts'
import type { InputOf } from '#kernel/shared/call.ts'
import { checkEnding } from '#rh/contract-rules/check-element.model.ts'
import { elementReasonsOn, reasonSaid } from '#rh/contract-rules/element-reasons.model.ts'
import type { contractElementsCalls } from '../../contract-elements.calls.ts'
import { type Creating, writeElement } from './write-element.ts'

type Sent = InputOf<
  typeof contractElementsCalls.createEndingOfContract | typeof contractElementsCalls.editEndingOfContract
>

/** @throws Refusal 404; 403; 400 ELEMENT_DATE, REASON_NOT_OF_FAMILY; 409 ENDED_ALREADY, and as `writeElement` */
export const writeEnding = (given: Creating, input: Sent) =>
  writeElement('endingOfContract', given, input, async ({ contract, id }) => {
    const { endingDate, notificationDate, signatureDate, procedureDate, noticeType } = input
    const reason = reasonSaid(elementReasonsOn('ending', endingDate), input.reason)
    if (!reason) throw wrongField('reason', 'unknown', 'rh.element.reason-unknown')
    const said = { endingDate, notificationDate, signatureDate, procedureDate, noticeType }
    return {
      columns: {
        ending_date: endingDate,
        reason_code: reason.code,
        needs_signature: reason.agreed === true,
        notification_date: notificationDate,
        signature_date: signatureDate,
        procedure_date: procedureDate,
        notice_type: noticeType,
        ...(id === null && { former_ended_on: contract.endedOn }),
      },
      findings: checkEnding(contract, { ...said, reasonCode: reason.code }),
    }
  }).catch(error => {
    throw isUniqueViolation(error) ? new Refusal(409, 'ENDED_ALREADY', 'rh.element.ended-already') : error
  })
