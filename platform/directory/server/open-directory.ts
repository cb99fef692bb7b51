import type { DirectorySource, Looking, People } from '../directory-source.slot.ts'
import { ownContacts } from './own-contacts.ts'
import { userSource, usersInDirectory } from './users-in-directory.ts'

/** A source in the eyes of one reader. */
export type OpenSource = { source: string; name: string; plural: string; people: People }

/**
 * All the sources of the directory as one reader may know them. Users and the people of applications are read where
 * they stand, at each page: nothing is copied, so that nothing can lag behind or survive an erasure, whichever program
 * wrote it; a page of 100,000 people costs three readings of an index, merged.
 */
export async function openDirectory(sources: readonly DirectorySource[], looking: Looking): Promise<OpenSource[]> {
  const open: OpenSource[] = []
  for (const known of [ownContacts, ...sources]) {
    open.push({ source: known.source, name: known.name, plural: known.plural, people: await known.peopleFor(looking) })
  }
  const others = open.flatMap(({ people }) => people.holdsUser ?? [])
  const users = usersInDirectory(looking.clock, others)
  return [...open, { source: userSource, name: 'directory.source.user', plural: 'field.users', people: users }]
}
