import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Answers } from '#kernel/server/answers.ts'
import { settableClock } from '#kernel/server/clock.ts'
import { fetchOutside } from '#kernel/server/fetch-outside.ts'
import { diskFileStore } from '#kernel/server/files.ts'
import { addressesOfRoles } from '#kernel/server/install.ts'
import { makeLog } from '#kernel/server/log.ts'
import { mailbox } from '#kernel/server/mail.ts'
import { keysFrom } from '#kernel/server/secrets.ts'
import { takeDatabase, type TestDatabase, testFolder, testKey } from '#kernel/testing/database.ts'
import { type HouseParts, openHouse } from '#main/house.ts'
import type { TestHouse } from '#platform/testing/world.ts'

/** What a house opens on: a database, and the folder in which its files lie, as a program has them. */
export type Ground = { database: TestDatabase; folder: string }

export const emptyFolder = () => mkdtemp(join(testFolder(), 'files-'))

export const emptyGround = async (): Promise<Ground> => ({
  database: await takeDatabase(),
  folder: await emptyFolder(),
})

/** The whole product on a database of its own, with a clock that the test moves. */
export async function openTestHouse(furtherFeatures: readonly Answers[] = [], ground?: Ground): Promise<TestHouse> {
  const { database, folder } = ground ?? (await emptyGround())
  const clock = settableClock()
  const keys = keysFrom(testKey)
  const mailer = mailbox(clock.now)
  const filesFolder = join(folder, 'files')
  const files = diskFileStore(filesFolder)
  const addresses = addressesOfRoles(database.url, keys)
  const simulated: TestHouse['simulated'] = {}
  const parts: HouseParts = {
    addresses,
    surroundings: {
      clock,
      keys,
      files,
      mailer,
      fetchOutside: fetchOutside(['127.0.0.1']),
      log: makeLog(process.env.TEST_LOG ?? 'silent'),
      origins: ['https://sillon.example'],
    },
    isDemo: true,
    trustedProxies: [],
    publishesApi: true,
    privateHosts: ['127.0.0.1'],
    simulated,
    furtherFeatures,
  }
  const house = await openHouse(parts)
  return {
    ...house,
    simulated,
    clock,
    keys,
    files,
    mailer,
    filesFolder,
    addresses,
    installer: database.url,
    openAnother: more => openHouse({ ...parts, ...more }),
    close: async () => {
      await house.close()
      await database.drop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
