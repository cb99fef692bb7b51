import type { IncomingHttpHeaders } from 'node:http'

/** A call that a simulator received, without anything that lets in. */
export type Noted = { at: string; method: string; path: string; headers: Record<string, string>; body: unknown }

const secretHeaders = ['authorization', 'cookie', 'ocp-apim-subscription-key', 'api-key']
const secretFields = /^(password|motdepasse|client_secret|nir|nirKey)$/i

/** What a simulator was told, by order. */
export function openJournal(now: () => Temporal.Instant) {
  const noted: Noted[] = []
  return {
    note: (method: string, path: string, headers: IncomingHttpHeaders, body: unknown) =>
      noted.push({ at: now().toString(), method, path, headers: withoutSecrets(headers), body: masked(body) }),
    entries: (): readonly Noted[] => noted,
    clear: () => noted.splice(0),
  }
}

const withoutSecrets = (headers: IncomingHttpHeaders) =>
  Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, secretHeaders.includes(name) ? '…' : String(value)]),
  )

const masked = (body: unknown): unknown =>
  body !== null && typeof body === 'object'
    ? Object.fromEntries(Object.entries(body).map(([name, value]) => [name, secretFields.test(name) ? '…' : value]))
    : body
