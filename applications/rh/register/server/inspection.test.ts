import { describe, expect, test } from 'vitest'
import { as, visitor } from '#kernel/testing/as.ts'
import { ask } from '#kernel/testing/ask.ts'
import { pagesOfPdf } from '#kernel/testing/pages-of-pdf.ts'
import { type TestClient, useOwnWorld } from '#platform/testing/world.ts'
import type { RhDb } from '#rh/rh-db.ts'
import { build } from '#rh/testing/build.ts'
import { employ } from '#rh/testing/employ.ts'
import { establish, establishSite, sirets } from '#rh/testing/establish.ts'
import { hire } from '#rh/testing/hire.ts'
import { place } from '#rh/testing/place.ts'
import { inspectionCalls } from '../inspection.calls.ts'
import { keyOfInspection } from '../inspection.model.ts'
import { registerCalls } from '../register.calls.ts'
import { registerElement } from '../register-place.model.ts'
import { keepRegister } from './keep-register.ts'

const world = useOwnWorld()
const siret = sirets.head

/** A client with Paul Petit at its head office, Anna Martin at a site of its own, and somebody who manages both registers. */
async function twoRegisters() {
  const client = await world.client()
  await establish(world, client)
  const { siteId } = await build(world, client, { site: 'Serre Nord' })
  await establishSite(world, client, siteId, sirets.north)
  const paul = await hire(world, client, { name: 'Petit' })
  const anna = await hire(world, client, { name: 'Martin', firstname: 'Anna' })
  for (const { id } of [paul, anna]) await employ(world, client, id, { from: '2026-01-05' })
  await place(world, client, anna.id, { siteId })
  await world.databases.transaction('platform', { readOnly: false, clientId: client.id }, (db: RhDb) =>
    keepRegister(db, [paul.id, anna.id], world.clock.today().toString()),
  )
  const marie = await world.person({ in: client, rights: { [registerElement]: 3 }, allCompanies: true })
  return { client, marie }
}

type Key = { clientId: string; token: string }
const inspector = () => as(visitor(world.app))
const page = { page: 0, size: 10, part: 'staff' as const }
const statusOf = async (key: Key) =>
  (await inspector().send(inspectionCalls.inspectRegister, { ...key, ...page })).statusCode

async function linkOf(marie: Awaited<ReturnType<typeof twoRegisters>>['marie'], of: string = siret) {
  const { url, id } = await as(marie).call(registerCalls.makeInspectorLink, { siret: of })
  return { id, key: keyOfInspection(new URL(url).hash) as Key }
}

const readings = (client: TestClient) =>
  world.inClient(client, db =>
    (db as unknown as RhDb)
      .selectFrom('rh.register_reading')
      .select(['what', 'siret', 'linkId as link', 'actorId as actor'])
      .execute(),
  )

