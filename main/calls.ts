import { globSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Calls } from '#kernel/shared/call.ts'

const root = join(import.meta.dirname, '..')

/** Every call that the product declares, feature by feature: read by tools that open no house. */
export const declaredCalls: readonly Calls[] = (
  await Promise.all(
    globSync('{platform,applications}/**/*.calls.ts', { cwd: root })
      .toSorted()
      .map(file => import(pathToFileURL(join(root, file)).href) as Promise<object>),
  )
).flatMap(module => Object.values(module).filter(isCalls))

function isCalls(exported: unknown): exported is Calls {
  if (typeof exported !== 'object' || exported === null) return false
  const found = Object.values(exported)
  return (
    found.length > 0 &&
    found.every(call => typeof call === 'object' && call !== null && 'method' in call && 'path' in call)
  )
}
