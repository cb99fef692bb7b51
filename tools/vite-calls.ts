import { stat } from 'node:fs/promises'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'
import { wordsOfServer } from '../kernel/shared/call-of-browser.ts'

type Declared = Record<string, unknown>

/**
 * Gives the browser the calls of a room as plain data: all but the words of the server, of the access its kind; of its
 * signals, the names. Schemas stay behind, and zod with them; a form imports the one that it shows from its `.model.ts`.
 */
export const lightCalls = (): Plugin => ({
  name: 'sillon:light-calls',
  enforce: 'pre',
  load: {
    filter: { id: /\.(calls|signals)\.ts$/ },
    async handler(id) {
      const { mtimeMs } = await stat(id)
      const module = (await import(`${pathToFileURL(id)}?at=${mtimeMs}`)) as Record<string, Declared>
      return Object.entries(module)
        .filter(([, exported]) => isCalls(exported) || isSignal(exported))
        .map(([name, exported]) => `export const ${name} = ${JSON.stringify(lighten(exported))}`)
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

const isSignal = (exported: Declared) => typeof exported.name === 'string' && 'payload' in exported

const left: ReadonlySet<string> = new Set(wordsOfServer)

/** What the browser is given of the calls of a feature, or of a signal. */
export function lighten(declared: Declared) {
  if (isSignal(declared)) return { name: declared.name }
  const light = (call: Declared) => ({
    ...Object.fromEntries(Object.entries(call).filter(([word]) => !left.has(word))),
    access: { kind: (call.access as { kind: string }).kind },
  })
  return Object.fromEntries(Object.entries(declared).map(([name, call]) => [name, light(call as Declared)]))
}
