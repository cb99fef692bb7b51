import type { z } from 'zod'
import type { Contact, ContactForm } from '../contact.model.ts'

type Typed = Partial<z.input<typeof ContactForm>>

const two = (ways: readonly string[] = []) => [ways[0] ?? '', ways[1] ?? '', ...ways.slice(2)]

/** A contact as a form holds it: two lines for mails and two for phones, more where there are more. */
export function typedContact(contact?: Contact): Typed {
  return {
    kind: contact?.kind ?? 'person',
    title: contact?.title ?? '',
    firstname: contact?.firstname ?? '',
    name: contact?.name ?? '',
    organisation: contact?.organisation ?? '',
    jobtitle: contact?.jobtitle ?? '',
    mails: two(contact?.mails),
    phones: two(contact?.phones),
    address: contact?.address?.address ?? '',
    additionalAddress: contact?.address?.additionalAddress ?? '',
    postCode: contact?.address?.postCode ?? '',
    city: contact?.address?.city ?? '',
    country: contact?.address?.country ?? 'FR',
    companyIds: contact?.companies.map(({ id }) => id) ?? [],
    note: contact?.note ?? '',
    noMessages: contact?.noMessages ?? false,
  }
}
