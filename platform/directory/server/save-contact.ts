import { wrongField } from '#kernel/server/errors.ts'
import { requireUnchanged, takeForChange } from '#kernel/server/take-for-change.ts'
import { sql } from 'kysely'
import type { PlatformDb } from '#platform/platform-db.ts'
import type { ContactChange, ContactForm } from '../contact.model.ts'
import { noteRefusal } from './note-refusal.ts'
import { beyondPerimeter, type WritesIn } from './perimeter-of-writer.ts'

export type Writer = { userId: string; writesIn: WritesIn }

/** @throws Refusal 400 on a company that is none of the client's, or on companies of which the writer writes in none */
export async function createContact(db: PlatformDb, writer: Writer, form: ContactForm): Promise<string> {
  await requireCompanies(db, writer, form.companyIds)
  const { id } = await db
    .insertInto('platform.contact')
    .values({ ...columnsOf(form), createdBy: writer.userId })
    .returning('id')
    .executeTakeFirstOrThrow()
  if (form.noMessages) await noteRefusal(db, writer, id, true)
  return id
}

/**
 * @throws Refusal 404 for one that is not written here, 403 for one outside the writer's perimeter, 409 when somebody
 *   saved in between, 400 as above
 */
export async function editContact(db: PlatformDb, writer: Writer, { id, version, ...form }: ContactChange) {
  const standing = await takeForChange(
    db
      .selectFrom('platform.contact')
      .select(['version', 'companies'])
      .where('id', '=', id)
      .where('archivedAt', 'is', null),
  )
  if (!writer.writesIn(standing.companies)) throw beyondPerimeter()
  await requireCompanies(db, writer, form.companyIds)
  requireUnchanged(standing, { version })
  await db
    .updateTable('platform.contact')
    .set({ ...columnsOf(form), version: standing.version + 1 })
    .where('id', '=', id)
    .execute()
  await noteRefusal(db, writer, id, form.noMessages)
}

const columnsOf = ({ kind, title, firstname, organisation, jobtitle, ...form }: ContactForm) => ({
  ...(kind === 'person'
    ? { kind, title, firstname, organisation, jobtitle }
    : { kind, title: null, firstname: null, organisation: null, jobtitle: null }),
  name: form.name,
  mails: form.mails,
  phones: form.phones,
  addressLine: form.address,
  additionalAddress: form.additionalAddress,
  postCode: form.postCode,
  city: form.city,
  country: form.country,
  companies: form.companyIds,
  note: form.note,
})

async function requireCompanies(db: PlatformDb, { writesIn }: Writer, companyIds: readonly string[]) {
  const known = await db
    .selectFrom('platform.company')
    .select('id')
    .where('id', '=', sql<string>`any(${companyIds}::uuid[])`)
    .where('archivedAt', 'is', null)
    .execute()
  if (known.length !== new Set(companyIds).size)
    throw wrongField('companyIds', 'unknown_company', 'directory.contact.company-unknown')
  if (!writesIn(companyIds))
    throw wrongField('companyIds', 'beyond_perimeter', 'directory.contact.companies-beyond-perimeter')
}
