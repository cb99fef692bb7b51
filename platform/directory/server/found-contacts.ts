import type { PlatformTables } from '#platform/platform-db.ts'
import { searchSource } from '#platform/search/search-source.slot.ts'
import { spokenName } from '../contact.model.ts'
import { openDirectory } from './open-directory.ts'
import { ownSource } from './own-contacts.ts'
import { pageOfContacts } from './page-of-contacts.queries.ts'

/** The outside contacts; users and the people of applications are found by their own sources. */
export const foundContacts = searchSource<PlatformTables>({
  kind: 'contacts',
  element: 'annuaire/contacts',
  find: async ({ db, ...looking }, words, most) => {
    const directory = (await openDirectory([], looking)).filter(({ source }) => source === ownSource)
    const { items } = await pageOfContacts(db, directory, { words }, { page: 0, size: most })
    return items.map(contact => ({
      id: contact.id,
      title: spokenName(contact),
      detail: [contact.jobtitle, contact.organisation ?? contact.place].filter(Boolean).join(' · ') || null,
      address: `/annuaire/contacts/${contact.id}`,
    }))
  },
})
