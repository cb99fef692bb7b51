import '#kernel/testing/wednesday-morning.ts'
import { type TestHouse, worldsOpenOn } from '#platform/testing/world.ts'
import type * as Opening from './open-test-house.ts'

/** Between files the pages of a worker are loaded anew, and with them all that imports them: the server stays as it is. */
type Kept = { opening?: Promise<typeof Opening>; shared?: Promise<TestHouse> }
const place = Symbol.for('sillon.testHouse')
const worker = globalThis as { [place]?: Kept }
worker[place] ??= {}
const kept = worker[place]

const own: (typeof Opening)['openTestHouse'] = async furtherFeatures => {
  kept.opening ??= import('./open-test-house.ts')
  const { openTestHouse } = await kept.opening
  return openTestHouse(furtherFeatures)
}

/** It ends with the worker, its database and its files with the run. */
async function shared() {
  kept.shared ??= own()
  const house = await kept.shared
  house.clock.advance(house.clock.now().until(Temporal.Now.instant().round('millisecond')))
  return house
}

worldsOpenOn({ own, shared })
