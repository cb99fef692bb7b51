import { wrongField } from '#kernel/server/errors.ts'
import type { WishedRecipient } from '#platform/envelopes/envelope.model.ts'
import { isUnderage } from '#rh/employees/employee.model.ts'
import type { SignedRecord } from './signed-record.queries.ts'

type PersonOutside = WishedRecipient & { capacity: 'employee' | 'legal_guardian'; name: string; mail: string }

/**
 * Who signs from outside, in their order: the employee, then who answers for a minor.
 * @throws Refusal 400 on `employee` or `guardian` of somebody who has no mail address
 */
export function peopleOutside(
  { firstname, name, mail, dateOfBirth, guardianName, guardianMail, language }: SignedRecord,
  today: string,
): PersonOutside[] {
  if (!mail) throw wrongField('employee', 'NO_ADDRESS', 'rh.signing.no-mail', { name: `${firstname} ${name}` })
  const person = { role: 'signer', language: language ?? 'fr' } as const
  const employee: PersonOutside = { ...person, capacity: 'employee', position: 1, firstname, name, mail }
  if (!dateOfBirth || !isUnderage(dateOfBirth, Temporal.PlainDate.from(today))) return [employee]
  if (!guardianName || !guardianMail) throw wrongField('guardian', 'NO_ADDRESS', 'rh.signing.no-guardian-mail')
  return [employee, { ...person, capacity: 'legal_guardian', position: 2, name: guardianName, mail: guardianMail }]
}
