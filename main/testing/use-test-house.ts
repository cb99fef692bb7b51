import '#kernel/testing/wednesday-morning.ts'
import type * as House from './open-test-house.ts'
import { worldsOpenOn } from '#platform/testing/world.ts'

/** Between files the pages of a worker are loaded anew, and with them all that imports them: the server stays as it is. */
const opener = Symbol.for('sillon.testHouse')
const kept = globalThis as { [opener]?: Promise<typeof House> }

worldsOpenOn(async furtherFeatures => {
  kept[opener] ??= import('./open-test-house.ts')
  const { openTestHouse } = await kept[opener]
  return openTestHouse(furtherFeatures)
})
