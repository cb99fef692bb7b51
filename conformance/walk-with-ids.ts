import type { Call } from '#kernel/shared/call.ts'
import { as, someAddress } from '#kernel/testing/as.ts'
import type { Actor } from './two-clients.ts'
import { type Input, placesOf, sampleInput, takesId, unknownId, withValue } from './sample-input.ts'

type Told = { name: string; call: Call }
type Answer = Awaited<ReturnType<ReturnType<typeof as>['send']>>

/** What nobody of the first client may ever read, but for what he sent himself. */
export type Forbidden = { ids: ReadonlySet<string>; canary: RegExp }

const uuids = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g

export function leaksIn({ body, headers }: Pick<Answer, 'body' | 'headers'>, sent: Input, { ids, canary }: Forbidden) {
  const received = body + JSON.stringify(headers)
  const named = JSON.stringify(sent)
  const foreign = [...received.matchAll(uuids)].map(([id]) => id).filter(id => ids.has(id) && !named.includes(id))
  return [...foreign, ...(canary.exec(received) ?? [])]
}

/** The sample of a call as this person would send it: his own client, himself, then ids that nobody bears. */
export function ownInput({ name, call }: Told, { clientId, userId }: Actor): Input {
  return placesOf(call)
    .filter(({ path }) => path.length === 1 && ['clientId', 'userId'].includes(path[0] ?? ''))
    .reduce(
      (input, { path }) => withValue(input, path, path[0] === 'userId' ? userId : clientId),
      sampleInput(name, call),
    )
}

/** The places of a call where an id is expected, each with how to put one there. */
const idPlaces = (told: Told, actor: Actor) =>
  placesOf(told.call)
    .filter(takesId)
    .map(({ path }) => ({ path, holding: (id: string) => withValue(ownInput(told, actor), path, id) }))

const words = ['canari', 'bocage', 'lefevre', 'a']

/** What a person may type where a call takes words. */
const inputsWithWords = (told: Told, actor: Actor) =>
  placesOf(told.call)
    .filter(({ schema }) => schema.type === 'string' && !schema.format && !schema.enum)
    .flatMap(({ path }) => words.map(word => withValue(ownInput(told, actor), path, word)))

/** What an answer says beside its number and the id that was sent, which some say again. */
const saidOf = ({ statusCode, body }: Answer, id: string) =>
  `${statusCode} ${body.replace(/"requestId":"\w+"/, '').replaceAll(id, 'id')}`

type Findings = {
  requests: number
  accepted: number
  isLetIn: boolean
  leaks: string[]
  tellsApart: string[]
  broken: string[]
}

/**
 * Sends a call with each of the ids and words. A leak is anything of the neighbour in an answer; a call tells a
 * foreign id from an unknown one when the two answers differ in a single byte. Who has no right is refused before
 * his input is read: one id then tells as much as all.
 */
export async function walk(
  told: Told,
  actor: Actor,
  own: readonly string[],
  foreign: readonly string[],
  forbidden: Forbidden,
) {
  const findings: Findings = { requests: 0, accepted: 0, isLetIn: false, leaks: [], tellsApart: [], broken: [] }
  const send = async (input: Input) => {
    const answer = await as({ ...actor, address: someAddress() }).send(told.call, input)
    findings.requests += 1
    if (answer.statusCode < 300) findings.accepted += 1
    const leaks = leaksIn(answer, input, forbidden)
    if (leaks.length > 0)
      findings.leaks.push(`${actor.mail} ${told.name} ${JSON.stringify(input)}: ${leaks.slice(0, 3)}`)
    if (answer.statusCode >= 500) findings.broken.push(`${actor.mail} ${told.name} ${JSON.stringify(input)}`)
    return answer
  }
  const { statusCode } = await send(ownInput(told, actor))
  findings.isLetIn = statusCode !== 403
  const [ownTried, foreignTried] = findings.isLetIn ? [own, foreign] : [own.slice(0, 1), foreign.slice(0, 1)]
  if (told.call.method === 'GET') for (const input of inputsWithWords(told, actor)) await send(input)
  for (const { path, holding } of idPlaces(told, actor)) {
    for (const id of ownTried) await send(holding(id))
    const unknown = saidOf(await send(holding(unknownId)), unknownId)
    for (const id of foreignTried) {
      const answer = saidOf(await send(holding(id)), id)
      if (answer !== unknown)
        findings.tellsApart.push(`${actor.mail} ${told.name} ${path.join('.')}: ${answer.slice(0, 120)}`)
    }
  }
  return findings
}
