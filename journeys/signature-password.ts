import { inDatabase } from './database.ts'

/** As a client stands that never chose one: the demo's have. */
export const forgetSignaturePassword = (name: string) =>
  inDatabase(client =>
    client.query(
      'delete from platform.esign_password p using platform.client c where c.id = p.client_id and c.name = $1',
      [name],
    ),
  )
