import { describe, expect, test } from 'vitest'
import type { Level } from '#kernel/shared/access.ts'
import { as, type Refused } from '#kernel/testing/as.ts'
import { type TestClient, type TestPerson, useWorld } from '#platform/testing/world.ts'
import { givePaper, withUsualKinds } from '#rh/testing/give-paper.ts'
import { hire } from '#rh/testing/hire.ts'
import { deadlines } from '#rh/deadlines-place.model.ts'
import type { DocumentKindChange } from '../document-kind.model.ts'
import { documentKindsCalls } from '../document-kinds.calls.ts'
import { addUsualDocumentKinds } from './usual-document-kinds.ts'

const world = useWorld()

async function inSerres(level: Level = 3) {
  const serres = await world.client()
  await withUsualKinds(world, serres)
  const marie = await world.person({ in: serres, rights: { [deadlines]: level } })
  return { serres, marie }
}

const kindsOf = (person: TestPerson, archived: 'true' | 'false' = 'false') =>
  as(person).call(documentKindsCalls.getDocumentKinds, { archived })

const kindOf = async (person: TestPerson, code: string) =>
  (await kindsOf(person, 'true')).find(kind => kind.code === code)

const refusal = (person: TestPerson, change: DocumentKindChange) =>
  as(person)
    .call(documentKindsCalls.editDocumentKind, change)
    .then(
      () => null,
      ({ status, body }: Refused) => ({ status, code: body.code, field: body.fields?.[0]?.field }),
    )

const use = async (client: TestClient, kind: string) => {
  const { id } = await hire(world, client)
  await givePaper(world, client, id, { kind })
}

