import { describe, expect, test } from 'vitest'
import type { StoredFile } from '#kernel/server/files.ts'
import { as } from '#kernel/testing/as.ts'
import { ask } from '#kernel/testing/ask.ts'
import { entriesOfZip } from '#kernel/testing/entries-of-zip.ts'
import { nirKey } from '#platform/identifiers/identifier.model.ts'
import { type TestClient, type TestPerson, useOwnWorld } from '#platform/testing/world.ts'
import { nirColumns } from '#rh/employees/employees.server.ts'
import type { RhDb } from '#rh/rh-db.ts'
import { employ } from '#rh/testing/employ.ts'
import { hire } from '#rh/testing/hire.ts'
import { employeeExportCalls } from '../employee-export.calls.ts'

const world = useOwnWorld()

const staff = 'rh/gestion_du_personnel/salaries'
const sensitive = `${staff}#donnees_sensibles`
const pay = `${staff}#remuneration`
const nir = `2940349007123${nirKey('2940349007123')}`
const nirMasked = `2 94 03 ** *** *** ${nirKey('2940349007123')}`

const inRh = <Result>(client: TestClient, work: (db: RhDb) => Promise<Result>) =>
  world.databases.transaction('platform', { readOnly: false, clientId: client.id }, work)

const manager = (client: TestClient, rights = {}) =>
  world.person({ in: client, rights: { [staff]: 3, ...rights }, allCompanies: true })

type Paper = { kind: string; isSensitive?: boolean; number?: string; files?: Record<string, Buffer | 'lost'> }

/** A paper of somebody with its files; a lost one is in the list of files and not in the store. */
async function keepPaper(
  client: TestClient,
  employeeId: string,
  { kind, isSensitive = false, number, files = {} }: Paper,
) {
  const stored: StoredFile[] = []
  for (const [name, bytes] of Object.entries(files)) {
    const content = bytes === 'lost' ? Buffer.from('%PDF-1.4 lost') : bytes
    const file = await world.files.store(client.id, name, chunksOf(content), {
      types: ['application/pdf'],
      maxBytes: 50_000_000,
    })
    if (bytes === 'lost') await world.files.remove(file.storageKey)
    stored.push(file)
  }
  await inRh(client, async db => {
    await db
      .insertInto('rh.document_kind')
      .values({ code: kind, label: `Pièce ${kind}`, isSensitive })
      .onConflict(known => known.columns(['clientId', 'code']).doUpdateSet({ isSensitive, label: `Pièce ${kind}` }))
      .execute()
    const { id } = await db
      .insertInto('rh.employee_document')
      .values({ employeeId, kindCode: kind, isSingle: false, identificationNumber: number ?? null })
      .returning('id')
      .executeTakeFirstOrThrow()
    for (const [position, { storageKey, name, mime, size, sha256 }] of stored.entries()) {
      const file = await db
        .insertInto('kernel.file')
        .values({ storageKey, name, mime, size, sha256 })
        .returning('id')
        .executeTakeFirstOrThrow()
      await db.insertInto('rh.employee_document_file').values({ documentId: id, position, fileId: file.id }).execute()
    }
  })
}

async function* chunksOf(bytes: Buffer) {
  for (let at = 0; at < bytes.length; at += 64_000) yield bytes.subarray(at, at + 64_000)
}

const pdf = (text: string) => Buffer.from(`%PDF-1.4 ${text}`)

async function take(person: TestPerson, id: string) {
  const answer = await as(person).send(employeeExportCalls.exportEmployee, { id })
  expect(answer.statusCode).toBe(200)
  const entries = entriesOfZip(answer.rawPayload)
  return {
    headers: answer.headers,
    entries,
    paths: [...entries.keys()],
    told: JSON.parse(entries.get('salarie.json')?.toString() ?? ''),
    words: entries.get('salarie.txt')?.toString() ?? '',
  }
}

