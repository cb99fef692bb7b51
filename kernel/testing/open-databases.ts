import { randomUUID } from 'node:crypto'
import { openDatabases } from '#kernel/server/db.ts'
import { addressesOfRoles } from '#kernel/server/install.ts'
import { keysFrom } from '#kernel/server/secrets.ts'
import { ask } from './ask.ts'
import { takeDatabase, testKey } from './database.ts'

/** A database of its own, as each role of the product sees it, without the product. */
export async function openTestDatabases() {
  const { url: installer, drop } = await takeDatabase()
  const addresses = addressesOfRoles(installer, keysFrom(testKey))
  const databases = openDatabases(addresses)
  return {
    databases,
    addresses,
    installer,
    newClient: async () => {
      const id = randomUUID()
      await ask(installer, 'insert into platform.client (id, name, slug) values ($1, $2, $3)', [
        id,
        'Serres',
        `c-${id}`,
      ])
      return id
    },
    close: async () => {
      await databases.close()
      await drop()
    },
  }
}
