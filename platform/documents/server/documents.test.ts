import ExcelJS from 'exceljs'
import { PDF } from '@libpdf/core'
import { describe, expect, test } from 'vitest'
import { as } from '#kernel/testing/as.ts'
import { line, run, wordFile } from '#kernel/testing/word-file.ts'
import { type TestClient, type TestPerson, useOwnWorld } from '#platform/testing/world.ts'
import { documentsBrowserCalls } from '#platform/configuration/documents-browser.calls.ts'
import { searchCalls } from '#platform/search/search.calls.ts'
import { documentsCalls } from '../documents.calls.ts'
import { readContentsJob } from '../documents.server.ts'

const world = useOwnWorld()

const rh = 'documents/rh'
const staff = 'docsrh'

const pdf = (name = 'Règlement.pdf', text = 'articles') => new File([`%PDF-1.7 ${text}`], name)

/** A root folder, as whoever configures the browser of that element makes it. */
async function rootFolder(client: TestClient, name: string, element = rh): Promise<string> {
  const admin = await world.person({ in: client, admin: true, allCompanies: true })
  const { folders } = await as(admin).call(documentsBrowserCalls.createRootFolder, {
    elementId: world.catalogue.idOf(element) as number,
    name,
  })
  return folders.find(folder => folder.name === name)?.id as string
}

const hr = (client: TestClient, level: 1 | 2 | 3 = 3, element = rh) =>
  world.person({ in: client, rights: { [element]: level } })

const file = (person: TestPerson, folderId: string, given = pdf(), more: object = {}) =>
  as(person).sendForm(documentsCalls.uploadDocument, { folderId, ...more }, { file: [given] })

const folder = async (person: TestPerson, parentId: string, name: string, companyId: string | null = null) =>
  (await as(person).call(documentsCalls.createFolder, { parentId, name, companyId })).id

const tree = (person: TestPerson, browser?: string) =>
  as(person).call(documentsCalls.getFolders, { applicationId: 8, ...(browser && { browser }) })

const list = (person: TestPerson, folderId: string, more: object = {}) =>
  as(person).call(documentsCalls.getDocuments, { folderId, page: 0, size: 10, ...more })

const namesIn = async (person: TestPerson, folderId: string, more: object = {}) =>
  (await list(person, folderId, more)).items.map(({ name }) => name)

const depthOf = async (person: TestPerson, from: string, levels: number) => {
  let id = from
  for (let level = 2; level <= levels; level += 1) id = await folder(person, id, `Niveau ${level}`)
  return id
}

const unknownId = '0198a000-0000-7000-8000-000000000000'

describe('what a document says', () => {
  const read = (client: TestClient) =>
    readContentsJob.run({ ...world.ground, databases: world.databases }, { clientId: client.id })

  test('is searched beside its name, without case or accents, in each of its files', async () => {
    const client = await world.client()
    const notes = await rootFolder(client, 'Notes')
    const marie = await hr(client)
    const saying = async (person: TestPerson, search: string) => namesIn(person, notes, { search })
    await file(marie, notes, await wordFile(line(run('Récolte des '), run('fraises')), {}, 'Consignes.docx'))
    const { id } = (await file(marie, notes, new File(['Nom;Poste\nPetit;Cueilleur\n'], 'liste.csv'))).json()
    expect(await saying(marie, 'fraises')).toEqual([])

    await read(client)

    expect(await saying(marie, 'recolte FRAISES')).toEqual(['Consignes.docx'])
    expect(await saying(marie, 'cueilleur')).toEqual(['liste.csv'])
    await file(marie, notes, new File(['Nom;Poste\nPetit;Soudeur\n'], 'liste.csv'), { documentId: id })
    await read(client)
    expect(await saying(marie, 'cueilleur')).toEqual([])
    expect(await saying(marie, 'soudeur')).toEqual(['liste.csv'])
  })

  test('is read of a PDF; one that is damaged says nothing, and holds up no other', async () => {
    const client = await world.client()
    const notes = await rootFolder(client, 'Notes')
    const marie = await hr(client)
    await file(marie, notes, pdf('Abimé.pdf'))
    const written = PDF.create()
    written.addPage().drawText('Bail rural', { x: 60, y: 700 })
    await file(marie, notes, new File([new Uint8Array(await written.save())], 'Acte.pdf'))

    await read(client)

    expect(await namesIn(marie, notes, { search: 'bail rural' })).toEqual(['Acte.pdf'])
    const neighbour = await hr(await world.client())
    expect(
      (await as(neighbour).send(documentsCalls.getDocuments, { folderId: notes, page: 0, size: 10, search: 'bail' }))
        .statusCode,
    ).toBe(404)
  })
})

