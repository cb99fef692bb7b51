import type { Calls } from '#kernel/shared/call.ts'
import { filesOfRooms, moduleIn } from './found-modules.ts'

/** Every call that the product declares, feature by feature: read by tools that open no house. */
export const declaredCalls: readonly Calls[] = (
  await Promise.all(filesOfRooms('{platform,applications}/**/*.calls.ts').map(file => moduleIn<object>(file)))
).flatMap(module => Object.values(module).filter(isCalls))

function isCalls(exported: unknown): exported is Calls {
  if (typeof exported !== 'object' || exported === null) return false
  const found = Object.values(exported)
  return (
    found.length > 0 &&
    found.every(call => typeof call === 'object' && call !== null && 'method' in call && 'path' in call)
  )
}