describe('the link of an inspector', () => {
  test('shows one register to who has no account, and gives it away as a file', async () => {
    const { marie } = await twoRegisters()
    const { key } = await linkOf(marie)

    const shown = await inspector().call(inspectionCalls.inspectRegister, { ...key, ...page })
    const pdf = await inspector().send(inspectionCalls.exportInspectedRegister, { ...key, format: 'pdf' })
    const csv = await inspector().send(inspectionCalls.exportInspectedRegister, { ...key, format: 'csv' })

    expect(shown).toMatchObject({ company: 'Serres du Layon', siret, total: 1, items: [{ lastName: 'Petit' }] })
    expect(pagesOfPdf(pdf.rawPayload)[0]).toContain('Petit')
    expect(csv.rawPayload.toString()).toContain('Petit')
    expect(csv.rawPayload.toString()).not.toContain('Martin')
  })

  test('shows the register by its numbers, or by the names that it bears', async () => {
    const { client, marie } = await twoRegisters()
    const { id } = await hire(world, client, { name: 'Abadie' })
    await employ(world, client, id, { from: '2026-02-02' })
    await world.databases.transaction('platform', { readOnly: false, clientId: client.id }, (db: RhDb) =>
      keepRegister(db, [id], world.clock.today().toString()),
    )
    const { key } = await linkOf(marie)
    const names = async (more: { sort?: 'name' | '-job' }) =>
      (await inspector().call(inspectionCalls.inspectRegister, { ...key, ...page, ...more })).items.map(
        ({ lastName }) => lastName,
      )

    expect(await names({})).toEqual(['Petit', 'Abadie'])
    expect(await names({ sort: 'name' })).toEqual(['Abadie', 'Petit'])
    expect(await names({ sort: '-job' })).toHaveLength(2)
  })

  test('opens no other establishment of the client', async () => {
    const { marie } = await twoRegisters()
    const { key } = await linkOf(marie, sirets.north)

    const shown = await inspector().call(inspectionCalls.inspectRegister, { ...key, ...page })

    expect(shown).toMatchObject({ establishment: 'Serre Nord', total: 1, items: [{ lastName: 'Martin' }] })
  })

  test('opens nothing in another client', async () => {
    const [here, elsewhere] = [await twoRegisters(), await twoRegisters()]
    const { key } = await linkOf(here.marie)
    expect(await statusOf({ ...key, clientId: elsewhere.client.id })).toBe(404)
  })

  test('answers alike when it has expired, was withdrawn, or never was', async () => {
    const { marie } = await twoRegisters()
    const [withdrawn, expired] = [await linkOf(marie), await linkOf(marie)]
    await as(marie).call(registerCalls.revokeInspectorLink, { id: withdrawn.id })
    const send = (key: Key) => inspector().send(inspectionCalls.inspectRegister, { ...key, ...page })
    const download = (key: Key) => inspector().send(inspectionCalls.exportInspectedRegister, { ...key, format: 'csv' })

    const before = await statusOf(expired.key)
    const ofWithdrawn = await send(withdrawn.key)
    const ofWrong = await send({ ...expired.key, token: `${expired.key.token.slice(0, -2)}zz` })
    world.clock.advance({ hours: 24, minutes: 1 })
    const ofExpired = await send(expired.key)

    expect(before).toBe(200)
    const told = [ofWithdrawn, ofWrong, ofExpired, await download(expired.key), await download(withdrawn.key)]
    for (const { statusCode } of told) expect(statusCode).toBe(404)
    expect(new Set(told.map(answer => answer.json().message)).size).toBe(1)
  })

  test('opens nothing once the client is closed', async () => {
    const { client, marie } = await twoRegisters()
    const { key } = await linkOf(marie)

    await ask(world.installer, `update platform.client set status = 'inactive' where id = $1`, [client.id])

    expect(await statusOf(key)).toBe(404)
  })

  test('leaves a trace at each use, which who manages the register sees counted', async () => {
    const { client, marie } = await twoRegisters()
    const { id, key } = await linkOf(marie)

    await inspector().call(inspectionCalls.inspectRegister, { ...key, ...page })
    await inspector().send(inspectionCalls.exportInspectedRegister, { ...key, format: 'csv' })

    expect(await readings(client)).toEqual([
      { what: 'page', siret, link: id, actor: null },
      { what: 'csv', siret, link: id, actor: null },
    ])
    expect(await as(marie).call(registerCalls.getInspectorLinks, { siret })).toMatchObject([
      { id, uses: 2, createdBy: 'Marie Caron', revokedAt: null },
    ])
  })

  test('is kept as a hash alone', async () => {
    const { client, marie } = await twoRegisters()
    const { key } = await linkOf(marie)
    const rows = await world.inClient(client, db =>
      (db as unknown as RhDb).selectFrom('rh.inspector_link').selectAll().execute(),
    )
    expect(JSON.stringify(rows)).not.toContain(key.token)
    expect(rows[0]?.tokenHash).toHaveLength(32)
  })

  test('of a neighbour is withdrawn by nobody here', async () => {
    const [here, elsewhere] = [await twoRegisters(), await twoRegisters()]
    const { id, key } = await linkOf(here.marie)

    const refused = await as(elsewhere.marie).send(registerCalls.revokeInspectorLink, { id })

    expect(refused.statusCode).toBe(404)
    expect(await statusOf(key)).toBe(200)
  })
})

test('a visitor’s own role reads no line of a register that no living link opens', async () => {
  const { client, marie } = await twoRegisters()
  const linesSeen = () =>
    world.databases.transaction('public', { readOnly: true, clientId: client.id }, (db: RhDb) =>
      db.selectFrom('rh.register_entry').select('lastName').execute(),
    )

  const before = await linesSeen()
  await linkOf(marie)

  expect(before).toEqual([])
  expect(await linesSeen()).toEqual([{ lastName: 'Petit' }])
})