describe('a document', () => {
  test('stands in its folder in any order of the list', async () => {
    const client = await world.client()
    const contracts = await rootFolder(client, 'Contrats')
    const marie = await hr(client)
    for (const name of ['Bail.pdf', 'Avenant.pdf']) await file(marie, contracts, pdf(name))

    expect(await namesIn(marie, contracts)).toEqual(['Avenant.pdf', 'Bail.pdf'])
    expect(await namesIn(marie, contracts, { sort: '-filedAt' })).toEqual(['Avenant.pdf', 'Bail.pdf'])
    expect(await namesIn(marie, contracts, { sort: 'filedAt' })).toEqual(['Bail.pdf', 'Avenant.pdf'])
    for (const sort of ['tags', 'expiresOn']) expect(await namesIn(marie, contracts, { sort })).toHaveLength(2)
  })

  test('is found by its kind, and by the end of its validity', async () => {
    const client = await world.client()
    const contracts = await rootFolder(client, 'Contrats')
    const marie = await hr(client)
    const day = (days: number) => world.clock.today().add({ days }).toString()
    for (const [name, days] of [
      ['Passé', -1],
      ['Bientôt', 20],
      ['Plus tard', 60],
    ] as const) {
      const { id, version } = (await file(marie, contracts, pdf(`${name}.pdf`))).json()
      const entry = { kind: 'document', id, version, name: `${name}.pdf`, expiresOn: day(days) } as const
      await as(marie).call(documentsCalls.renameEntry, entry)
    }
    await file(marie, contracts, new File(['a;b'], 'Liste.csv'))

    expect(await namesIn(marie, contracts, { family: 'text' })).toEqual(['Liste.csv'])
    expect(await namesIn(marie, contracts, { family: 'pdf' })).toHaveLength(3)
    expect(await namesIn(marie, contracts, { validity: 'expired' })).toEqual(['Passé.pdf'])
    expect(await namesIn(marie, contracts, { validity: 'ending' })).toEqual(['Bientôt.pdf'])
  })

  test('is put into a folder, listed there and read back byte by byte', async () => {
    const client = await world.client()
    const contracts = await rootFolder(client, 'Contrats')
    const [marie, paul] = [await hr(client), await hr(client, 1)]

    const filed = await file(marie, contracts)
    const { items, total } = await list(paul, contracts)
    const read = await as(paul).send(documentsCalls.getDocumentFile, { id: filed.json().id })

    expect([filed.statusCode, total]).toEqual([201, 1])
    expect(items[0]).toMatchObject({
      name: 'Règlement.pdf',
      folder: 'Contrats',
      mime: 'application/pdf',
      number: 1,
      author: 'Marie Caron',
      expired: false,
      can: { write: false, archive: false },
    })
    expect([read.body, read.headers['content-type']]).toEqual(['%PDF-1.7 articles', 'application/pdf'])
    expect(read.headers['content-disposition']).toContain("filename*=UTF-8''R%C3%A8glement.pdf")
  })

  test('of lines and columns is shown line by line, and one that cannot be read says so', async () => {
    const client = await world.client()
    const contracts = await rootFolder(client, 'Contrats')
    const [marie, neighbour] = [await hr(client), await hr(await world.client())]
    const book = new ExcelJS.Workbook()
    book.addWorksheet('Effectif').addRows([['Nom', 'Heures'], [], ['Lefèvre', 35]])
    const names = new File([new Uint8Array(await book.xlsx.writeBuffer())], 'Effectif.xlsx')
    const many = new File([`Nom;Ville\n${'Zoé;Nantes\n'.repeat(300)}`], 'Liste.csv')
    const filed = await Promise.all(
      [names, many, pdf()].map(async given => (await file(marie, contracts, given)).json().id),
    )
    const rows = (id: string, person = marie) => as(person).send(documentsCalls.getDocumentRows, { id })
    const [workbook, list, letter] = await Promise.all(filed.map(id => rows(id)))

    expect(workbook?.json()).toEqual({
      rows: [
        { number: 1, cells: ['Nom', 'Heures'] },
        { number: 3, cells: ['Lefèvre', 35] },
      ],
      isCut: false,
    })
    expect([list?.json().rows.length, list?.json().isCut]).toEqual([200, true])
    expect([letter?.statusCode, letter?.json().code]).toEqual([400, 'UNREADABLE_TABLE'])
    expect((await rows(filed[0], neighbour)).statusCode).toBe(404)
    const stranger = await world.person({ in: client })
    expect((await rows(filed[0], stranger)).statusCode).toBe(403)
  })

  test('that lies about its type is refused, and nothing of it stays', async () => {
    const client = await world.client()
    const contracts = await rootFolder(client, 'Contrats')
    const marie = await hr(client)

    const html = await file(marie, contracts, new File(['<script>alert(1)</script>'], 'Règlement.pdf'))
    const renamed = await file(marie, contracts, pdf('Règlement.docx'))

    expect([html.statusCode, renamed.statusCode]).toEqual([415, 415])
    expect(await namesIn(marie, contracts)).toEqual([])
    expect(await world.inClient(client, db => db.selectFrom('kernel.file').select('id').execute())).toEqual([])
  })

  test('of a type that the browser of its folder does not take is refused', async () => {
    const client = await world.client()
    const contracts = await rootFolder(client, 'Contrats')
    const [admin, marie] = [await world.person({ in: client, admin: true, allCompanies: true }), await hr(client)]
    await as(admin).call(documentsBrowserCalls.setDocumentsBrowser, {
      elementId: world.catalogue.idOf(rh) as number,
      folderIds: [contracts],
      uploadTypes: ['image'],
      version: 0,
    })

    expect((await file(marie, contracts)).statusCode).toBe(415)
    expect((await tree(marie))[0]?.uploadTypes).toEqual(['image'])
  })

  test('bears a name of its own in its folder: of two that come at once, one is told', async () => {
    const client = await world.client()
    const contracts = await rootFolder(client, 'Contrats')
    const [marie, paul] = [await hr(client), await hr(client)]

    const answers = await Promise.all([file(marie, contracts), file(paul, contracts, pdf('RÈGLEMENT.pdf'))])

    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 400])
    expect(answers.find(({ statusCode }) => statusCode === 400)?.json().fields[0]).toMatchObject({
      field: 'file',
      code: 'taken',
    })
    expect((await list(marie, contracts)).total).toBe(1)
  })

  test('keeps every file that it has been', async () => {
    const client = await world.client()
    const contracts = await rootFolder(client, 'Contrats')
    const marie = await hr(client)
    const { id, version } = (await file(marie, contracts)).json()

    const second = await file(marie, contracts, pdf('autre nom.pdf', 'articles revus'), { documentId: id, version })
    const picture = await file(marie, contracts, new File(['a;b'], 'Liste.csv'), { documentId: id })

    expect([second.json().number, second.json().name]).toEqual([2, 'Règlement.pdf'])
    expect([picture.statusCode, picture.json().fields[0].code]).toEqual([400, 'other_type'])
    const versions = await as(marie).call(documentsCalls.getDocumentVersions, { id })
    expect(versions.map(({ number, author }) => [number, author])).toEqual([
      [2, 'Marie Caron'],
      [1, 'Marie Caron'],
    ])
    const read = async (number?: number) =>
      (await as(marie).send(documentsCalls.getDocumentFile, { id, ...(number && { number }) })).body
    expect([await read(), await read(1), await read(2)]).toEqual([
      '%PDF-1.7 articles revus',
      '%PDF-1.7 articles',
      '%PDF-1.7 articles revus',
    ])
    expect((await as(marie).send(documentsCalls.getDocumentFile, { id, number: 3 })).statusCode).toBe(404)
  })

  test('that somebody changed meanwhile is not overwritten', async () => {
    const client = await world.client()
    const contracts = await rootFolder(client, 'Contrats')
    const marie = await hr(client)
    const { id, version } = (await file(marie, contracts)).json()
    await file(marie, contracts, pdf(), { documentId: id, version })

    const late = [
      await file(marie, contracts, pdf(), { documentId: id, version }),
      await as(marie).send(documentsCalls.renameEntry, { kind: 'document', id, version, name: 'Charte.pdf' }),
      await as(marie).send(documentsCalls.moveEntry, { kind: 'document', id, version, folderId: contracts }),
      await as(marie).send(documentsCalls.archiveEntry, { kind: 'document', id, version, archived: true }),
    ]

    expect(late.map(answer => [answer.statusCode, answer.json().code])).toEqual(
      Array(4).fill([409, 'VERSION_CONFLICT']),
    )
  })

  test('is named, tagged and dated, and found by a piece of its name or tag, below its folder too', async () => {
    const client = await world.client()
    const contracts = await rootFolder(client, 'Contrats')
    const marie = await hr(client)
    const seasons = await folder(marie, contracts, 'Saisonniers')
    const { id, version } = (await file(marie, seasons)).json()
    const rename = (name: string, more: object = {}) =>
      as(marie).send(documentsCalls.renameEntry, { kind: 'document', id, name, ...more })

    const renamed = await rename('Charte.pdf', { version, tags: ['Sécurité', 'Sécurité'], expiresOn: '2026-11-20' })

    expect(renamed.statusCode).toBe(200)
    expect((await list(marie, contracts, { search: 'secur' })).items[0]).toMatchObject({
      name: 'Charte.pdf',
      folder: 'Saisonniers',
      tags: ['Sécurité'],
      expiresOn: '2026-11-20',
      expired: '2026-11-20' < world.clock.today().toString(),
    })
    expect(await namesIn(marie, contracts, { search: 'charte' })).toEqual(['Charte.pdf'])
    expect(await namesIn(marie, contracts)).toEqual([])
    expect((await rename('Charte.docx')).json().fields[0].code).toBe('ending')
    await file(marie, seasons)
    expect((await rename('règlement.pdf')).json().fields[0].code).toBe('taken')
  })

  test('is named as a person reads it, whoever named it and however', async () => {
    const client = await world.client()
    const contracts = await rootFolder(client, 'Contrats')
    const marie = await hr(client)
    const { id } = (await file(marie, contracts, pdf('Re\u0301glement\u202E.pdf'))).json()
    const rename = (name: string, more: object = {}) =>
      as(marie).send(documentsCalls.renameEntry, { kind: 'document', id, name, ...more })
    expect(await namesIn(marie, contracts)).toEqual(['Réglement.pdf'])

    await rename('\u202EPe\u0301rimètre\u200B.pdf', { tags: ['\u2066Sécurité\u2069'] })

    expect((await list(marie, contracts)).items[0]).toMatchObject({ name: 'Périmètre.pdf', tags: ['Sécurité'] })
    expect((await rename('\u200B\u200D')).json().fields[0].field).toBe('name')
    await file(marie, contracts, pdf('Bail.pdf'))
    expect((await rename('Bail.pdf\u200F')).json().fields[0].code).toBe('taken')
  })

  test('has expired on the day after its last one', async () => {
    const client = await world.client()
    const contracts = await rootFolder(client, 'Contrats')
    const marie = await hr(client)
    const today = world.clock.today()
    const expire = async (name: string, expiresOn: string) => {
      const { id } = (await file(marie, contracts, pdf(name))).json()
      await as(marie).call(documentsCalls.renameEntry, { kind: 'document', id, name, expiresOn })
    }
    await expire('Agrément.pdf', today.toString())
    await expire('Bail.pdf', today.subtract({ days: 1 }).toString())

    expect((await list(marie, contracts)).items.map(({ name, expired }) => [name, expired])).toEqual([
      ['Agrément.pdf', false],
      ['Bail.pdf', true],
    ])
  })

  test('goes to another folder in which one writes, and to no other', async () => {
    const client = await world.client()
    const [contracts, notices] = [await rootFolder(client, 'Contrats'), await rootFolder(client, 'Affichage', staff)]
    const marie = await world.person({ in: client, rights: { [rh]: 2, [staff]: 2 } })
    const paul = await world.person({ in: client, rights: { [rh]: 2, [staff]: 1 } })
    const { id } = (await file(marie, contracts)).json()
    const move = (person: TestPerson, folderId: string) =>
      as(person).send(documentsCalls.moveEntry, { kind: 'document', id, folderId })

    expect((await move(paul, notices)).statusCode).toBe(404)
    expect((await move(marie, notices)).statusCode).toBe(200)
    expect([await namesIn(marie, contracts), await namesIn(marie, notices)]).toEqual([[], ['Règlement.pdf']])
    expect((await move(paul, contracts)).statusCode).toBe(404)
    await file(marie, contracts)
    expect((await move(marie, contracts)).json().fields[0]).toMatchObject({ field: 'folderId', code: 'taken' })
  })

  test('in the archives is seen and restored by whoever manages, and its name is free meanwhile', async () => {
    const client = await world.client()
    const contracts = await rootFolder(client, 'Contrats')
    const [marie, paul] = [await hr(client), await hr(client, 2)]
    const { id } = (await file(marie, contracts)).json()
    const archive = (person: TestPerson, archived: boolean) =>
      as(person).send(documentsCalls.archiveEntry, { kind: 'document', id, archived })

    expect((await archive(paul, true)).statusCode).toBe(403)
    expect((await archive(marie, true)).statusCode).toBe(200)
    expect(await namesIn(paul, contracts)).toEqual([])
    expect((await as(paul).send(documentsCalls.getDocumentFile, { id })).statusCode).toBe(404)
    const archives = { folderId: contracts, page: 0, size: 10, state: 'archived' }
    expect((await as(paul).send(documentsCalls.getDocuments, archives)).statusCode).toBe(404)
    expect(await namesIn(marie, contracts, { state: 'archived' })).toEqual(['Règlement.pdf'])
    expect(
      (await as(marie).send(documentsCalls.renameEntry, { kind: 'document', id, name: 'Charte.pdf' })).json().code,
    ).toBe('DOCUMENT_ARCHIVED')

    expect((await file(paul, contracts)).statusCode).toBe(201)
    expect((await archive(marie, false)).json().fields[0].code).toBe('taken')
  })
})