describe('the kinds of papers of a client', () => {
  test('are the usual ones when it opens, however often that is heard', async () => {
    const vergers = await world.client()
    const open = () => world.inClient(vergers, db => addUsualDocumentKinds(db as never))
    await open()
    await open()
    const marie = await world.person({ in: vergers, rights: { [deadlines]: 1 } })

    const kinds = await kindsOf(marie)

    expect(kinds).toHaveLength(19)
    expect(kinds.find(({ code }) => code === 'sst')).toMatchObject({
      months: 24,
      leadDays: [90, 60, 30],
      uses: 0,
      can: { edit: false },
    })
  })

  test('are worded, added, archived and taken back by who manages the deadlines', async () => {
    const { marie } = await inSerres()

    const added = await as(marie).call(documentKindsCalls.createDocumentKind, {
      label: 'Permis d’élagage',
      hasExpiry: true,
      months: 36,
      leadDays: [45],
    })
    expect(added).toMatchObject({ code: 'permisDElagage', months: 36, leadDays: [45], isSingle: false, version: 1 })
    const { code } = added
    const changed = await as(marie).call(documentKindsCalls.editDocumentKind, { code, label: 'Élagage', version: 1 })
    expect(changed).toMatchObject({ label: 'Élagage', months: 36, version: 2 })
    await as(marie).call(documentKindsCalls.editDocumentKind, { code, archived: true })
    expect((await kindsOf(marie)).map(kind => kind.code)).not.toContain(code)
    await as(marie).call(documentKindsCalls.editDocumentKind, { code, archived: false })
    expect((await kindsOf(marie)).map(kind => kind.code)).toContain(code)
  })

  test('have each a name of its own, whatever its accents', async () => {
    const { marie } = await inSerres()

    const same = { label: 'visite medicale' }
    expect((await as(marie).send(documentKindsCalls.createDocumentKind, same)).statusCode).toBe(400)
    expect(await refusal(marie, { code: 'sst', label: 'CACES' })).toMatchObject({ status: 400, field: 'label' })
  })

  test('keep what their papers rely on', async () => {
    const { serres, marie } = await inSerres()
    await use(serres, 'caces')

    expect(await kindOf(marie, 'caces')).toMatchObject({ uses: 1 })
    expect(await refusal(marie, { code: 'caces', isSingle: true })).toMatchObject({ status: 400, field: 'isSingle' })
    expect(await refusal(marie, { code: 'caces', hasNumber: false })).toMatchObject({ field: 'hasNumber' })
    expect(await refusal(marie, { code: 'caces', isSensitive: true })).toMatchObject({ field: 'isSensitive' })
    expect(await refusal(marie, { code: 'caces', hasNumber: true, label: 'CACES R489' })).toBeNull()
    expect(await refusal(marie, { code: 'sst', isSingle: true })).toBeNull()
  })

  test('stay sensitive where they show an identity, and stay where files rely on them', async () => {
    const { marie } = await inSerres()

    expect(await refusal(marie, { code: 'idCard', isSensitive: false })).toMatchObject({ status: 400 })
    expect(await refusal(marie, { code: 'idCard', archived: true })).toMatchObject({ status: 409, code: 'KIND_NEEDED' })
  })

  test('are changed by one after the other, and only where they are', async () => {
    const { marie } = await inSerres()
    await as(marie).call(documentKindsCalls.editDocumentKind, { code: 'sst', leadDays: [] })

    expect(await refusal(marie, { code: 'sst', label: 'SST', version: 1 })).toMatchObject({ code: 'VERSION_CONFLICT' })
    expect(await refusal(marie, { code: 'unheardOf', label: 'SST' })).toMatchObject({ status: 404 })
  })

  test('are read, and changed in nothing, by who manages the deadlines of one company of several', async () => {
    const group = await world.client({ companies: ['Serres du Layon', 'Vergers du Layon'] })
    await withUsualKinds(world, group)
    const rights = { [deadlines]: 3 } as const
    const ofOne = await world.person({ in: group, rights })
    const ofBoth = await world.person({ in: group, rights, companies: [0, 1] })

    expect(await kindOf(ofOne, 'sst')).toMatchObject({ can: { edit: false } })
    expect(await refusal(ofOne, { code: 'sst', label: 'SST' })).toMatchObject({
      status: 400,
      code: 'EVERY_COMPANY_NEEDED',
    })
    expect(await refusal(ofOne, { code: 'sst', archived: true })).toMatchObject({ code: 'EVERY_COMPANY_NEEDED' })
    const added = await as(ofOne).send(documentKindsCalls.createDocumentKind, { label: 'Permis d’élagage' })
    expect([added.statusCode, added.json().message]).toEqual([
      400,
      expect.stringContaining('servent à toutes les sociétés'),
    ])
    expect(await kindsOf(ofBoth, 'true')).toHaveLength(19)
    expect(await refusal(ofBoth, { code: 'sst', label: 'SST' })).toBeNull()
    expect(await kindOf(ofBoth, 'sst')).toMatchObject({ label: 'SST', can: { edit: true } })
  })

  test('are changed by who manages every company that is still open, whatever was archived', async () => {
    const group = await world.client({ companies: ['Serres du Layon', 'Vergers du Layon'] })
    await withUsualKinds(world, group)
    const marie = await world.person({ in: group, rights: { [deadlines]: 3 } })
    await world.inClient(group, db =>
      db
        .updateTable('platform.company')
        .set({ archivedAt: world.clock.now().toString() })
        .where('id', '=', group.companies[1]?.id as string)
        .execute(),
    )

    expect(await refusal(marie, { code: 'sst', label: 'SST' })).toBeNull()
  })

  test('bear names without hidden marks', async () => {
    const { marie } = await inSerres()

    const added = await as(marie).call(documentKindsCalls.createDocumentKind, {
      label: ' Permis\u202E d’élagage\u200F\t',
    })

    expect(added.label).toBe('Permis d’élagage')
    expect(await refusal(marie, { code: 'sst', label: '\u2066\u2069' })).toMatchObject({ status: 400, field: 'label' })
  })

  test('are not changed by who only follows deadlines, nor by a neighbour', async () => {
    const { serres, marie } = await inSerres(2)
    const vergers = await inSerres()
    await as(vergers.marie).call(documentKindsCalls.editDocumentKind, { code: 'sst', label: 'Secours' })

    expect(await refusal(marie, { code: 'sst', label: 'SST' })).toMatchObject({ status: 403 })
    expect((await as(marie).send(documentKindsCalls.createDocumentKind, { label: 'A' })).statusCode).toBe(403)
    expect((await kindOf(marie, 'sst'))?.label).toBe('Sauveteur secouriste du travail')
    const stranger = await world.person({ in: serres })
    expect((await as(stranger).send(documentKindsCalls.getDocumentKinds)).statusCode).toBe(403)
  })
})
