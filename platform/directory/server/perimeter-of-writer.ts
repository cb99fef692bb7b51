import type { Rights } from '#kernel/server/answers.ts'
import { Refusal } from '#kernel/server/errors.ts'
import type { PlatformDb } from '#platform/platform-db.ts'
import { contactsById } from './contacts-by-id.queries.ts'
import type { OpenSource } from './open-directory.ts'

export type DirectoryElement = 'annuaire/contacts' | 'annuaire/groupes' | 'annuaire/messages'

/** Whether one may write on somebody who belongs to these companies. */
export type WritesIn = (companyIds: readonly string[]) => boolean

/** Reading crosses the companies of a client, writing does not: one of somebody's companies must lie in the perimeter. */
export async function perimeterOfWriter(rights: Rights, element: DirectoryElement): Promise<WritesIn> {
  const { everywhere, byCompany } = await rights.perimeter(element)
  return companyIds =>
    companyIds.length === 0 ? everywhere >= 2 : companyIds.some(id => (byCompany.get(id) ?? 0) >= 2)
}

export const beyondPerimeter = () => new Refusal(403, 'BEYOND_PERIMETER', 'directory.contact.beyond-perimeter')

/**
 * Who is nobody passes: that is another refusal.
 * @throws Refusal 403 when one of them belongs to companies where the caller may not write
 */
export async function requireInPerimeter(
  { db, rights }: { db: PlatformDb; rights: Rights },
  directory: readonly OpenSource[],
  element: DirectoryElement,
  contactIds: readonly string[],
) {
  const writesIn = await perimeterOfWriter(rights, element)
  const people = await contactsById(db, directory, contactIds)
  if (people.some(({ companies }) => !writesIn(companies.map(({ id }) => id)))) throw beyondPerimeter()
}