describe('a folder', () => {
  test('is made in another, and takes its right', async () => {
    const client = await world.client()
    const contracts = await rootFolder(client, 'Contrats')
    const [marie, paul] = [await hr(client), await hr(client, 1)]
    const seasons = await folder(marie, contracts, 'Saisonniers')
    await file(marie, seasons)

    const twice = await as(marie).send(documentsCalls.createFolder, { parentId: contracts, name: 'SAISONNIERS' })

    expect((await tree(paul)).map(({ name, documents, parentId, can }) => [name, documents, parentId, can])).toEqual([
      ['Contrats', 0, null, { write: false, archive: false }],
      ['Saisonniers', 1, contracts, { write: false, archive: false }],
    ])
    expect([twice.statusCode, twice.json().fields[0].code]).toEqual([400, 'taken'])
  })

  test('is shown by a browser as it was set up', async () => {
    const client = await world.client()
    const [contracts, notices] = [await rootFolder(client, 'Contrats'), await rootFolder(client, 'Affichage')]
    const [admin, marie] = [await world.person({ in: client, admin: true, allCompanies: true }), await hr(client)]
    await folder(marie, notices, 'Grilles')
    const decide = (folderIds: string[], version: number) =>
      as(admin).call(documentsBrowserCalls.setDocumentsBrowser, {
        elementId: world.catalogue.idOf(rh) as number,
        folderIds,
        uploadTypes: ['pdf'],
        version,
      })
    const shown = async () => (await tree(marie, rh)).map(({ name }) => name)

    await decide([notices, contracts], 0)
    expect(await shown()).toEqual(['Affichage', 'Grilles', 'Contrats'])
    await decide([contracts], 1)
    expect(await shown()).toEqual(['Contrats'])
    const elsewhere = { applicationId: 8, browser: 'documents/atelier' }
    expect((await as(marie).send(documentsCalls.getFolders, elsewhere)).statusCode).toBe(404)
  })

  test('that one may not read is not there, nor how much it holds', async () => {
    const client = await world.client()
    const [contracts, notices] = [await rootFolder(client, 'Contrats'), await rootFolder(client, 'Affichage', staff)]
    const [marie, paul] = [await hr(client), await hr(client, 3, staff)]
    const { id } = (await file(marie, contracts)).json()
    const asked = { folderId: contracts, page: 0, size: 10 }

    const unseen = [
      await as(paul).send(documentsCalls.getDocuments, asked),
      await as(paul).send(documentsCalls.getDocumentFile, { id }),
      await as(paul).send(documentsCalls.getDocumentVersions, { id }),
      await file(paul, contracts),
      await as(paul).send(documentsCalls.createFolder, { parentId: contracts, name: 'A' }),
      await as(paul).send(documentsCalls.renameEntry, { kind: 'folder', id: contracts, name: 'A' }),
      await as(paul).send(documentsCalls.moveEntry, { kind: 'document', id, folderId: notices }),
      await as(paul).send(documentsCalls.archiveEntry, { kind: 'document', id, archived: true }),
    ]

    expect(unseen.map(({ statusCode }) => statusCode)).toEqual(Array(8).fill(404))
    expect((await tree(paul)).map(({ name }) => name)).toEqual(['Affichage'])
    const [first] = unseen
    const absent = await as(paul).send(documentsCalls.getDocuments, { ...asked, folderId: unknownId })
    expect({ ...absent.json(), requestId: '' }).toEqual({ ...first?.json(), requestId: '' })
  })

  test('of a company is for its people alone', async () => {
    const client = await world.client({ companies: ['Serres', 'Vergers'] })
    const [serres, vergers] = client.companies.map(({ id }) => id) as [string, string]
    const contracts = await rootFolder(client, 'Contrats')
    const [marie, paul] = [
      await world.person({ in: client, rights: { [rh]: 3 }, allCompanies: true }),
      await world.person({ in: client, rights: { [rh]: 3 }, companies: [0] }),
    ]
    const orchard = await folder(marie, contracts, 'Vergers', vergers)
    await file(marie, orchard)
    const make = (person: TestPerson, parentId: string, companyId: string) =>
      as(person).send(documentsCalls.createFolder, { parentId, name: 'Notes', companyId })

    expect((await tree(paul)).map(({ name }) => name)).toEqual(['Contrats'])
    expect(await namesIn(paul, contracts, { search: 'regl' })).toEqual([])
    expect(await namesIn(marie, contracts, { search: 'regl' })).toEqual(['Règlement.pdf'])
    expect((await file(paul, orchard)).statusCode).toBe(404)
    expect((await make(paul, contracts, vergers)).json().fields[0].field).toBe('companyId')
    expect((await make(marie, orchard, serres)).json().fields[0].field).toBe('companyId')
    const house = await folder(marie, contracts, 'Serres', serres)
    const into = await as(marie).send(documentsCalls.moveEntry, { kind: 'folder', id: orchard, folderId: house })
    expect(into.json().fields[0].code).toBe('other_company')
  })

  test('that holds one of a company where the caller has no hand stays where it is', async () => {
    const client = await world.client({ companies: ['Serres', 'Vergers'] })
    const contracts = await rootFolder(client, 'Contrats')
    const marie = await world.person({ in: client, rights: { [rh]: 3 }, allCompanies: true })
    const paul = await world.person({ in: client, rights: { [rh]: 3 }, companies: [0] })
    const [first, second] = [await folder(marie, contracts, 'A'), await folder(marie, contracts, 'B')]
    await folder(marie, first, 'Vergers', client.companies[1]?.id)

    const entry = { kind: 'folder', id: first }
    expect((await as(paul).send(documentsCalls.moveEntry, { ...entry, folderId: second })).statusCode).toBe(404)
    expect((await as(paul).send(documentsCalls.archiveEntry, { ...entry, archived: true })).statusCode).toBe(404)
    expect((await as(marie).send(documentsCalls.archiveEntry, { ...entry, archived: true })).statusCode).toBe(200)
  })

  test('goes with all it holds, takes the right of its new place, and never into itself', async () => {
    const client = await world.client()
    const [contracts, notices] = [await rootFolder(client, 'Contrats'), await rootFolder(client, 'Affichage', staff)]
    const marie = await world.person({ in: client, rights: { [rh]: 2, [staff]: 2 } })
    const paul = await hr(client, 1, staff)
    const seasons = await folder(marie, contracts, 'Saisonniers')
    const summer = await folder(marie, seasons, 'Été')
    await file(marie, summer)
    const move = (id: string, folderId: string) =>
      as(marie).send(documentsCalls.moveEntry, { kind: 'folder', id, folderId })

    expect((await move(seasons, summer)).json().fields[0].code).toBe('inside')
    expect((await move(seasons, seasons)).json().fields[0].code).toBe('inside')
    expect((await move(contracts, notices)).json().fields[0].code).toBe('root')
    expect((await move(seasons, notices)).statusCode).toBe(200)
    expect((await tree(paul)).map(({ name }) => name)).toEqual(['Affichage', 'Saisonniers', 'Été'])
    expect(await namesIn(paul, summer)).toEqual(['Règlement.pdf'])
  })

  test('of two moved into each other at once, one stays', async () => {
    const client = await world.client()
    const contracts = await rootFolder(client, 'Contrats')
    const marie = await hr(client)
    const [one, other] = [await folder(marie, contracts, 'A'), await folder(marie, contracts, 'B')]
    const move = (id: string, folderId: string) =>
      as(marie).send(documentsCalls.moveEntry, { kind: 'folder', id, folderId })

    const answers = await Promise.all([move(one, other), move(other, one)])

    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 400])
    expect(await tree(marie)).toHaveLength(3)
  })

  test('lies at most eight deep', async () => {
    const client = await world.client()
    const [contracts, notices] = [await rootFolder(client, 'Contrats'), await rootFolder(client, 'Affichage')]
    const marie = await hr(client)
    const eighth = await depthOf(marie, contracts, 8)
    const pair = await folder(marie, notices, 'Paire')
    await folder(marie, pair, 'Dessous')
    const line = (await tree(marie)).find(({ id }) => id === eighth)?.parentId as string

    const ninth = await as(marie).send(documentsCalls.createFolder, { parentId: eighth, name: 'Niveau 9' })
    const moved = await as(marie).send(documentsCalls.moveEntry, { kind: 'folder', id: pair, folderId: line })

    expect([ninth.statusCode, ninth.json().fields[0].code]).toEqual([400, 'too_deep'])
    expect([moved.statusCode, moved.json().fields[0].code]).toEqual([400, 'too_deep'])
  })

  test('in the archives hides what it holds from all but those who may restore it', async () => {
    const client = await world.client()
    const contracts = await rootFolder(client, 'Contrats')
    const [marie, paul] = [await hr(client), await hr(client, 2)]
    const seasons = await folder(marie, contracts, 'Saisonniers')
    const summer = await folder(marie, seasons, 'Été')
    const { id } = (await file(marie, summer)).json()
    const archive = (archived: boolean) =>
      as(marie).send(documentsCalls.archiveEntry, { kind: 'folder', id: seasons, archived })

    expect((await archive(true)).statusCode).toBe(200)
    expect((await tree(paul)).map(({ name }) => name)).toEqual(['Contrats'])
    expect((await as(paul).send(documentsCalls.getDocumentFile, { id })).statusCode).toBe(404)
    expect(await namesIn(paul, contracts, { search: 'regl' })).toEqual([])
    expect((await tree(marie)).map(({ name, archived, can }) => [name, archived, can.write])).toEqual([
      ['Contrats', false, true],
      ['Saisonniers', true, false],
      ['Été', true, false],
    ])
    expect(await namesIn(marie, summer)).toEqual(['Règlement.pdf'])
    expect((await file(marie, summer)).json().code).toBe('FOLDER_ARCHIVED')
    const tagged = await as(marie).send(documentsCalls.renameEntry, { kind: 'document', id, name: 'Charte.pdf' })
    expect([tagged.statusCode, tagged.json().code]).toEqual([409, 'FOLDER_ARCHIVED'])

    await folder(marie, contracts, 'Saisonniers')
    expect((await archive(false)).json().fields[0].code).toBe('taken')
  })

  test('is renamed, but has no tag', async () => {
    const client = await world.client()
    const contracts = await rootFolder(client, 'Contrats')
    const marie = await hr(client, 2)
    const [version] = (await tree(marie)).map(folderSeen => folderSeen.version)
    const rename = (more: object) =>
      as(marie).send(documentsCalls.renameEntry, { kind: 'folder', id: contracts, name: 'Embauches', ...more })

    expect((await rename({ tags: [] })).json().fields[0]).toMatchObject({ field: 'tags', code: 'unexpected' })
    expect((await rename({ version })).statusCode).toBe(200)
    expect((await rename({ version })).json().code).toBe('VERSION_CONFLICT')
    expect((await tree(marie)).map(({ name }) => name)).toEqual(['Embauches'])
  })
})

