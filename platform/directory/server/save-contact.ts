import { notFound, versionConflict, wrongField } from '#kernel/server/errors.ts'
import { sql } from 'kysely'
import type { PlatformDb } from '#platform/platform-db.ts'
import type { ContactChange, ContactForm } from '../contact.model.ts'
import { noteRefusal } from './note-refusal.ts'

type Actor = { userId: string }

/** @throws Refusal 400 on a company that is none of the client's */
export async function createContact(db: PlatformDb, actor: Actor, form: ContactForm): Promise<string> {
  await requireCompanies(db, form.companyIds)
  const { id } = await db
    .insertInto('platform.contact')
    .values({ ...columnsOf(form), created_by: actor.userId })
    .returning('id')
    .executeTakeFirstOrThrow()
  if (form.noMessages) await noteRefusal(db, actor, id, true)
  return id
}

/** @throws Refusal 404 for one that is not written here, 409 when somebody saved in between */
export async function editContact(db: PlatformDb, actor: Actor, { id, version, ...form }: ContactChange) {
  await requireCompanies(db, form.companyIds)
  const standing = await db
    .selectFrom('platform.contact')
    .select('version')
    .where('id', '=', id)
    .where('archived_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  if (!standing) throw notFound()
  if (version !== undefined && version !== standing.version) throw versionConflict()
  await db
    .updateTable('platform.contact')
    .set({ ...columnsOf(form), version: standing.version + 1 })
    .where('id', '=', id)
    .execute()
  await noteRefusal(db, actor, id, form.noMessages)
}

const columnsOf = ({ kind, title, firstname, organisation, jobtitle, ...form }: ContactForm) => ({
  ...(kind === 'person'
    ? { kind, title, firstname, organisation, jobtitle }
    : { kind, title: null, firstname: null, organisation: null, jobtitle: null }),
  name: form.name,
  mails: form.mails,
  phones: form.phones,
  address_line: form.address,
  additional_address: form.additionalAddress,
  post_code: form.postCode,
  city: form.city,
  country: form.country,
  companies: form.companyIds,
  note: form.note,
})

async function requireCompanies(db: PlatformDb, companyIds: readonly string[]) {
  const known = await db
    .selectFrom('platform.company')
    .select('id')
    .where('id', '=', sql<string>`any(${companyIds}::uuid[])`)
    .where('archived_at', 'is', null)
    .execute()
  if (known.length !== new Set(companyIds).size)
    throw wrongField('companyIds', 'unknown_company', 'directory.contact.company-unknown')
}
