import { createHash } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PDF } from '@libpdf/core'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { ask } from '#kernel/testing/ask.ts'
import { type TestClient, useOwnWorld } from '#platform/testing/world.ts'
import type { Mood, TimeStampServer } from '#simulators/time-stamp-server/open-time-stamp-server.ts'
import { openTimeFor, placesOfWords, saidBy, sealingIn } from '../testing/sealing-client.ts'
import { lastSignedRange } from './layout/signed-range.ts'
import { readSignature } from './cms/read-signature.ts'
import { type Sealed, seal, verify } from '../sealing.server.ts'

const world = useOwnWorld()

let folder: string
let read: Uint8Array
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sillon-sealed-'))
  read = await printed('Contrat de travail')
})
afterAll(() => rm(folder, { recursive: true }))

let serres: TestClient
beforeEach(async () => {
  serres = await world.client({ name: 'Serres du Val' })
})

let time: TimeStampServer | undefined
afterEach(() => time?.close())

async function printed(title: string) {
  const template = join(folder, `${crypto.randomUUID()}.typ`)
  await writeFile(
    template,
    '#import "/house.typ": data, house, words\n#show: house.with(title: data.title)\n= #data.title',
  )
  const data = { title, words: { page: 'Page' } }
  return world.ground.press.print({
    template: new URL(`file://${template}`),
    data,
    printedAt: world.clock.now(),
    clientId: 'essai',
  })
}

const mark = { page: 1, x: 60, y: 300, width: 200, height: 60, lines: ['Zoé Lefèvre', 'محمد العربي', '25/11/2026'] }
const sealed = (more: object = {}) =>
  seal(sealingIn(world, serres), { pdf: read, marks: [mark], reason: 'Enveloppe 2026-000147', ...more })

async function kept(name: string, bytes: Uint8Array | string) {
  const path = join(folder, name)
  await writeFile(path, bytes)
  return path
}

const flipped = (pdf: Uint8Array, at: number) => {
  const copy = new Uint8Array(pdf)
  copy[at] = (copy[at] as number) ^ 1
  return copy
}

describe('a sealed file', () => {
  test('begins with the very bytes that were read, and bears marks and attestation behind them', async () => {
    const attestation = await printed('Attestation de signature')

    const { pdf, sizeBefore, sha256Before, sha256After, level } = await sealed({ attestation })

    expect(Buffer.from(pdf.subarray(0, sizeBefore)).equals(Buffer.from(read))).toBe(true)
    expect(sha256Before).toBe(createHash('sha256').update(read).digest('hex'))
    expect(sha256After).toBe(createHash('sha256').update(pdf).digest('hex'))
    expect(level).toBe('B-B')
    const text = await saidBy('pdftotext', '-layout', await kept('marks.pdf', pdf), '-')
    expect(text).toMatch(/Contrat de travail[^]*Zoé Lefèvre[^]*\f[^]*Attestation de signature/)
  })

  test('is valid and whole to other programs, in the name of the company', async () => {
    time = await openTimeFor(world, serres)
    const { pdf } = await sealed()
    const file = await kept('sealed.pdf', pdf)

    const said = await saidBy('pdfsig', '-nocert', file)

    expect(said).toContain('Signature is Valid.')
    expect(said).toContain('Total document signed')
    expect(said).toContain('ETSI.CAdES.detached')
    expect(said).toContain('Cachet de Serres du Val')
    expect(await opensslSays(pdf)).toContain('CAdES Verification successful')
  })

  test('tells a byte that was changed, wherever it is, and what was added behind', async () => {
    const { pdf, sizeBefore } = await sealed()

    for (const at of [20, sizeBefore - 40, sizeBefore + 400, pdf.length - 20]) {
      const changed = flipped(pdf, at)
      expect(await verify(changed)).toMatchObject({ intact: false, level: null })
      expect(await saidBy('pdfsig', '-nocert', await kept('changed.pdf', changed))).not.toMatch(
        /Signature is Valid[^]*Total/,
      )
    }
    const longer = Buffer.concat([pdf, Buffer.from('\n% more')])
    expect(await verify(longer)).toMatchObject({ intact: false, because: 'added-to' })
    expect(await verify(read)).toMatchObject({ intact: false, because: 'no-signature' })
  })

  test('says who sealed it, why, when, and which bytes people had read', async () => {
    time = await openTimeFor(world, serres)
    const { pdf, certificate, sha256Before, sizeBefore } = await sealed()

    expect(await verify(pdf)).toEqual({
      intact: true,
      because: null,
      level: 'B-T',
      reason: 'Enveloppe 2026-000147',
      signer: {
        subject: 'O=Serres du Val, CN=Cachet de Serres du Val',
        issuer: 'O=Sillon, CN=Sillon - racine de l’installation',
        serial: certificate.serial,
        fingerprint: certificate.fingerprint,
        notAfter: expect.any(String),
      },
      timeStamp: {
        instant: world.clock.now().round({ smallestUnit: 'second', roundingMode: 'floor' }).toString(),
        authority: 'CN=Horodatage simulé',
        policy: '1.2.3.4.1',
        serial: '07',
      },
      prefixes: expect.arrayContaining([{ size: sizeBefore, sha256: sha256Before }]),
    })
  })

  test.each([0, 90, 180, 270] as const)(
    'bears its marks upright where they were wished, on a page that lies turned by %i degrees',
    async degrees => {
      const pdf = PDF.create()
      pdf.addPage({ width: 500, height: 800 }).setRotation(degrees)
      const turned = await pdf.save()

      const { pdf: file } = await sealed({ pdf: turned, marks: [{ ...mark, x: 60, y: 300, lines: ['Lefèvre'] }] })

      const [words] = await placesOfWords(await kept('turned.pdf', file))
      expect(words).toEqual([{ word: 'Lefèvre', x: 63, y: expect.closeTo(303, -1) }])
    },
  )

  test('signs no hour of its own: that of the time-stamp counts', async () => {
    const { contents, covered } = lastSignedRange((await sealed()).pdf)!
    expect(readSignature(contents, covered).hasHour).toBe(false)
  })
})