test('the search of the bar finds the documents that one may read, and opens their folder', async () => {
  const client = await world.client({ companies: ['Serres', 'Vergers'] })
  const contracts = await rootFolder(client, 'Contrats')
  const marie = await world.person({ in: client, rights: { [rh]: 3 }, allCompanies: true })
  const paul = await world.person({ in: client, rights: { [rh]: 1 }, companies: [0] })
  const luc = await hr(client, 1, staff)
  const { id } = (await file(marie, contracts)).json()
  await file(
    marie,
    await folder(marie, contracts, 'Vergers', client.companies[1]?.id),
    pdf('Règlement des vergers.pdf'),
  )
  const old = await folder(marie, contracts, 'Anciens')
  await file(marie, old, pdf('Règlement ancien.pdf'))
  await as(marie).call(documentsCalls.archiveEntry, { kind: 'folder', id: old, archived: true })
  const find = async (person: TestPerson) => (await as(person).call(searchCalls.search, { words: 'reglement' })).files

  expect((await find(marie)).map(({ title }) => title)).toEqual(['Règlement des vergers.pdf', 'Règlement.pdf'])
  const [found, ...others] = await find(paul)
  expect([found?.title, found?.detail, others]).toEqual(['Règlement.pdf', 'Contrats', []])
  expect(found?.address).toBe(
    `/documents/rh?${new URLSearchParams({ folder: contracts, search: 'Règlement.pdf', document: id })}`,
  )
  expect(await find(luc)).toEqual([])
})

