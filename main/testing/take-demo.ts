import { cp } from 'node:fs/promises'
import { join } from 'node:path'
import { businessZone } from '#kernel/shared/business-zone.ts'
import { takeDatabase, testFolder, testServer } from '#kernel/testing/database.ts'
import { makeTemplate, oneAfterTheOther } from '#kernel/testing/template.ts'
import { fillDemo } from '#main/demo/fill.ts'
import { emptyFolder, emptyGround, type Ground, openTestHouse } from './open-test-house.ts'

/** The demo of today: filled once a run, of which everybody who wants it takes a copy, database and files. */
export async function takeDemo(): Promise<Ground> {
  const name = `sillon_demo_${Temporal.Now.plainDateISO(businessZone).toString().replaceAll('-', '')}`
  const filled = join(testFolder(), name)
  await oneAfterTheOther(testServer(), async databases => {
    if (!databases.has(name)) await fillOnce(name, filled)
  })
  const folder = await emptyFolder()
  await cp(filled, folder, { recursive: true })
  return { database: await takeDatabase(name), folder }
}

async function fillOnce(name: string, filled: string) {
  const ground = await emptyGround()
  const house = await openTestHouse([], { ...ground, database: { ...ground.database, drop: async () => undefined } })
  await fillDemo(house.databases, { today: house.clock.today(), keys: house.keys, files: house.files })
  await cp(ground.folder, filled, { recursive: true })
  await house.close()
  await makeTemplate(testServer(), new URL(ground.database.url).pathname.slice(1), name)
}
