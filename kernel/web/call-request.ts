import type { CallOfBrowser } from '#kernel/shared/call-of-browser.ts'
import { addressOf, queryOf } from '#kernel/shared/call-address.ts'
import { currentLanguage } from './i18n.ts'
import { currentPlace } from './navigation.ts'
import { accessToken, clientIdOfTab } from './session.ts'

/** Files of an upload, by form field. */
export type Files = Record<string, File | readonly File[] | undefined>

type Input = Record<string, unknown>

export type RequestOfCall = { url: string; init: RequestInit & { headers: Record<string, string> } }

/** What goes over the wire: path parameters first, the rest in the query (GET, DELETE), as JSON, or as a form with files. */
export function requestOf(
  call: CallOfBrowser,
  input: Input,
  files: Files | undefined,
  ticket: string | undefined,
): RequestOfCall {
  const { address, rest } = addressOf(call.path, input)
  const headers = headersOf(call, ticket)
  const base = { method: call.method, headers, credentials: 'same-origin' } as const
  if (call.files) return { url: address, init: { ...base, body: formOf(rest, files ?? {}) } }
  if (call.method === 'GET' || call.method === 'DELETE') return { url: address + queryOf(rest), init: base }
  return {
    url: address,
    init: { ...base, headers: { ...headers, 'content-type': 'application/json' }, body: JSON.stringify(rest) },
  }
}

function headersOf(call: CallOfBrowser, ticket: string | undefined) {
  const { applicationId, element } = currentPlace()
  const headers: Record<string, string | null | undefined> = {
    authorization: ticket ?? (call.access.kind === 'open' ? null : accessToken()),
    clientid: call.access.kind === 'open' ? null : clientIdOfTab(),
    applicationid: applicationId?.toString(),
    elementpath: element,
    'accept-language': currentLanguage(),
    sessionmode: 'cookie',
  }
  return Object.fromEntries(Object.entries(headers).filter(hasText))
}

const hasText = (entry: [string, string | null | undefined]): entry is [string, string] => Boolean(entry[1])
const isMissing = (value: unknown) => value === undefined || value === null || value === ''

function formOf(rest: Input, files: Files) {
  const form = new FormData()
  for (const [name, value] of Object.entries(rest)) {
    if (!isMissing(value)) form.append(name, typeof value === 'string' ? value : JSON.stringify(value))
  }
  for (const [name, given] of Object.entries(files)) {
    for (const file of [given ?? []].flat()) form.append(name, file, file.name)
  }
  return form
}