test('who only reads changes nothing', async () => {
  const client = await world.client()
  const contracts = await rootFolder(client, 'Contrats')
  const { id } = (await file(await hr(client), contracts)).json()
  const paul = await hr(client, 1)

  const refused = [
    await file(paul, contracts),
    await as(paul).send(documentsCalls.createFolder, { parentId: contracts, name: 'A' }),
    await as(paul).send(documentsCalls.moveEntry, { kind: 'document', id, folderId: contracts }),
    await as(paul).send(documentsCalls.renameEntry, { kind: 'document', id, name: 'A.pdf' }),
    await as(paul).send(documentsCalls.archiveEntry, { kind: 'document', id, archived: true }),
  ]

  expect(refused.map(({ statusCode }) => statusCode)).toEqual(Array(5).fill(403))
  expect(await namesIn(paul, contracts)).toEqual(['Règlement.pdf'])
})

test('who has no document browser reads no document', async () => {
  const client = await world.client()
  const contracts = await rootFolder(client, 'Contrats')
  const { id } = (await file(await hr(client), contracts)).json()
  const luc = await world.person({ in: client, rights: { 'rh/gestion_du_personnel/salaries': 3 } })

  const refused = [
    await as(luc).send(documentsCalls.getFolders, { applicationId: 8 }),
    await as(luc).send(documentsCalls.getDocuments, { folderId: contracts, page: 0, size: 10 }),
    await as(luc).send(documentsCalls.getDocumentFile, { id }),
    await as(luc).send(documentsCalls.getDocumentVersions, { id }),
  ]

  expect(refused.map(({ statusCode }) => statusCode)).toEqual(Array(4).fill(403))
})

