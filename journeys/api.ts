import type { APIRequestContext } from '@playwright/test'
import type { AnswerOf, Call, SentTo } from '#kernel/shared/call.ts'
import { addressOf, queryOf } from '#kernel/shared/call-address.ts'
import { type Account, demoPassword } from '#main/demo/accounts.ts'
import { identityCalls } from '#platform/identity/identity.calls.ts'
import { sessionMade } from '#platform/identity/testing/session-made.ts'

type Headers = Record<string, string>

/**
 * The API in the name of a person, as a program of his would speak to it, in the client that he used last.
 * An account has one session: his browser, signed in before, is out.
 */
export async function speakAs(request: APIRequestContext, { mail }: Account) {
  const answer = await call(request, identityCalls.login, { mail, password: demoPassword }, {})
  const { token, user } = sessionMade(answer)
  const clientId = user.selectedClient?.id ?? ''
  const headers = { authorization: token, clientid: clientId }
  return {
    clientId,
    /** Fails the journey on any status that is not a success. */
    call: <C extends Call>(asked: C, input: SentTo<C>) => call(request, asked, input, headers),
    /** The bare answer, for what is to be refused. */
    send: <C extends Call>(asked: C, input: SentTo<C>, further: Headers = {}) =>
      send(request, asked, input, { ...headers, ...further }),
  }
}

async function call<C extends Call>(request: APIRequestContext, asked: C, input: SentTo<C>, headers: Headers) {
  const response = await send(request, asked, input, headers)
  if (!response.ok()) throw new Error(`${asked.path} answered ${response.status()}: ${await response.text()}`)
  const text = await response.text()
  return (text === '' ? undefined : JSON.parse(text)) as AnswerOf<C>
}

function send<C extends Call>(request: APIRequestContext, asked: C, input: SentTo<C>, headers: Headers) {
  const { address, rest } = addressOf(asked.path, input as Record<string, unknown>)
  const isQuery = asked.method === 'GET' || asked.method === 'DELETE'
  return request.fetch(isQuery ? address + queryOf(rest) : address, {
    method: asked.method,
    headers,
    ...(isQuery ? {} : { data: rest }),
  })
}
