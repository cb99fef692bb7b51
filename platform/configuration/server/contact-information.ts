import { sql } from 'kysely'
import { versionConflict } from '#kernel/server/errors.ts'
import { noteConfiguration } from '#platform/delegation/delegation.server.ts'
import type { PlatformDb } from '#platform/platform-db.ts'
import type { ContactInformation } from '../contact-information.model.ts'

type Asking = Parameters<typeof noteConfiguration>[0]

const nothingSaid: ContactInformation = {
  mail: null,
  phoneNumber: null,
  recipientMail: null,
  recipientPhoneNumber: null,
  version: 0,
}

export async function contactInformation(db: PlatformDb): Promise<ContactInformation> {
  const row = await db
    .selectFrom('platform.contact_information')
    .select(['mail', 'phoneNumber', 'recipientMail', 'recipientPhoneNumber', 'version'])
    .executeTakeFirst()
  return row ?? nothingSaid
}

/** @throws Refusal 409 when somebody saved in between */
export async function setContactInformation(asking: Asking, said: ContactInformation) {
  const { db } = asking
  const former = await contactInformation(db)
  const columns = {
    mail: said.mail,
    phoneNumber: said.phoneNumber,
    recipientMail: said.recipientMail,
    recipientPhoneNumber: said.recipientPhoneNumber,
    version: said.version + 1,
  }
  const saved = await db
    .insertInto('platform.contact_information')
    .values(columns)
    .onConflict(conflict =>
      conflict
        .column('clientId')
        .doUpdateSet(columns)
        .where(sql<boolean>`contact_information.version = ${said.version}`),
    )
    .executeTakeFirst()
  if (saved.numInsertedOrUpdatedRows === 0n || (former.version === 0 && said.version > 0)) throw versionConflict()
  const present = await contactInformation(db)
  await noteConfiguration(asking, 'contactInformation', 'client', former, present)
  return present
}