test('a neighbour neither sees nor changes what is not his', async () => {
  const [layon, bocage] = [await world.client(), await world.client()]
  const contracts = await rootFolder(layon, 'Contrats')
  const [marie, anne] = [await hr(layon), await hr(bocage)]
  const own = await rootFolder(bocage, 'Contrats')
  const { id } = (await file(marie, contracts)).json()
  const asked = { folderId: contracts, page: 0, size: 10 }

  const unknown = [
    await as(anne).send(documentsCalls.getDocuments, asked),
    await as(anne).send(documentsCalls.getDocumentFile, { id }),
    await as(anne).send(documentsCalls.getDocumentVersions, { id }),
    await file(anne, contracts),
    await file(anne, own, pdf(), { documentId: id }),
    await as(anne).send(documentsCalls.createFolder, { parentId: contracts, name: 'A' }),
    await as(anne).send(documentsCalls.moveEntry, { kind: 'document', id, folderId: own }),
    await as(anne).send(documentsCalls.renameEntry, { kind: 'document', id, name: 'A.pdf' }),
    await as(anne).send(documentsCalls.archiveEntry, { kind: 'document', id, archived: true }),
  ]

  expect(unknown.map(({ statusCode }) => statusCode)).toEqual(Array(9).fill(404))
  expect((await tree(anne)).map(folderSeen => folderSeen.id)).toEqual([own])
  expect(await namesIn(marie, contracts)).toEqual(['Règlement.pdf'])
})

test.each(Object.entries(documentsCalls))('%s wants somebody who is signed in', async (_, call) => {
  const input = { applicationId: 8, folderId: unknownId, id: unknownId, page: 0, size: 10 }
  expect((await as({ app: world.app }).send(call, input)).statusCode).toBe(401)
})
