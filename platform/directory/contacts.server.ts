import type { Rights } from '#kernel/server/answers.ts'
import { type PlatformDb, platformAnswers } from '#platform/platform-db.ts'
import { spokenName } from './contact.model.ts'
import { contactsCalls } from './contacts.calls.ts'
import type { DirectorySource, Looking } from './directory-source.slot.ts'
import { contactCard } from './server/contact-card.ts'
import { contactFile } from './server/contact-file.queries.ts'
import { deleteContact } from './server/delete-contact.ts'
import { doublesOf } from './server/doubles.queries.ts'
import { noteRefusal } from './server/note-refusal.ts'
import { liveCompanies } from './server/live-companies.queries.ts'
import { openDirectory } from './server/open-directory.ts'
import { pageOfContacts } from './server/page-of-contacts.queries.ts'
import { perimeterOfWriter, requireInPerimeter } from './server/perimeter-of-writer.ts'
import { createContact, editContact } from './server/save-contact.ts'
import { type Speaking, contactForReader } from './server/contact-for-reader.ts'

const contacts = 'annuaire/contacts'

const writerOf = async ({ caller, rights }: { caller: { userId: string }; rights: Rights }) => ({
  userId: caller.userId,
  writesIn: await perimeterOfWriter(rights, contacts),
})

export function contactsServer(sources: readonly DirectorySource[]) {
  const fileOf = async (given: Looking & Speaking & { db: PlatformDb }, id: string) => {
    const tell = await contactForReader(given)
    return tell(await contactFile(given.db, await openDirectory(sources, given), id))
  }
  return platformAnswers(contactsCalls, {
    getContacts: async (given, { search: words, source, companyId, ...asked }) => {
      const rule = [
        ...(source ? [{ kind: 'source', values: [source] }] : []),
        ...(companyId ? [{ kind: 'company', values: [companyId] }] : []),
      ]
      const page = await pageOfContacts(given.db, await openDirectory(sources, given), { words, rule }, asked)
      return { ...page, items: page.items.map(await contactForReader(given)) }
    },

    getContact: (given, { id }) => fileOf(given, id),

    getContactCard: async (given, { id }) => {
      const contact = await contactFile(given.db, await openDirectory(sources, given), id)
      return { name: `${spokenName(contact)}.vcf`, bytes: Buffer.from(contactCard(contact)) }
    },

    getContactFilters: async given => {
      const directory = await openDirectory(sources, given)
      const named = directory.map(({ source, plural }) => ({ source, name: given.say(given.language, plural) }))
      return { sources: named, companies: await liveCompanies(given.db) }
    },

    findDoubles: async (given, ways) => {
      const found = await doublesOf(given.db, await openDirectory(sources, given), ways)
      return found.map(one => ({ ...one, sourceName: given.say(given.language, one.sourceName) }))
    },

    createContact: async (given, form) => fileOf(given, await createContact(given.db, await writerOf(given), form)),

    editContact: async (given, change) => {
      await editContact(given.db, await writerOf(given), change)
      return fileOf(given, change.id)
    },

    deleteContact: async (given, { id }) => deleteContact(given.db, given.clock, await writerOf(given), id),

    setContactMessages: async (given, { id, noMessages }) => {
      const directory = await openDirectory(sources, given)
      await contactFile(given.db, directory, id)
      await requireInPerimeter(given, directory, contacts, [id])
      await noteRefusal(given.db, given.caller, id, noMessages)
      return fileOf(given, id)
    },
  })
}
