import { stat } from 'node:fs/promises'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'

type Declared = Record<string, unknown>

/**
 * Gives the browser the calls of a room as plain data: method, path, kind of access, files, outside.
 * Their schemas stay behind, and zod with them; a form imports the schema that it shows from its `.model.ts`.
 */
export const lightCalls = (): Plugin => ({
  name: 'sillon:light-calls',
  enforce: 'pre',
  load: {
    filter: { id: /\.calls\.ts$/ },
    async handler(id) {
      const { mtimeMs } = await stat(id)
      const module = (await import(`${pathToFileURL(id)}?at=${mtimeMs}`)) as Record<string, Declared>
      return Object.entries(module)
        .filter(([, exported]) => isCalls(exported))
        .map(([name, calls]) => `export const ${name} = ${JSON.stringify(lightened(calls))}`)
        .join('\n')
    },
  },
})

const isCall = (value: unknown) => typeof value === 'object' && value !== null && 'method' in value && 'path' in value

const isCalls = (exported: unknown) =>
  typeof exported === 'object' &&
  exported !== null &&
  Object.values(exported).length > 0 &&
  Object.values(exported).every(isCall)

const kept = ['method', 'path', 'outside', 'files'] as const

function lightened(calls: Declared) {
  const light = (call: Declared) => ({
    ...Object.fromEntries(kept.filter(key => call[key] !== undefined).map(key => [key, call[key]])),
    access: { kind: (call.access as { kind: string }).kind },
  })
  return Object.fromEntries(Object.entries(calls).map(([name, call]) => [name, light(call as Declared)]))
}
