import { z } from 'zod'
import { idOf } from '#kernel/shared/id-of.ts'
import { mailAddress, postCodeIn, unlessBlank } from '#platform/identifiers/identifier.model.ts'
import { phoneNumber } from '#platform/identifiers/phone-number.model.ts'

export const contactKinds = ['person', 'organisation'] as const

const Company = z.object({ id: idOf('platform.company'), name: z.string() })

/** Somebody of the directory, as a list shows him. `source` says where he is written: `manual`, `import`, `user`, or the source of an application. */
export const ContactRow = z.object({
  id: idOf('platform.contact'),
  source: z.string(),
  /** The source's name, in the reader's language. */
  sourceName: z.string(),
  kind: z.enum(contactKinds),
  firstname: z.string().nullable(),
  name: z.string(),
  organisation: z.string().nullable(),
  jobtitle: z.string().nullable(),
  companies: z.array(Company),
  /** Where he works, when the reader may know. */
  place: z.string().nullable(),
  mails: z.array(z.string()),
  phones: z.array(z.string()),
  noMessages: z.boolean(),
  /** All but `edit` hold of anybody who belongs to a company where the reader may write, wherever he is kept. */
  can: z.object({ edit: z.boolean(), setMessages: z.boolean(), addToGroup: z.boolean(), writeTo: z.boolean() }),
})
export type ContactRow = z.output<typeof ContactRow>

export const ContactAddress = z.object({
  address: z.string().nullable(),
  additionalAddress: z.string().nullable(),
  postCode: z.string().nullable(),
  city: z.string().nullable(),
  country: z.string(),
})

/** A contact with what stands in the directory alone, for one that is written there. */
export const Contact = ContactRow.extend({
  title: z.enum(['mr', 'mrs']).nullable(),
  address: ContactAddress.nullable(),
  note: z.string().nullable(),
  /** Groups by hand that hold him, among those that the reader sees. */
  groups: z.array(z.object({ id: idOf('platform.contact_group'), name: z.string() })),
  version: z.int32().nullable(),
})
export type Contact = z.output<typeof Contact>

const text = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    .nullish()
    .transform(typed => typed || null)

const mostWays = 6

/** Blank lines among mails and phones are left out. */
const fields = {
  kind: z.enum(contactKinds),
  title: z
    .enum(['mr', 'mrs', ''])
    .nullish()
    .transform(title => title || null),
  firstname: text(80),
  name: z.string({ error: 'directory.contact.name-missing' }).trim().min(1, 'directory.contact.name-missing').max(120),
  organisation: text(120),
  jobtitle: text(120),
  mails: z.array(unlessBlank(mailAddress)).max(mostWays).default([]).transform(known),
  phones: z.array(unlessBlank(phoneNumber)).max(mostWays).default([]).transform(known),
  address: text(120),
  additionalAddress: text(120),
  postCode: text(10),
  city: text(80),
  country: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .default('FR'),
  companyIds: z.array(idOf('platform.company')).max(50).default([]),
  note: text(2_000),
  noMessages: z.boolean().default(false),
}

const wrongPostCode = { path: ['postCode'], error: 'identifiers.post-code-invalid' }

/** What is written of an outside contact. */
export const ContactForm = z.strictObject(fields).refine(postCodeIn, wrongPostCode)
export type ContactForm = z.output<typeof ContactForm>

export const ContactChange = z
  .strictObject({ ...fields, id: idOf('platform.contact'), version: z.int32().optional() })
  .refine(postCodeIn, wrongPostCode)
export type ContactChange = z.output<typeof ContactChange>

/** Somebody already there who has one of the mails or phones. */
export const PossibleDouble = z.object({
  id: idOf('platform.contact'),
  name: z.string(),
  sourceName: z.string(),
  on: z.array(z.enum(['mail', 'phone'])),
})
export type PossibleDouble = z.output<typeof PossibleDouble>

/** As one says it: `Inès Martin`, or the organisation's own name. */
export const spokenName = ({ firstname, name }: Pick<ContactRow, 'firstname' | 'name'>) =>
  firstname ? `${firstname} ${name}` : name

/** As a list has it, by the name that it is sorted by: `Martin Inès`. */
export const listedName = ({ firstname, name }: Pick<ContactRow, 'firstname' | 'name'>) =>
  firstname ? `${name} ${firstname}` : name

function known(ways: readonly (string | null)[]) {
  return [...new Set(ways.filter(way => way !== null))]
}
