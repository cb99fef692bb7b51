import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { keepCertificate } from '#platform/sealing/server/certificates/keep-certificate.ts'
import type { SealingGround } from '#platform/sealing/sealing.server.ts'
import type { OwnWorld, TestClient } from '#platform/testing/world.ts'
import {
  type CertificationAuthority,
  openCertificationAuthority,
} from '#simulators/certification-authority/open-certification-authority.ts'
import type { Authority } from '#simulators/time-stamp-server/authority.ts'
import { openTimeStampServer, type TimeStampServer } from '#simulators/time-stamp-server/open-time-stamp-server.ts'

/** What a job gives to sealing, inside the client. */
export const sealingIn = (world: OwnWorld, client: TestClient): SealingGround => ({
  ...world.ground,
  clientId: client.id,
  withDb: work => world.inClient(client, work),
})

/** A time-stamp server that is on for the client; whoever opens it closes it. */
export async function openTimeFor(world: OwnWorld, client: TestClient, own?: Authority): Promise<TimeStampServer> {
  const server = await openTimeStampServer(() => world.clock.now(), own)
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

/** An authority that the installation believes, whose certificate the client seals with; whoever opens it closes it. */
export async function openAuthorityFor(world: OwnWorld, client: TestClient): Promise<CertificationAuthority> {
  const authority = await openCertificationAuthority(() => world.clock.now())
  const issued = await authority.issue('Cachet remis')
  await world.inClient(client, async db => {
    await db
      .insertInto('platform.external_service')
      .values({
        kind: 'authority',
        name: `Autorité ${crypto.randomUUID()}`,
        hosts: [new URL(authority.address).host],
        anchors: [authority.anchor],
      })
      .execute()
    await keepCertificate(
      { db, keys: world.ground.keys, clientId: client.id, at: world.clock.now().toString() },
      {
        kind: 'given',
        chain: authority.chainOf(issued),
        keyKind: 'RSA',
        key: issued.key.export({ format: 'der', type: 'pkcs8' }),
      },
    )
  })
  return authority
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
