import sharp from 'sharp'
import { describe, expect, test, vi } from 'vitest'
import { as, someAddress } from '#kernel/testing/as.ts'
import { type TestClient, type TestPerson, useOwnWorld } from '#platform/testing/world.ts'
import { deadlines } from '#rh/deadlines-place.model.ts'
import { employeesCalls } from '#rh/employees/employees.calls.ts'
import { givePaper, withUsualKinds } from '#rh/testing/give-paper.ts'
import { hire } from '#rh/testing/hire.ts'
import type { RhDb } from '#rh/rh-db.ts'
import { requestsOf } from '#rh/testing/requests-of.ts'
import { documentRequestsCalls } from '../document-requests.calls.ts'
import { sentPiecesCalls } from '../sent-pieces.calls.ts'
import { tokenOf } from './request-link.ts'
import { tellSentPieceJob } from './tell-sent-piece-job.ts'

const world = useOwnWorld()
const staff = 'rh/gestion_du_personnel/salaries'
const rights = { [deadlines]: 2, [staff]: 1, [`${staff}#donnees_sensibles`]: 2 } as const

/** Paul of the Serres is asked for his identity card. */
async function asked({ kindCode = 'idCard' } = {}) {
  const serres = await world.client()
  await withUsualKinds(world, serres)
  const marie = await world.person({ in: serres, rights })
  const { id } = await hire(world, serres, { mail: 'paul@essai.example' })
  await as(marie).call(documentRequestsCalls.requestDocuments, { employeeIds: [id], kindCode, channel: 'mail' })
  return { serres, marie, employeeId: id, token: await tokenIn(serres) }
}

async function tokenIn(client: TestClient) {
  const requests = await requestsOf(world, client)
  return tokenOf(world.keys, requests.at(-1)?.id as string)
}

const open = (token: string) =>
  as({ app: world.app, address: someAddress() }).send(sentPiecesCalls.getPieceAsked, { token })
const sendFiles = (token: string, ...files: File[]) =>
  as({ app: world.app }).sendForm(sentPiecesCalls.sendPiece, { token }, { files })

const picture = async (name = 'recto.jpg') =>
  new File(
    [
      new Uint8Array(
        await sharp({ create: { width: 60, height: 40, channels: 3, background: '#c80000' } })
          .jpeg()
          .toBuffer(),
      ),
    ],
    name,
  )
const pdf = (name = 'carte.pdf') => new File(['%PDF-1.7\n%%EOF'], name)

const piecesOf = async (person: TestPerson) => (await as(person).call(documentRequestsCalls.getPiecesToCheck, {})).items

/** Keys of what is stored and not removed again meanwhile. */
async function leftBehind(work: () => Promise<unknown>) {
  const [store, remove] = [vi.spyOn(world.files, 'store'), vi.spyOn(world.files, 'remove')]
  await work()
  const stored = await Promise.all(store.mock.results.map(({ value }) => value.catch(() => undefined)))
  const removed = remove.mock.calls.map(([key]) => key)
  store.mockRestore()
  remove.mockRestore()
  return stored.flatMap(file => file?.storageKey ?? []).filter(key => !removed.includes(key))
}

describe('a link', () => {
  test('tells who asks for what, and of its reader his first name alone', async () => {
    const { token } = await asked()

    expect(JSON.parse((await open(token)).body)).toEqual({
      company: 'Serres du Layon',
      kind: 'idCard',
      kindLabel: 'Carte d’identité',
      firstname: 'Paul',
    })
  })

  test('answers alike when it is wrong, used, expired or replaced', async () => {
    const { token: used } = await asked()
    await sendFiles(used, pdf())
    const { token: replaced, marie, employeeId } = await asked()
    await as(marie).call(documentRequestsCalls.requestDocuments, {
      employeeIds: [employeeId],
      kindCode: 'idCard',
      channel: 'mail',
    })
    const { token: expired } = await asked()
    world.clock.advance({ hours: 24 * 30 })
    const guessed = tokenOf(world.keys, 'nobody asked')

    const answers = await Promise.all([used, replaced, expired, guessed, 'x', '%00x'].map(open))
    const sent = await Promise.all([used, expired, guessed].map(token => sendFiles(token, pdf())))

    const told = [...answers.slice(0, 5), ...sent].map(({ statusCode, body }) => {
      const { requestId: _, ...rest } = JSON.parse(body)
      return JSON.stringify([statusCode, rest])
    })
    expect(new Set(told).size).toBe(1)
    expect(told[0]).toContain('404')
  })

  test('that is not good has no file read', async () => {
    const store = vi.spyOn(world.files, 'store')

    expect((await sendFiles(tokenOf(world.keys, 'nobody asked'), pdf())).statusCode).toBe(404)

    expect(store).not.toHaveBeenCalled()
    store.mockRestore()
  })

  test('is dead once its client is closed or read-only, or its person archived', async () => {
    const { token: ofArchived, serres, employeeId } = await asked()
    await world.databases.transaction('platform', { readOnly: false, clientId: serres.id }, (db: RhDb) =>
      db
        .updateTable('rh.employee')
        .set({ archivedAt: world.clock.now().toString() })
        .where('id', '=', employeeId)
        .execute(),
    )
    const { token: ofClosed, serres: closed } = await asked()
    await world.databases.transaction('auth', { readOnly: false }, (db: RhDb) =>
      db.updateTable('platform.client').set({ status: 'inactive' }).where('id', '=', closed.id).execute(),
    )

    const { token: ofReadOnly, serres: resting } = await asked()
    await world.databases.transaction('auth', { readOnly: false }, (db: RhDb) =>
      db.updateTable('platform.client').set({ readOnly: true }).where('id', '=', resting.id).execute(),
    )

    expect((await open(ofReadOnly)).statusCode).toBe(404)
    expect((await sendFiles(ofReadOnly, pdf())).statusCode).toBe(404)
    expect((await open(ofArchived)).statusCode).toBe(404)
    expect((await open(ofClosed)).statusCode).toBe(404)
    expect((await sendFiles(ofClosed, pdf())).statusCode).toBe(404)
  })
})

