import { wrongField } from '#kernel/server/errors.ts'
import { phone, type WishedRecipient } from '#platform/envelopes/envelope.model.ts'
import { isUnderage } from '#rh/employees/employee.model.ts'
import type { SignedRecord } from './signed-record.queries.ts'

type PersonOutside = WishedRecipient & { capacity: 'employee' | 'legal_guardian'; name: string }

/** `hasSms`: a telephone does where there is no mail. */
type Now = { today: string; hasSms: boolean }

/**
 * Who signs from outside, in their order: the employee, then who answers for a minor.
 * @throws Refusal 400 on `employee` or `guardian` of somebody who cannot be written to
 */
export function peopleOutside(record: SignedRecord, { today, hasSms }: Now): PersonOutside[] {
  const { firstname, name, dateOfBirth, guardianName, language } = record
  const reached = { mail: record.mail, phone: record.phone }
  if (!isReached(reached, hasSms))
    throw wrongField('employee', 'NO_ADDRESS', 'rh.signing.no-mail', { name: `${firstname} ${name}` })
  const person = { role: 'signer', language: language ?? 'fr' } as const
  const employee: PersonOutside = {
    ...person,
    ...known(reached),
    capacity: 'employee',
    position: 1,
    firstname,
    name,
  }
  if (!dateOfBirth || !isUnderage(dateOfBirth, Temporal.PlainDate.from(today))) return [employee]
  const guardian = { mail: record.guardianMail, phone: record.guardianPhone }
  if (!guardianName || !isReached(guardian, hasSms))
    throw wrongField('guardian', 'NO_ADDRESS', 'rh.signing.no-guardian-mail')
  return [employee, { ...person, ...known(guardian), capacity: 'legal_guardian', position: 2, name: guardianName }]
}

type Reached = { mail: string | null; phone: string | null }

const isReached = ({ mail, phone: number }: Reached, hasSms: boolean) =>
  Boolean(mail) || (hasSms && phone.safeParse(number).success)

const known = ({ mail, phone: number }: Reached) => ({
  ...(mail && { mail }),
  ...(number && phone.safeParse(number).success && { phone: number }),
})
