import type { Call } from '#kernel/shared/call.ts'
import { as, someAddress } from '#kernel/testing/as.ts'
import type { SeededRandom } from '#main/demo/seeded-random.ts'
import { filesFor } from './example-files.ts'
import { exampleOf, unknownId } from './example-of.ts'
import { type Input, type Place, placesOf, takesId, withValue } from './places.ts'
import { idsIn, type RowsByTable, rowsHere } from './rows-here.ts'
import type { Actor } from './two-clients.ts'

export type Told = { name: string; call: Call }
type Answer = Awaited<ReturnType<ReturnType<typeof as>['send']>>

/** What nobody of the first client may ever read, but for what he sent himself. */
export type Forbidden = { ids: ReadonlySet<string>; canary: RegExp }

/**
 * Two sides of a wall: the rows of who walks, those of his neighbour, and the draw that chooses among them; `heard` takes
 * what was said to the database.
 */
export type Sides = {
  own: RowsByTable
  neighbour: RowsByTable
  forbidden: Forbidden
  random: SeededRandom
  heard: () => string[]
}

const uuids = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g

export function leaksIn({ body, headers }: Pick<Answer, 'body' | 'headers'>, sent: Input, { ids, canary }: Forbidden) {
  const received = body + JSON.stringify(headers)
  const named = JSON.stringify(sent)
  const foreign = [...received.matchAll(uuids)].map(([id]) => id).filter(id => ids.has(id) && !named.includes(id))
  return [...foreign, ...(canary.exec(received) ?? [])]
}

/** A call as this person would send it: his own client, himself, and rows that stand there. */
export const ownInput = ({ name, call }: Told, actor: Actor, own: RowsByTable = new Map(), from = 0): Input =>
  exampleOf(name, call, rowsHere(own, actor, from))

/** An example about one of the rows of the client, the next where a row is not in the state that the call asks for. */
async function firstAccepted(
  told: Told,
  actor: Actor,
  { own }: Sides,
  tried: number,
  send: (input: Input) => Promise<Answer>,
) {
  const parts = Array.from({ length: tried }, (_, number) => number / tried)
  const examples = [...new Set(parts.map(from => JSON.stringify(ownInput(told, actor, own, from))))]
  for (const [index, text] of examples.entries()) {
    const example = JSON.parse(text) as Input
    const answer = await send(example)
    const isDecided = answer.statusCode < 400 || [401, 403, 429].includes(answer.statusCode)
    if (isDecided || index === examples.length - 1) return { example, answer }
  }
  throw new Error('a call has one example at least')
}

const sent = (call: Call, input: Input, actor: Actor) => {
  const asker = as({ ...actor, address: someAddress() })
  return call.files ? asker.sendForm(call, input, filesFor(call)) : asker.send(call, input)
}

const words = ['canari', 'bocage', 'lefevre', 'a']

/** What a person may type where a call takes words. */
const inputsWithWords = (told: Told, input: Input) =>
  placesOf(told.call)
    .filter(({ schema }) => schema.type === 'string' && !schema.format && !schema.enum)
    .flatMap(({ path }) => words.map(word => withValue(input, path, word)))

/** What an answer says beside its number, the id that was sent, which some say again, and how often a row changed. */
const saidOf = ({ statusCode, body }: Answer, id: string) =>
  `${statusCode} ${body
    .replace(/"version":\d+/g, '')
    .replace(/"requestId":"\w+"/, '')
    .replaceAll(id, 'id')}`

const some = (ids: readonly string[], many: number, random: SeededRandom) =>
  ids.length <= many ? ids : Array.from({ length: many }, () => random.pick(ids))

/** A few of the tables that the id names, and one of any other. */
const strangersFor = ({ schema }: Place, { neighbour, random }: Sides) => [
  ...some(
    (schema.idOf ?? []).flatMap(table => idsIn(neighbour, table)),
    2,
    random,
  ),
  ...some(idsIn(neighbour, random.pick([...neighbour.keys()])), 1, random),
]

/** Those of the client that may stand in this place: what an id does not say is taken from any table. */
const ownFor = ({ schema }: Place, { own, random }: Sides) =>
  some(
    (schema.idOf ?? [random.pick([...own.keys()])]).flatMap(table => idsIn(own, table)),
    3,
    random,
  )

type Findings = {
  requests: number
  isAccepted: boolean
  /** What was said to the database for what was accepted. */
  statements: string[]
  leaks: string[]
  tellsApart: string[]
  broken: string[]
}

/**
 * Sends a call as its example says, then with other ids of its client, words, and ids of strangers. A leak is anything
 * of the neighbour in an answer; a call tells a foreign id from an unknown one when the two answers differ in a single
 * byte. Who has no right is refused before his input is read: one id then tells as much as all.
 */
export async function walk(told: Told, actor: Actor, sides: Sides, examplesTried: number) {
  const findings: Findings = { requests: 0, isAccepted: false, statements: [], leaks: [], tellsApart: [], broken: [] }
  const send = async (input: Input) => {
    sides.heard()
    const answer = await sent(told.call, input, actor)
    findings.requests += 1
    if (answer.statusCode < 400) {
      findings.isAccepted = true
      findings.statements.push(...sides.heard())
    }
    const leaks = leaksIn(answer, input, sides.forbidden)
    if (leaks.length > 0)
      findings.leaks.push(`${actor.mail} ${told.name} ${JSON.stringify(input)}: ${leaks.slice(0, 3)}`)
    if (answer.statusCode >= 500) findings.broken.push(`${actor.mail} ${told.name} ${JSON.stringify(input)}`)
    return answer
  }
  const { example, answer } = await firstAccepted(told, actor, sides, examplesTried, send)
  const isLetIn = answer.statusCode !== 403
  if (isLetIn && told.call.method === 'GET') for (const input of inputsWithWords(told, example)) await send(input)
  for (const place of placesOf(told.call).filter(takesId)) {
    const holding = (id: string) => withValue(example, place.path, id)
    if (isLetIn) for (const id of ownFor(place, sides)) await send(holding(id))
    const unknown = saidOf(await send(holding(unknownId)), unknownId)
    const strangers = strangersFor(place, sides)
    for (const id of isLetIn ? strangers : strangers.slice(0, 1)) {
      const answer = saidOf(await send(holding(id)), id)
      if (answer !== unknown)
        findings.tellsApart.push(`${actor.mail} ${told.name} ${place.path.join('.')}: ${answer.slice(0, 120)}`)
    }
  }
  return findings
}

/** What a call says to the database where it is accepted; undefined where nobody is let in. */
export async function hear(told: Told, actors: readonly Actor[], sides: Sides, examplesTried: number) {
  let statements: Set<string> | undefined
  for (const actor of actors) {
    const send = async (input: Input) => {
      sides.heard()
      return sent(told.call, input, actor)
    }
    const { answer } = await firstAccepted(told, actor, sides, examplesTried, send)
    if (answer.statusCode < 400) statements = new Set([...(statements ?? []), ...sides.heard()])
  }
  return statements
}