describe('what is sent by it', () => {
  test('waits to be looked at as one paper, drawn again, and counts for nothing', async () => {
    const { token, serres, marie, employeeId } = await asked()
    await givePaper(world, serres, employeeId, { kind: 'sst' })

    const left = await leftBehind(async () =>
      expect((await sendFiles(token, await picture(), pdf('verso.pdf'))).statusCode).toBe(204),
    )

    expect(left).toHaveLength(2)
    expect(left.every(key => key.startsWith(serres.id))).toBe(true)
    const [piece] = await piecesOf(marie)
    expect(piece).toMatchObject({ employeeId, kindLabel: 'Carte d’identité', can: { check: true } })
    expect(piece?.files.map(({ mime }) => mime)).toEqual(['image/jpeg', 'application/pdf'])
    const { missing } = await as(marie).call(employeesCalls.getEmployee, { id: employeeId })
    expect(missing).toContain('identity')
    expect((await open(token)).statusCode).toBe(404)
  })

  test('is told to who asked for it', async () => {
    const { token, serres, marie } = await asked()
    await sendFiles(token, pdf())
    const [piece] = await piecesOf(marie)
    await tellSentPieceJob.run(
      { ...world.ground, databases: world.databases },
      { clientId: serres.id, documentId: piece?.id as string },
    )

    const news = await world.inClient(serres, db =>
      db.selectFrom('platform.notification').select(['title', 'link']).where('userId', '=', marie.userId).execute(),
    )
    expect(news).toEqual([
      { title: 'Une pièce demandée est arrivée', link: '/RH/gestion_du_personnel/echeances?tab=toCheck' },
    ])
  })

  test('is taken once when the link is used twice at the same moment', async () => {
    const { token, marie } = await asked()

    const left = await leftBehind(async () => {
      const statuses = (await Promise.all([1, 2, 3, 4].map(() => sendFiles(token, pdf())))).map(
        ({ statusCode }) => statusCode,
      )
      expect(statuses.toSorted()).toEqual([204, 404, 404, 404])
    })

    expect(left).toHaveLength(1)
    expect(await piecesOf(marie)).toHaveLength(1)
  })

  test.each([
    ['a program under the name of a photo', () => new File(['MZ\u0000\u0001 not a picture'], 'carte.jpg'), 415],
    ['a PDF under the name of a photo', () => pdf('carte.jpg'), 415],
    ['a photo of which the beginning alone is one', () => new File([Buffer.from('ffd8ff00', 'hex')], 'carte.jpg'), 415],
    ['more than 15 MB', () => new File(['%PDF-1.7\n', new Uint8Array(15_000_001)], 'carte.pdf'), 413],
    ['a text document in place of a card', () => new File([Buffer.from('d0cf11e0a1b11ae1', 'hex')], 'carte.doc'), 415],
  ] as const)('is refused as %s, leaves nothing, and the link stays good', async (_what, file, status) => {
    const { token, marie } = await asked()
    const bad = await file()

    const left = await leftBehind(async () => expect((await sendFiles(token, bad)).statusCode).toBe(status))

    expect(left).toEqual([])
    expect(await piecesOf(marie)).toEqual([])
    expect((await open(token)).statusCode).toBe(200)
  })

  test('is refused past ten files, or with none', async () => {
    const { token } = await asked()

    const many = await sendFiles(token, ...Array.from({ length: 11 }, () => pdf()))
    const none = await sendFiles(token)

    expect([many.statusCode, none.statusCode]).toEqual([400, 400])
    expect((await open(token)).statusCode).toBe(200)
  })
})

describe('visitors', () => {
  test('read and write no row of papers but through a good link', async () => {
    await asked()
    const refused = (text: string) => expect(world.databases.query('public', text, text, [])).rejects.toThrow(/denied/)

    await refused('select * from rh.document_request')
    await refused('select * from rh.employee_document')
    await refused('insert into kernel.file (storage_key) values (1)')
  })
})
