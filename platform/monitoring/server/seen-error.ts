import { createHash } from 'node:crypto'
import type { Failure } from '#kernel/server/watch.ts'
import { deviceNameOf } from '#platform/identity/device-name.model.ts'
import type { ClientError } from '../error-report.model.ts'
import { framesOf, placeOf } from '../frames.model.ts'
import { maskPersonalData } from '../mask-personal-data.model.ts'

/** What all that happens alike has in common. Nothing of it is anybody's. */
export type SeenError = {
  fingerprint: string
  source: 'server' | 'browser'
  call: string
  code: string
  place: string
  message: string
  frames: string[]
}

/** An error of the server: alike when the same work failed with the same code in the same place. */
export function seenOnServer({ error, during, sent }: Failure): SeenError {
  const { message, stack, code, name, table, constraint } = toldBy(error)
  const where = [table, constraint].filter(Boolean).join(' ')
  const call = during.kind === 'call' ? during.name : `${during.kind} ${during.name}`
  const words = [maskPersonalData(message, sent), where && `[${where}]`].filter(Boolean).join(' ')
  const place = placeOf(stack) ?? words
  return alike({ source: 'server', call, code: code ?? name, place, message: words, frames: framesOf(stack) })
}

const named = /^(?:Uncaught )?([A-Z]\w*(?:Error|Exception|NotLoaded)):\s*/

/** An error of a browser: its functions have short names that change, so that the words tell it apart too. */
export function seenInBrowser({ message, stack }: ClientError): SeenError {
  const [prefix = '', code = 'Error'] = named.exec(message) ?? []
  const words = maskPersonalData(message.slice(prefix.length))
  const place = placeOf(stack) ?? 'page'
  return alike({ source: 'browser', call: 'browser', code, place, message: words, frames: framesOf(stack) }, words)
}

/** The browser and the system: what is needed to see it again, and less than what tells a machine from all others. */
export function agentNameOf(agent: string | undefined): string | undefined {
  const { browser, system } = deviceNameOf(agent ?? null)
  return [browser?.slice(0, 40), system].filter(Boolean).join(' · ') || undefined
}

const alike = (told: Omit<SeenError, 'fingerprint'>, further = ''): SeenError => ({
  ...told,
  fingerprint: createHash('sha256')
    .update([told.source, told.call, told.code, told.place, further].join('\n'))
    .digest('hex'),
})

type Told = { message: string; stack?: string; name: string; code?: string; table?: string; constraint?: string }

/** Anything may be thrown. */
function toldBy(error: unknown): Told {
  if (!(error instanceof Error)) return { message: String(error), name: typeof error }
  const { message, stack, name, code, table, constraint } = error as Error & Record<string, unknown>
  return {
    message,
    name,
    ...(stack && { stack }),
    ...(isWord(code) && { code }),
    ...(isWord(table) && { table }),
    ...(isWord(constraint) && { constraint }),
  }
}

const isWord = (value: unknown): value is string => typeof value === 'string' && /^[\w-]{1,63}$/.test(value)
