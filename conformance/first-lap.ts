import { hear, type Sides, type Told } from './walk-with-ids.ts'
import type { Actor, TwoClients } from './two-clients.ts'
import { tablesWritten } from './statements-heard.ts'
import { endsOwnSession, isNotAccepted, isOfThePlatform, takesFromOthers } from './walked-calls.ts'

/**
 * After a call that writes, the tables into which its statements write are read anew; after so many, all that changed, by
 * triggers and by what goes on once a call has answered.
 */
const searchedEvery = 10

/** Who sees most: they alone look for a row that is in the state that a call asks for, and send every call. */
export const whoSeeMost = 2
/** How many rows somebody tries, the first who is asked sees most. */
export const rowsTriedBy = (number: number) => (number < whoSeeMost ? 16 : 3)
/** Rows of a table among which is drawn. */
export const mostOfEach = 400

/** The rows of the client as calls change them: read again after each that writes. */
export function rowsFollowed(house: TwoClients, seen: Sides) {
  let own = seen.own
  let writes = 0
  const tablesChanged = house.tablesChanging(house.own)
  return {
    sides: (): Sides => ({ ...seen, own }),
    follow: async ({ call }: Told, statements: ReadonlySet<string>) => {
      if (call.method === 'GET') return
      writes += 1
      const tables = writes % searchedEvery === 0 ? await tablesChanged() : tablesWritten(statements)
      own = new Map([...own, ...(await house.rowsOf(house.own, mostOfEach, tables))])
    },
  }
}

type Rows = ReturnType<typeof rowsFollowed>

/**
 * Each call once as its examples say, until somebody is let in: one row goes on to its next state with each, so that every
 * state of the demo is still met. Which rows are drawn afterwards decides nothing here.
 */
export async function acceptedAtFirst(told: readonly Told[], house: TwoClients, rows: Rows) {
  const accepted = new Map<string, ReadonlySet<string>>()
  const send = async (one: Told) => {
    const statements = await heardOf(one, house.actors, rows.sides())
    if (statements) accepted.set(one.name, statements)
    if (statements) await rows.follow(one, statements)
    if (endsOwnSession.includes(one.name))
      for (const actor of house.actors) Object.assign(actor, await house.signIn(actor.mail, house.own))
  }
  const ofSomebody = told.filter(one => !takesFromOthers.includes(one.name))
  for (const one of ofSomebody) await send(one)
  // Some ask for what a later one made.
  for (const one of ofSomebody.filter(({ name }) => !accepted.has(name) && !isNotAccepted.has(name))) await send(one)
  return accepted
}

/** What a call says to the database for the first person who is let in. */
async function heardOf(one: Told, actors: readonly Actor[], sides: Sides): Promise<ReadonlySet<string> | undefined> {
  for (const [number, actor] of actors.entries()) {
    if (number >= whoSeeMost && (isOfThePlatform(one) || isNotAccepted.has(one.name))) return
    const statements = await hear(one, [actor], sides, rowsTriedBy(number))
    if (statements) return statements
  }
}
