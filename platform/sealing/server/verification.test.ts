import { createHash } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { as, visitor } from '#kernel/testing/as.ts'
import { type TestClient, useOwnWorld } from '#platform/testing/world.ts'
import { rememberSeal, type Sealed, seal } from '../sealing.server.ts'
import { sealingIn } from '../testing/sealing-client.ts'
import { lastSignedRange } from './layout/signed-range.ts'
import { verificationCalls } from '../verification.calls.ts'

const world = useOwnWorld()

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sillon-verified-'))
})
afterAll(() => rm(folder, { recursive: true }))

let serres: TestClient
let read: Uint8Array
let file: Sealed
beforeEach(async () => {
  serres = await world.client()
  read = await printed(crypto.randomUUID())
  file = await seal(sealingIn(world, serres), { pdf: read, marks: [], reason: 'Enveloppe 2026-000147' })
  await world.inClient(serres, db => rememberSeal(db, file, { number: '2026-000147', signers: ['Z. L.', 'M. D.'] }))
})

async function printed(title: string) {
  const template = join(folder, `${title}.typ`)
  await writeFile(
    template,
    '#import "/house.typ": data, house, words\n#show: house.with(title: data.title)\n= #data.title',
  )
  return world.ground.press.print({
    template: new URL(`file://${template}`),
    data: { title, words: { page: 'Page' } },
    printedAt: world.clock.now(),
    clientId: serres.id,
  })
}

const known = (bytes: Uint8Array) =>
  as(visitor(world.app)).call(verificationCalls.getKnownFile, {
    sha256: createHash('sha256').update(bytes).digest('hex'),
  })
const sent = (bytes: Uint8Array, from = visitor(world.app)) =>
  as(from).sendForm(verificationCalls.verifyFile, {}, { file: [new File([new Uint8Array(bytes)], 'contrat.pdf')] })

describe('whoever holds a file', () => {
  test('is told by its digest alone of which envelope it is, and by whose initials', async () => {
    const told = {
      known: true,
      number: '2026-000147',
      sealedAt: file.sealedAt,
      level: 'B-B',
      signers: ['Z. L.', 'M. D.'],
      prefix: { size: read.length, sha256: file.sha256Before },
    }
    expect(await known(file.pdf)).toEqual({ ...told, kind: 'sealed' })
    expect(await known(read)).toEqual({ ...told, kind: 'read' })
    expect(await known(await printed('autre'))).toMatchObject({ known: false, number: null, signers: [] })
  })

  test('has its bytes read, and a changed one is still recognised by what people had read', async () => {
    const changed = (at: number) => {
      const copy = new Uint8Array(file.pdf)
      copy[at] = (copy[at] as number) ^ 1
      return copy
    }

    expect((await sent(file.pdf)).json()).toMatchObject({ intact: true, kind: 'sealed', levelRead: 'B-B' })
    for (const at of [read.length + 300, file.pdf.length - 1000])
      expect((await sent(changed(at))).json()).toMatchObject({
        intact: false,
        because: 'changed',
        number: '2026-000147',
      })
    expect((await sent(await printed('nu'))).json()).toMatchObject({ known: false, because: 'no-signature' })
  })

  test('is told of any changed byte, in the place of the signature too', async () => {
    const { gap } = lastSignedRange(file.pdf)!
    const step = Math.floor((gap.end - gap.start) / 30)
    for (let at = gap.start + 5; at < gap.end; at += step) {
      const changed = new Uint8Array(file.pdf)
      changed[at] = (changed[at] as number) ^ 1
      expect((await sent(changed)).json(), `byte ${at}`).toMatchObject({ intact: false, number: '2026-000147' })
    }
  })

  test('sends twenty an hour, and then waits before a file is read', async () => {
    const stranger = visitor(world.app)
    const bytes = await printed('compté')
    for (let time = 0; time < 20; time++) expect((await sent(bytes, stranger)).statusCode).toBe(200)

    expect((await sent(bytes, stranger)).json().code).toBe('TOO_MANY_ATTEMPTS')
    expect((await as(stranger).send(verificationCalls.mayVerifyFile)).statusCode).toBe(429)
    expect((await sent(bytes)).statusCode).toBe(200)
  })
})
