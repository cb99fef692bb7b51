import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { as } from '#kernel/testing/as.ts'
import { ask } from '#kernel/testing/ask.ts'
import { type TestClient, type TestPerson, useOwnWorld } from '#platform/testing/world.ts'
import { certificatesCalls } from '../../certificates.calls.ts'
import { openAuthorityFor, openTimeFor, saidBy, sealingIn } from '../../testing/sealing-client.ts'
import { verify } from '../verify.ts'
import { seal } from '../seal.ts'

const world = useOwnWorld()

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sillon-certificates-'))
})
afterAll(() => rm(folder, { recursive: true }))

let serres: TestClient
let sophie: TestPerson
beforeEach(async () => {
  serres = await world.client({ name: 'Serres du Val' })
  sophie = await world.person({ in: serres, admin: true })
})

const listed = (person = sophie) => as(person).call(certificatesCalls.getSealingCertificates, {})

/** A file of a trust service, made by openssl. */
async function p12(password: string, ...more: string[]) {
  const [key, certificate, file] = ['key.pem', 'certificate.pem', 'given.p12'].map(name => join(folder, name)) as [
    string,
    string,
    string,
  ]
  const subject = '/O=Serres du Val/CN=Cachet remis'
  await saidBy(
    'openssl',
    'req',
    '-x509',
    '-newkey',
    'rsa:2048',
    '-nodes',
    '-days',
    '900',
    '-keyout',
    key,
    '-out',
    certificate,
    '-subj',
    subject,
    ...more,
  )
  await saidBy(
    'openssl',
    'pkcs12',
    '-export',
    '-inkey',
    key,
    '-in',
    certificate,
    '-out',
    file,
    '-passout',
    `pass:${password}`,
  )
  // Its first second is that of the machine, at which the clock of the test has stopped before.
  world.clock.advance({ minutes: 1 })
  return (await readFile(file)).toString('base64')
}

const fieldsOf = (answer: { json(): { fields?: { field: string; code: string }[] } }) =>
  (answer.json().fields ?? []).map(({ field, code }) => [field, code])

describe('the certificate of a client', () => {
  test('is made anew by its admin, and the former one stays to be verified', async () => {
    const first = await as(sophie).call(certificatesCalls.makeSealingCertificate, {})
    const second = await as(sophie).call(certificatesCalls.makeSealingCertificate, {})

    expect(second).toMatchObject({
      kind: 'own',
      state: 'active',
      subject: 'O=Serres du Val, CN=Cachet de Serres du Val',
      isExpired: false,
    })
    expect((await listed()).map(({ id, state }) => [id, state])).toEqual([
      [second.id, 'active'],
      [first.id, 'replaced'],
    ])
  })

  test('may be one that a trust service gave, with which documents are sealed from then on', async () => {
    await as(sophie).call(certificatesCalls.giveSealingCertificate, { p12: await p12('sésame'), password: 'sésame' })

    const wish = { pdf: await page(), marks: [], reason: 'Essai' }
    const { pdf } = await seal(sealingIn(world, serres), wish)

    expect((await listed())[0]).toMatchObject({ kind: 'given', state: 'active' })
    expect((await verify(pdf)).signer?.subject).toBe('O=Serres du Val, CN=Cachet remis')
  })

  test('is refused at its field: another password, no certificate, the same twice', async () => {
    const file = await p12('sésame')
    const give = (given: string, password: string) =>
      as(sophie).send(certificatesCalls.giveSealingCertificate, { p12: given, password })

    expect(fieldsOf(await give(file, 'ouvre-toi'))).toEqual([['password', 'WRONG_PASSWORD']])
    expect(fieldsOf(await give(Buffer.from('rien').toString('base64'), ''))).toEqual([['p12', 'NO_P12']])
    expect((await give(file, 'sésame')).statusCode).toBe(201)
    expect((await give(file, 'sésame')).json().code).toBe('CERTIFICATE_KNOWN')
  })

  test('that is revoked has no key any more, and seals nothing', async () => {
    const { id } = await as(sophie).call(certificatesCalls.makeSealingCertificate, {})

    await as(sophie).call(certificatesCalls.revokeSealingCertificate, { certificateId: id })

    const keys = await ask(world.installer, 'select key from platform.esign_certificate where id = $1', [id])
    expect(keys).toEqual([{ key: null }])
    expect((await as(sophie).send(certificatesCalls.revokeSealingCertificate, { certificateId: id })).json().code).toBe(
      'CERTIFICATE_REVOKED',
    )
    const wish = { pdf: await page(), marks: [], reason: 'Essai' }
    expect((await seal(sealingIn(world, serres), wish)).certificate.id).not.toBe(id)
  })

  test('is tried: with a time, without one, and with a server that gives none', async () => {
    const tried = () => as(sophie).call(certificatesCalls.testSealingCertificate, {})
    expect(await tried()).toMatchObject({ ok: true, level: 'B-B' })

    const time = await openTimeFor(world, serres)
    expect(await tried()).toMatchObject({ ok: true, level: 'B-T', message: 'Scellé, horodaté et relu : niveau B-T.' })
    time.mood.now = 'unsigned'
    expect(await tried()).toMatchObject({ ok: false, level: null })
    await time.close()
  })

  test('is tried with its authority, which says whether it still holds', async () => {
    const authority = await openAuthorityFor(world, serres)
    const time = await openTimeFor(world, serres, await authority.issueTimeAuthority())
    const tried = () => as(sophie).call(certificatesCalls.testSealingCertificate, {})

    expect(await tried()).toMatchObject({ ok: true, level: 'B-LT' })
    authority.mood.now = 'revoking'
    expect(await tried()).toMatchObject({
      ok: false,
      message: 'L’autorité de certification dit ce certificat révoqué : remplacez-le.',
    })
    await Promise.all([authority.close(), time.close()])
  })

  test('is nobody else’s business: no member’s, no neighbour’s', async () => {
    const { id } = await as(sophie).call(certificatesCalls.makeSealingCertificate, {})
    const [paul, nora] = [
      await world.person({ in: serres }),
      await world.person({ in: await world.client(), admin: true }),
    ]

    expect(await listed(nora)).toEqual([])
    expect((await as(nora).send(certificatesCalls.revokeSealingCertificate, { certificateId: id })).statusCode).toBe(
      404,
    )
    const given = { p12: await p12('sésame'), password: 'sésame' }
    const refused = [
      await as(paul).send(certificatesCalls.getSealingCertificates),
      await as(paul).send(certificatesCalls.makeSealingCertificate),
      await as(paul).send(certificatesCalls.giveSealingCertificate, given),
      await as(paul).send(certificatesCalls.testSealingCertificate),
      await as(paul).send(certificatesCalls.revokeSealingCertificate, { certificateId: id }),
    ]
    expect(refused.map(({ statusCode }) => statusCode)).toEqual([403, 403, 403, 403, 403])
  })

  test('changes only within five minutes of a proof', async () => {
    world.clock.advance({ minutes: 6 })
    const answer = await as(sophie).send(certificatesCalls.makeSealingCertificate)
    expect(answer.json().code).toBe('REAUTH_REQUIRED')
  })
})

async function page() {
  const template = join(folder, 'page.typ')
  await writeFile(template, '#import "/house.typ": data, house, words\n#show: house.with(title: "Page")\n= Page')
  return world.ground.press.print({
    template: new URL(`file://${template}`),
    data: { words: { page: 'Page' } },
    printedAt: world.clock.now(),
    clientId: serres.id,
  })
}
