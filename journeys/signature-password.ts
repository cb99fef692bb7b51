import { inDatabase } from './database.ts'

/** As a client stands that never chose one: the demo's have. Gives the one back that stood. */
export async function forgetSignaturePassword(name: string) {
  const { rows } = await inDatabase(client =>
    client.query(
      `delete from platform.esign_password p using platform.client c where c.id = p.client_id and c.name = $1
       returning to_jsonb(p) as former`,
      [name],
    ),
  )
  const [row] = rows as { former: { client_id: string; hash: string } }[]
  return () =>
    inDatabase(client =>
      client.query('update platform.esign_password set hash = $2 where client_id = $1', [
        row?.former.client_id,
        row?.former.hash,
      ]),
    )
}
