import '#kernel/testing/wednesday-morning.ts'
import { worldsOpenOn } from '#platform/testing/world.ts'

worldsOpenOn(async furtherFeatures => {
  const { openTestHouse } = await import('./open-test-house.ts')
  return openTestHouse(furtherFeatures)
})