describe('the whole file of a person', () => {
  test('holds what is kept of him, for machines, for people, and his papers by kind', async () => {
    const layon = await world.client()
    const { id } = await hire(world, layon, {
      name: 'Lefèvre',
      firstname: 'Zoé',
      payrollNumber: 'M-1',
      position: 'Cueilleuse',
      mail: 'zoe@essai.example',
    })
    await employ(world, layon, id, { from: '2026-01-05', family: 'permanent' })
    await keepPaper(layon, id, {
      kind: 'caces',
      number: 'C-77',
      files: { 'caces.pdf': pdf('recto'), 'CACES.pdf': pdf('verso') },
    })

    const { told, words, paths, entries, headers } = await take(await manager(layon), id)

    expect(headers['content-type']).toBe('application/zip')
    expect(decodeURIComponent(String(headers['content-disposition']))).toContain('Lefèvre Zoé.zip')
    expect(paths).toEqual([
      'salarie.json',
      'salarie.txt',
      'pieces/Pièce caces/caces.pdf',
      'pieces/Pièce caces/CACES (2).pdf',
    ])
    expect(entries.get('pieces/Pièce caces/CACES (2).pdf')).toEqual(pdf('verso'))
    expect(told).toMatchObject({
      person: { name: 'Lefèvre', mail: 'zoe@essai.example' },
      payrollNumbers: [{ company: layon.companies[0]?.name, number: 'M-1' }],
      conditions: [{ activationDate: '2020-01-01' }],
      contracts: [{ family: 'permanent', hiringDate: '2026-01-05', state: 'signed', amendments: [], suspensions: [] }],
      mutuelles: [],
      papers: [{ kind: 'caces', identificationNumber: 'C-77', files: [paths[2], paths[3]] }],
      customFields: [],
      history: [],
    })
    expect(words).toContain('Prénom : Zoé')
    expect(words).toContain('Date de naissance : 14 mars 1994')
    expect(JSON.stringify(told)).not.toContain('storageKey')
  })

  test('holds his photo, and of his contracts those of the companies that the reader sees', async () => {
    const layon = await world.client({ companies: ['Serres', 'Vergers'] })
    const { id } = await hire(world, layon)
    await employ(world, layon, id, { from: '2024-01-05', to: '2024-06-30' })
    await employ(world, layon, id, { from: '2025-01-05', to: '2025-06-30', company: 1 })
    await keepPaper(layon, id, { kind: 'caces', files: { 'portrait.pdf': pdf('portrait') } })
    await ask(
      world.installer,
      'update rh.employee set photo_file_id = (select id from kernel.file where client_id = $1) where id = $2',
      [layon.id, id],
    )
    const marie = await world.person({ in: layon, rights: { [staff]: 3 }, companies: [0] })

    const { told, paths } = await take(marie, id)

    expect(told.photo).toBe('pieces/Photo/portrait.pdf')
    expect(paths).toContain(told.photo)
    expect(told.contracts.map(({ hiringDate }: { hiringDate: string }) => hiringDate)).toEqual(['2024-01-05'])
  })

  test('leaves out numbers, sensitive papers and pay where the right to them is not held, and says so', async () => {
    const layon = await world.client()
    const { id } = await hire(world, layon, { position: 'Cueilleur' })
    await inRh(layon, db =>
      db
        .updateTable('rh.employee')
        .set(nirColumns(world.keys, { clientId: layon.id, employeeId: id }, nir))
        .where('id', '=', id)
        .execute(),
    )
    await employ(world, layon, id, { from: '2026-01-05' })
    await keepPaper(layon, id, {
      kind: 'idCard',
      isSensitive: true,
      number: 'X4RTBPFW4',
      files: { 'carte.pdf': pdf('carte') },
    })
    const secrets = [nir, nirMasked, 'X4RTBPFW4', 'adaptedSalary']

    const poor = await take(await manager(layon), id)
    const rich = await take(await manager(layon, { [sensitive]: 1, [pay]: 1 }), id)

    const hidden = [...poor.entries.values()].map(String).join()
    expect(secrets.filter(secret => hidden.includes(secret))).toEqual([])
    expect(poor.paths).toEqual(['salarie.json', 'salarie.txt'])
    expect(poor.told.leftOut).toEqual(['sensitive', 'pay'])
    expect(poor.words).toContain('Sans les données sensibles')
    expect(secrets.filter(secret => JSON.stringify(rich.told).includes(secret))).toEqual(secrets)
    expect(rich.told.leftOut).toEqual([])
    expect(rich.paths).toContain('pieces/Pièce idCard/carte.pdf')
  })

  test('tells of a file that is no longer in the store, and gives the others', async () => {
    const layon = await world.client()
    const { id } = await hire(world, layon)
    await keepPaper(layon, id, { kind: 'caces', files: { 'perdu.pdf': 'lost', 'là.pdf': pdf('là') } })

    const { paths, entries } = await take(await manager(layon), id)

    expect(paths).toEqual(['salarie.json', 'salarie.txt', 'pieces/Pièce caces/là.pdf', 'manquants.txt'])
    expect(entries.get('manquants.txt')?.toString()).toContain('pieces/Pièce caces/perdu.pdf')
  })

  test('gives a large paper whole', async () => {
    const layon = await world.client()
    const { id } = await hire(world, layon)
    const large = Buffer.concat([
      pdf(''),
      crypto.getRandomValues(Buffer.alloc(65_000)),
      Buffer.alloc(14_000_000, 'scan'),
    ])
    await keepPaper(layon, id, { kind: 'caces', files: { 'scan.pdf': large } })

    const { entries } = await take(await manager(layon), id)

    expect(entries.get('pieces/Pièce caces/scan.pdf')?.equals(large)).toBe(true)
  })

  test('has no path that leads out of its folder, whatever a file was called', async () => {
    const layon = await world.client()
    const { id } = await hire(world, layon, { name: 'Petit', firstname: 'Paul' })
    await keepPaper(layon, id, { kind: 'caces', files: { 'sain.pdf': pdf('') } })
    await ask(world.installer, `update kernel.file set name = '../../../etc/cron.d/x.pdf' where client_id = $1`, [
      layon.id,
    ])
    await ask(world.installer, `update rh.document_kind set label = '../..' where client_id = $1 and code = 'caces'`, [
      layon.id,
    ])

    const { paths } = await take(await manager(layon), id)

    expect(paths.at(-1)).toBe('pieces/-/etc cron.d x.pdf')
  })

  test('is written down with who took it, before it leaves', async () => {
    const layon = await world.client()
    const { id } = await hire(world, layon)
    const marie = await manager(layon)

    await take(marie, id)

    expect(await ask(world.installer, 'select what, actor_id from rh.disclosure where employee_id = $1', [id])).toEqual(
      [{ what: 'file', actor_id: marie.userId }],
    )
  })
})

