import { z } from 'zod'
import { mailAddress, unlessBlank } from '#platform/identifiers/identifier.model.ts'
import { phoneNumber } from '#platform/identifiers/phone-number.model.ts'

const phones = ['+33', '+34', '+212']

/** France, Spain and Morocco (platform-core, section 5), kept as E.164. */
const phone = unlessBlank(phoneNumber).refine(
  number => number === null || phones.some(prefix => number.startsWith(prefix)),
  'configuration.phone-country',
)

/** Where people reach the client, and where what they send goes; null where nothing was said. */
export const ContactInformationInput = z.strictObject({
  mail: unlessBlank(mailAddress),
  phoneNumber: phone,
  recipientMail: unlessBlank(mailAddress),
  recipientPhoneNumber: phone,
  /** Of what was read; 0 while nothing was said. */
  version: z.int32().min(0),
})

export const ContactInformation = z.object({
  mail: z.string().nullable(),
  phoneNumber: z.string().nullable(),
  recipientMail: z.string().nullable(),
  recipientPhoneNumber: z.string().nullable(),
  version: z.int32(),
})
export type ContactInformation = z.output<typeof ContactInformation>
