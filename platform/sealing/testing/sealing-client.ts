import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { SealingGround } from '#platform/sealing/sealing.server.ts'
import type { TestClient, World } from '#platform/testing/world.ts'
import { openTimeStampServer, type TimeStampServer } from '#simulators/time-stamp-server/open-time-stamp-server.ts'

/** What a job gives to sealing, inside the client. */
export const sealingIn = (world: World, client: TestClient): SealingGround => ({
  ...world.ground,
  clientId: client.id,
  withDb: work => world.inClient(client, work),
})

/** A time-stamp server that is on for the client; whoever opens it closes it. */
export async function openTimeFor(world: World, client: TestClient): Promise<TimeStampServer> {
  const server = await openTimeStampServer(() => world.clock.now())
  await world.inClient(client, async db => {
    const { id } = await db
      .insertInto('platform.external_service')
      .values({
        kind: 'timestamp',
        name: `Horodatage ${crypto.randomUUID()}`,
        hosts: [new URL(server.address).host],
        anchors: [server.anchor],
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await db
      .insertInto('platform.client_service')
      .values({ serviceId: id, state: 'on', address: server.address })
      .execute()
  })
  return server
}

const run = promisify(execFile)

/** What another program says: what it writes, whether or not it is content. */
export async function saidBy(command: string, ...words: string[]): Promise<string> {
  const { stdout, stderr } = await run(command, words).catch(
    (failure: { stdout?: string; stderr?: string; message: string }) => ({
      stdout: failure.stdout ?? '',
      stderr: failure.stderr || failure.message,
    }),
  )
  return `${stdout}${stderr}`
}

/** The words of each page of a file and their upper left corners, in whole points, as people look at it. */
export async function placesOfWords(path: string) {
  const said = await saidBy('pdftotext', '-bbox', path, '-')
  return said
    .split('<page ')
    .slice(1)
    .map(page =>
      [...page.matchAll(/<word xMin="([\d.]+)" yMin="([\d.]+)"[^>]*>([^<]*)</g)].map(([, x, y, word]) => ({
        word,
        x: Math.round(Number(x)),
        y: Math.round(Number(y)),
      })),
    )
}
