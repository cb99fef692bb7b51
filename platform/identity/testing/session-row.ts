import { ask } from '#kernel/testing/ask.ts'
import type { OwnWorld, TestPerson } from '#platform/testing/world.ts'
import { makeToken, type TokenKind } from '../server/tokens.ts'

type Row = { id: string; secret: Buffer; seq: number; seen_seq: number; reason: string | null; last_activity_at: Date }

/** A person's session as it stands in the database. */
export async function sessionRowOf(world: OwnWorld, { connectionUid }: TestPerson): Promise<Row> {
  const [row] = await ask<Row>(
    world.installer,
    'select id, secret, seq, seen_seq, reason, last_activity_at from platform.session where connection_uid = $1',
    [connectionUid],
  )
  if (!row) throw new Error('this person has no session')
  return row
}

/** Makes genuine tokens of any number of a person's session, as whoever stole its former ones would hold. */
export async function tokensOf(world: OwnWorld, person: TestPerson) {
  const { id, secret } = await sessionRowOf(world, person)
  return (kind: TokenKind, seq: number) => {
    const seconds = Math.floor(world.clock.now().epochMilliseconds / 1000) + (kind === 'access' ? 600 : 43_200)
    return makeToken(world.keys, kind, { id, secret, seq }, seconds)
  }
}

/** What the security log says of a person, in order. */
export const securityEventsOf = async (world: OwnWorld, userId: string) =>
  (
    await ask<{ kind: string }>(
      world.installer,
      'select kind from platform.security_event where user_id = $1 order by id',
      [userId],
    )
  ).map(event => event.kind)
