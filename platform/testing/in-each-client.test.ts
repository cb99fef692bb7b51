import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { ask } from '#kernel/testing/ask.ts'
import type { PlatformDb } from '#platform/platform-db.ts'
import { useOwnWorld } from '#platform/testing/world.ts'
import { inEachClient, inEachClientEvenClosed } from '#platform/in-each-client.server.ts'

const world = useOwnWorld()

const visitedBy = async (walk: typeof inEachClient) => {
  const visited: (string | undefined)[] = []
  await walk(world.databases, async (db: PlatformDb) => {
    const { rows } = await sql<{ id: string }>`select kernel.client_id() as id`.execute(db)
    visited.push(rows[0]?.id)
  })
  return visited
}

test('the jobs of a closed client rest until it is open again, but for what goes on as long as it is kept', async () => {
  const [open, closed] = [await world.client(), await world.client()]
  const turn = (status: string) =>
    ask(world.installer, 'update platform.client set status = $2 where id = $1', [closed.id, status])
  await turn('inactive')

  const both = [open.id, closed.id]
  const among = (visited: readonly (string | undefined)[]) => both.filter(id => visited.includes(id))
  expect(among(await visitedBy(inEachClient))).toEqual([open.id])
  expect(among(await visitedBy(inEachClientEvenClosed))).toEqual(both)

  await turn('active')
  expect(among(await visitedBy(inEachClient))).toEqual(both)
})