describe('taking away a file is refused', () => {
  const statusFor = async (person: TestPerson, id: string) =>
    (await as(person).send(employeeExportCalls.exportEmployee, { id })).statusCode

  test('to who does not manage the staff, and nothing is written down', async () => {
    const layon = await world.client()
    const { id } = await hire(world, layon)
    const writer = await world.person({ in: layon, rights: { [staff]: 2, [sensitive]: 2 }, allCompanies: true })

    expect(await statusFor(writer, id)).toBe(403)
    expect(await ask(world.installer, 'select from rh.disclosure where employee_id = $1', [id])).toEqual([])
  })

  test('for somebody of another company, of a neighbour client, or nobody: they do not exist', async () => {
    const layon = await world.client({ companies: ['Serres', 'Vergers'] })
    const { id } = await hire(world, layon, { company: 1 })
    const ofOneCompany = await world.person({ in: layon, rights: { [staff]: 3 }, companies: [0] })
    const neighbour = await manager(await world.client())

    expect([
      await statusFor(ofOneCompany, id),
      await statusFor(neighbour, id),
      await statusFor(neighbour, crypto.randomUUID()),
    ]).toEqual([404, 404, 404])
  })

  test('without a session', async () => {
    const answer = await as({ app: world.app }).send(employeeExportCalls.exportEmployee, { id: crypto.randomUUID() })
    expect(answer.statusCode).toBe(401)
  })
})
