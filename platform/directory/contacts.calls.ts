import { z } from 'zod'
import { reads, writes } from '#kernel/shared/access.ts'
import { calls, file, nothing } from '#kernel/shared/call.ts'
import { idOf } from '#kernel/shared/id-of.ts'
import { idIn, word } from '#kernel/shared/list.ts'
import { listOf } from '#kernel/shared/list-of.ts'
import { Contact, ContactChange, ContactForm, ContactRow, PossibleDouble } from './contact.model.ts'

const contacts = 'annuaire/contacts'
const one = z.strictObject({ id: idOf('platform.contact') })

const touches = [
  'platform/search',
  'platform/trade',
  'platform/trace',
  'atelier',
  'qualite',
  'commerce',
  'demandes',
  'finances',
]

/** The people and organisations of a client, whoever keeps them. */
export const contactsCalls = calls('platform/directory', {
  /** By name, as people read it. */
  getContacts: {
    method: 'GET',
    path: 'directory/contacts/:page/:size/:search?',
    access: reads(contacts),
    ...listOf(ContactRow, {
      sorts: ['name'],
      isSearched: true,
      filters: { source: word('.{1,40}'), companyId: idIn('platform.company', { address: 'company' }) },
      tabs: 'source',
    }),
  },
  getContact: {
    method: 'GET',
    path: 'directory/contacts/:id',
    access: reads(contacts),
    input: one,
    answer: Contact,
  },
  /** A card that telephones and mail programs take in. */
  getContactCard: {
    method: 'GET',
    path: 'directory/contacts/:id/vcard',
    access: reads(contacts),
    input: one,
    answer: file('text/vcard; charset=utf-8'),
  },
  /** What the list can be narrowed to: where people are written, and for which company. */
  getContactFilters: {
    method: 'GET',
    path: 'directory/filters',
    access: reads(contacts),
    answer: z.object({
      sources: z.array(z.object({ source: z.string(), name: z.string() })),
      companies: z.array(z.object({ id: idOf('platform.company'), name: z.string() })),
    }),
  },
  findDoubles: {
    method: 'POST',
    path: 'directory/contacts/doubles',
    access: reads(contacts),
    input: z.strictObject({
      mails: ContactForm.shape.mails,
      phones: ContactForm.shape.phones,
      /** The contact being edited, who is no double of himself. */
      except: idOf('platform.contact').optional(),
    }),
    answer: z.array(PossibleDouble),
  },
  createContact: {
    method: 'POST',
    path: 'directory/contacts',
    access: writes(contacts),
    input: ContactForm,
    touches,
    answer: Contact,
    status: 201,
  },
  /** One that is written in the directory: the others are edited where they come from. */
  editContact: {
    method: 'PUT',
    path: 'directory/contacts/:id',
    access: writes(contacts),
    input: ContactChange,
    touches,
    answer: Contact,
  },
  /** Archived when a message was sent to him: what was sent names him. */
  deleteContact: {
    method: 'DELETE',
    path: 'directory/contacts/:id',
    access: writes(contacts),
    input: one,
    touches,
    answer: nothing,
  },
  /** Whoever he is: an employee may refuse messages too. */
  setContactMessages: {
    method: 'PUT',
    path: 'directory/contacts/:id/messages',
    access: writes(contacts),
    input: z.strictObject({ id: idOf('platform.contact'), noMessages: z.boolean() }),
    touches,
    answer: Contact,
  },
})