/** A detached CMS over the two pieces, as openssl judges it. */
async function opensslSays(pdf: Uint8Array) {
  const { contents, covered } = lastSignedRange(pdf)!
  const root = await ask<{ certificate: Buffer }>(world.installer, 'select certificate from platform.sealing_root')
  const pem = `-----BEGIN CERTIFICATE-----\n${root[0]!.certificate.toString('base64')}\n-----END CERTIFICATE-----\n`
  return saidBy(
    'openssl',
    'cms',
    '-verify',
    '-cades',
    '-binary',
    '-inform',
    'DER',
    '-purpose',
    'any',
    '-out',
    '/dev/null',
    '-in',
    await kept('signature.der', contents),
    '-content',
    await kept('content', Buffer.concat(covered)),
    '-CAfile',
    await kept('root.pem', pem),
    '-attime',
    String(Math.floor(world.clock.now().epochMilliseconds / 1000)),
  )
}

describe('the time of a seal', () => {
  test('is believed by openssl too', async () => {
    time = await openTimeFor(world, serres)
    const { pdf } = await sealed()
    const { contents, covered } = lastSignedRange(pdf)!
    const { timeStamps, value } = readSignature(contents, covered)

    const said = await saidBy(
      'openssl',
      'ts',
      '-verify',
      '-token_in',
      '-in',
      await kept('token.der', timeStamps[0]!),
      '-data',
      await kept('value', value),
      '-CAfile',
      await kept('anchor.pem', time.anchor),
      '-attime',
      String(Math.floor(world.clock.now().epochMilliseconds / 1000)),
    )

    expect(said).toContain('Verification: OK')
  })

  test.each<Mood>(['refusing', 'mistaken', 'unsigned', 'wrong key', 'late', 'down'])(
    'is waited for while its server is %s, and taken as soon as it is not',
    async mood => {
      time = await openTimeFor(world, serres)
      time.mood.now = mood

      await expect(sealed()).rejects.toMatchObject({ why: 'time-stamp' })

      time.mood.now = 'willing'
      expect((await sealed()).level).toBe('B-T')
    },
  )
})

describe('the certificate of a client', () => {
  test('is made once, however many are sealed at the same moment', async () => {
    const fingerprints = (await Promise.all([sealed(), sealed(), sealed()])).map(
      ({ certificate }: Sealed) => certificate.fingerprint,
    )
    expect(new Set(fingerprints).size).toBe(1)
  })

  test('that has ended seals nothing', async () => {
    await sealed()
    await world.inClient(serres, db =>
      db
        .updateTable('platform.esign_certificate')
        .set({ notBefore: '2020-01-01T00:00:00Z', notAfter: world.clock.now().subtract({ minutes: 1 }).toString() })
        .execute(),
    )
    await expect(sealed()).rejects.toMatchObject({ why: 'certificate-expired' })
  })

  test('opens in no other client', async () => {
    const bocage = await world.client()
    await sealed()
    await ask(
      world.installer,
      `insert into platform.esign_certificate (client_id, kind, subject, issuer, serial, fingerprint, not_before, not_after, chain, key_kind, key, created_at)
       select $1, kind, subject, issuer, serial, fingerprint, not_before, not_after, chain, key_kind, key, created_at
         from platform.esign_certificate where client_id = $2`,
      [bocage.id, serres.id],
    )
    const wish = { pdf: read, marks: [], reason: 'Essai' }
    await expect(seal(sealingIn(world, bocage), wish)).rejects.toMatchObject({ why: 'certificate-unreadable' })
  })
})
