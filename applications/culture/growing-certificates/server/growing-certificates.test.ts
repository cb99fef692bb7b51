import { describe, expect, test } from 'vitest'
import type { Level } from '#kernel/shared/access.ts'
import type { SentTo } from '#kernel/shared/call.ts'
import { as } from '#kernel/testing/as.ts'
import { auditCalls } from '#platform/audit/audit.calls.ts'
import { type TestClient, type TestPerson, useWorld } from '#platform/testing/world.ts'
import { growingCertificatesElement } from '../growing-certificate.model.ts'
import { growingCertificatesCalls } from '../growing-certificates.calls.ts'

const world = useWorld()
const usual = {
  standard: 'globalgap',
  number: null,
  body: null,
  validFrom: '2026-01-01',
  validTo: '2027-12-31',
} as const

const withLevel = async (level: Level, client?: TestClient) =>
  world.person({
    in: client ?? (await world.client()),
    rights: { [growingCertificatesElement]: level },
    allCompanies: true,
  })
const add = (person: TestPerson, name: string) =>
  as(person).call(growingCertificatesCalls.createGrowingCertificate, { ...usual, name, note: null })
type Asked = Partial<SentTo<typeof growingCertificatesCalls.getPaginatedGrowingCertificates>>

const listed = async (person: TestPerson, asked: Asked = {}) =>
  (
    await as(person).call(growingCertificatesCalls.getPaginatedGrowingCertificates, { page: 0, size: 10, ...asked })
  ).items.map(({ name }) => name)

describe('growing certificates', () => {
  test('keep what was written of them', async () => {
    const marie = await withLevel(2)
    const said = {
      name: 'GlobalGAP 2026',
      standard: 'globalgap',
      number: '4049928123456',
      body: 'Certis',
      validFrom: '2026-03-01',
      validTo: '2027-02-28',
      note: null,
    } as const

    const made = await as(marie).call(growingCertificatesCalls.createGrowingCertificate, said)

    expect(made).toMatchObject(said)
    const { items } = await as(marie).call(growingCertificatesCalls.getPaginatedGrowingCertificates, {
      page: 0,
      size: 10,
      sort: '-standard',
    })
    expect(items).toMatchObject([said])
  })

  test('are read by name, upwards and downwards, and searched without accents', async () => {
    const marie = await withLevel(2)
    for (const name of ['Zinnia', 'Élan', 'Abricot']) await add(marie, name)

    expect(await listed(marie)).toEqual(['Abricot', 'Élan', 'Zinnia'])
    expect(await listed(marie, { sort: '-name' })).toEqual(['Zinnia', 'Élan', 'Abricot'])
    expect(await listed(marie, { search: 'elan' })).toEqual(['Élan'])
  })

  test('end no sooner than they begin', async () => {
    const marie = await withLevel(2)
    const made = await add(marie, 'HVE')
    const wrong = { validFrom: '2027-01-01', validTo: '2026-12-31' }
    const created = await as(marie).send(growingCertificatesCalls.createGrowingCertificate, {
      ...usual,
      name: 'IFS',
      note: null,
      ...wrong,
    })
    const edited = await as(marie).send(growingCertificatesCalls.editGrowingCertificate, { ...change(made), ...wrong })

    for (const answer of [created, edited])
      expect(answer.json()).toMatchObject({ fields: [{ field: 'validTo', code: 'order' }] })
  })

  test('never bear the name of another, nor are saved over what somebody else saved', async () => {
    const marie = await withLevel(2)
    const made = await add(marie, 'Élan')
    const again = await as(marie).send(growingCertificatesCalls.createGrowingCertificate, {
      ...usual,
      name: 'elan',
      note: null,
    })
    const edited = await as(marie).call(growingCertificatesCalls.editGrowingCertificate, {
      ...change(made),
      note: 'Relu',
    })
    const late = await as(marie).send(growingCertificatesCalls.editGrowingCertificate, {
      ...change(made),
      note: 'Perdu',
    })

    expect([again.statusCode, again.json().fields]).toMatchObject([400, [{ field: 'name' }]])
    expect([edited.note, edited.version, late.statusCode]).toEqual(['Relu', 2, 409])
  })

  test('are put aside and taken back, unless their name was taken meanwhile', async () => {
    const sophie = await withLevel(3)
    const { id } = await add(sophie, 'Abricot')
    await as(sophie).call(growingCertificatesCalls.archiveGrowingCertificate, { id })
    expect([await listed(sophie), await listed(sophie, { state: 'archived' })]).toEqual([[], ['Abricot']])

    await as(sophie).call(growingCertificatesCalls.restoreGrowingCertificate, { id })
    expect(await listed(sophie)).toEqual(['Abricot'])
    await as(sophie).call(growingCertificatesCalls.archiveGrowingCertificate, { id })
    await add(sophie, 'Abricot')
    expect((await as(sophie).send(growingCertificatesCalls.restoreGrowingCertificate, { id })).statusCode).toBe(400)
  })

  test('tell what was done to them to who reads them', async () => {
    const marie = await withLevel(2)
    const made = await add(marie, 'Abricot')
    await as(marie).call(growingCertificatesCalls.editGrowingCertificate, { ...change(made), note: 'Relu' })

    const told = await as(marie).call(auditCalls.getHistoryOfRow, {
      table: 'culture.growing_certificate',
      rowId: made.id,
    })

    expect(told.map(({ action, columns }) => [action, columns?.map(({ name }) => name)])).toEqual([
      ['update', ['note']],
      ['insert', undefined],
    ])
  })

  test('of a neighbour are as if they were not', async () => {
    const [sophie, voisin] = [await withLevel(3), await withLevel(3)]
    const made = await add(voisin, 'Voisin')
    const { id } = made
    const history = { table: 'culture.growing_certificate', rowId: id }
    const answers = [
      as(sophie).send(growingCertificatesCalls.editGrowingCertificate, change(made)),
      as(sophie).send(growingCertificatesCalls.archiveGrowingCertificate, { id }),
      as(sophie).send(growingCertificatesCalls.restoreGrowingCertificate, { id }),
      as(sophie).send(auditCalls.getHistoryOfRow, history),
    ]

    expect((await Promise.all(answers)).map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404])
    expect(await listed(sophie)).toEqual([])
  })

  test('are read, written and put aside by right alone', async () => {
    const client = await world.client()
    const [nobody, reader, writer] = [
      await world.person({ in: client }),
      await withLevel(1, client),
      await withLevel(2, client),
    ]
    const made = await add(writer, 'Abricot')
    const refused = await Promise.all([
      as(nobody).send(growingCertificatesCalls.getPaginatedGrowingCertificates, { page: 0, size: 10 }),
      as(reader).send(growingCertificatesCalls.createGrowingCertificate, { ...usual, name: 'Élan', note: null }),
      as(reader).send(growingCertificatesCalls.editGrowingCertificate, change(made)),
      as(writer).send(growingCertificatesCalls.archiveGrowingCertificate, { id: made.id }),
      as(writer).send(growingCertificatesCalls.restoreGrowingCertificate, { id: made.id }),
    ])

    expect(refused.map(({ statusCode }) => statusCode)).toEqual([403, 403, 403, 403, 403])
  })
})

const change = ({ archivedAt: _, ...said }: Awaited<ReturnType<typeof add>>) => said
