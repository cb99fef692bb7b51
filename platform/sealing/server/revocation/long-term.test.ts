import { X509Certificate } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PDF } from '@libpdf/core'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type TestClient, useOwnWorld } from '#platform/testing/world.ts'
import type {
  AuthorityMood,
  CertificationAuthority,
} from '#simulators/certification-authority/open-certification-authority.ts'
import type { TimeStampServer } from '#simulators/time-stamp-server/open-time-stamp-server.ts'
import { openAuthorityFor, openTimeFor, saidBy, sealingIn } from '../../testing/sealing-client.ts'
import { storeBehind, withSecurityStore } from '../layout/security-store.ts'
import { lastSignedRange } from '../layout/signed-range.ts'
import { seal } from '../seal.ts'
import { verify } from '../verify.ts'

const world = useOwnWorld()

let folder: string
let read: Uint8Array
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sillon-long-term-'))
  const pdf = PDF.create()
  pdf.addPage({ width: 500, height: 800 })
  read = await pdf.save()
})
afterAll(() => rm(folder, { recursive: true }))

let serres: TestClient
let authority: CertificationAuthority
let time: TimeStampServer
beforeEach(async () => {
  serres = await world.client()
  authority = await openAuthorityFor(world, serres)
  time = await openTimeFor(world, serres, await authority.issueTimeAuthority())
})
afterEach(() => Promise.all([authority.close(), time.close()]))

const sealed = (pdf = read) => seal(sealingIn(world, serres), { pdf, marks: [], reason: 'Enveloppe 2026-000147' })

async function kept(name: string, bytes: Uint8Array | string) {
  const path = join(folder, name)
  await writeFile(path, bytes)
  return path
}

const pem = (der: Uint8Array) => new X509Certificate(der).toString()
const endOf = (pdf: Uint8Array) => lastSignedRange(pdf)!.end

describe('a seal whose authorities answer', () => {
  test('holds what proves it in years, behind the very bytes that are signed', async () => {
    const { pdf, level } = await sealed()

    expect(level).toBe('B-LT')
    expect(await verify(pdf)).toMatchObject({ intact: true, because: null, level: 'B-LT' })
    expect(await verify(pdf.subarray(0, endOf(pdf)))).toMatchObject({ intact: true, level: 'B-T' })
    expect(storeBehind(pdf, endOf(pdf))).toMatchObject({
      certificates: { length: 3 },
      answers: { length: 2 },
      lists: { length: 0 },
    })
  })

  test.each([false, true])(
    'is valid to other programs, whichever way the file says where its objects are (as a stream: %s)',
    async useXRefStream => {
      const file = await PDF.load(read)
      const { pdf, level } = await sealed(await file.save({ useXRefStream }))
      const path = await kept('long-term.pdf', pdf)

      expect(level).toBe('B-LT')
      expect(await saidBy('pdfsig', '-nocert', path)).toContain('Signature is Valid.')
      expect(await saidBy('pdfinfo', path)).toMatch(/Pages: +1\n/)
      expect(await saidBy('pdfinfo', path)).not.toMatch(/error/i)
      expect((await PDF.load(pdf)).getPages()).toHaveLength(1)
    },
  )

  test('holds answers that openssl believes too', async () => {
    const { pdf } = await sealed()
    const { answers, certificates } = storeBehind(pdf, endOf(pdf))!
    const own = certificates[0]!

    const said = await saidBy(
      'openssl',
      'ocsp',
      '-respin',
      await kept('answer.der', answers[0]!),
      '-issuer',
      await kept('root.pem', authority.anchor),
      '-cert',
      await kept('own.pem', pem(own)),
      '-CAfile',
      await kept('root.pem', authority.anchor),
      '-attime',
      String(Math.floor(world.clock.now().epochMilliseconds / 1000)),
      '-validity_period',
      '999999999',
      '-no_nonce',
    )

    expect(said).toMatch(/own\.pem: good[^]*Response verify OK/)
  })

  test.each<[AuthorityMood, object]>([
    ['deputised', { certificates: { length: 4 }, answers: { length: 2 }, lists: { length: 0 } }],
    ['listing', { answers: { length: 0 }, lists: { length: 1 } }],
  ])('holds as much when its authority is %s', async (mood, store) => {
    authority.mood.now = mood

    const { pdf, level } = await sealed()

    expect(level).toBe('B-LT')
    expect(storeBehind(pdf, endOf(pdf))).toMatchObject(store)
  })

  test('tells every byte of its proofs that was changed, and what was added behind', async () => {
    const { pdf } = await sealed()

    for (let at = endOf(pdf); at < pdf.length; at += 97) {
      const changed = new Uint8Array(pdf)
      changed[at] = (changed[at] as number) ^ 1
      expect(await verify(changed), `byte ${at}`).toMatchObject({ intact: false, level: null })
    }
    const longer = Buffer.concat([pdf, Buffer.from('\n% more')])
    expect(await verify(longer)).toMatchObject({ intact: false, because: 'added-to' })
  })

  test('is not taken for one that proves itself by the proofs of another file', async () => {
    const [mine, other] = [await sealed(), await sealedElsewhere()]
    const bare = mine.pdf.subarray(0, endOf(mine.pdf))

    const borrowed = withSecurityStore(bare, storeBehind(other, endOf(other))!)

    expect(await verify(borrowed)).toMatchObject({ intact: false, because: 'added-to' })
  })
})

async function sealedElsewhere() {
  const bocage = await world.client()
  const theirs = await openAuthorityFor(world, bocage)
  const clock = await openTimeFor(world, bocage, await theirs.issueTimeAuthority())
  const { pdf } = await seal(sealingIn(world, bocage), { pdf: read, marks: [], reason: 'Essai' })
  await Promise.all([theirs.close(), clock.close()])
  return pdf
}

describe('a seal whose authority gives no word that holds', () => {
  test.each<AuthorityMood>(['stale', 'of another', 'wrong key', 'unknowing', 'partial', 'down'])(
    'is stamped and no more while it is %s, which its level says',
    async mood => {
      authority.mood.now = mood

      const { pdf, level } = await sealed()

      expect(level).toBe('B-T')
      expect(await verify(pdf)).toMatchObject({ intact: true, level: 'B-T' })
    },
  )

  test('is stamped and no more once the installation does not know the authority any more', async () => {
    await world.inClient(serres, db =>
      db
        .updateTable('platform.external_service')
        .set({ archivedAt: world.clock.now().toString() })
        .where('kind', '=', 'authority')
        .execute(),
    )

    expect((await sealed()).level).toBe('B-T')
  })

  test('waits when it says that a certificate was revoked', async () => {
    authority.mood.now = 'revoking'

    await expect(sealed()).rejects.toMatchObject({ why: 'certificate-revoked' })
  })
})
