import { once } from 'node:events'
import { readdir } from 'node:fs/promises'
import { request } from 'node:http'
import { join } from 'node:path'
import { crc32 } from 'node:zlib'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import type { Level } from '#kernel/shared/access.ts'
import { ask } from '#kernel/testing/ask.ts'
import { heicPhoto } from '#kernel/testing/heic-photo.ts'
import { as } from '#kernel/testing/as.ts'
import { type TestClient, type TestPerson, useOwnWorld } from '#platform/testing/world.ts'
import { employeesCalls } from '#rh/employees/employees.calls.ts'
import { employ } from '#rh/testing/employ.ts'
import { givePaper, withUsualKinds } from '#rh/testing/give-paper.ts'
import { hire } from '#rh/testing/hire.ts'
import { documentKindsCalls } from '../document-kinds.calls.ts'
import type { EmployeeDocument } from '../employee-document.model.ts'
import { employeeDocumentsCalls } from '../employee-documents.calls.ts'

const world = useOwnWorld()
const salaries = 'rh/gestion_du_personnel/salaries'
const sensitiveData = `${salaries}#donnees_sensibles`
const deadlines = 'rh/gestion_du_personnel/echeances'
const everything: Record<string, Level> = { [salaries]: 3, [sensitiveData]: 2, [deadlines]: 3 }
const day = (days: number) => world.clock.today().add({ days }).toString()

const pdf = (name = 'permis.pdf') => new File(['%PDF-1.7 a paper'], name)
const photo = async (name = 'carte.jpg') =>
  new File(
    [
      new Uint8Array(
        await sharp({ create: { width: 60, height: 40, channels: 3, background: '#a33' } })
          .jpeg()
          .toBuffer(),
      ),
    ],
    name,
  )

/** A pixel that says that it is sixty-four million of them. */
async function bomb(name: string) {
  const bytes = await sharp({ create: { width: 1, height: 1, channels: 3, background: '#fff' } })
    .png()
    .toBuffer()
  bytes.writeUInt32BE(8_000, 16)
  bytes.writeUInt32BE(8_000, 20)
  bytes.writeUInt32BE(crc32(bytes.subarray(12, 29)), 29)
  return new File([new Uint8Array(bytes)], name)
}

/** Marie, who may do everything unless said, and Paul of the staff. */
async function inSerres(rights: Record<string, Level> = everything) {
  const serres = await world.client()
  await withUsualKinds(world, serres)
  const marie = await world.person({ in: serres, rights })
  const { id } = await hire(world, serres)
  return { serres, marie, paul: id }
}

type Sent = { employeeId: string; fileType: string } & Record<string, string>

async function bring(person: TestPerson, sent: Sent, files: readonly File[] = [pdf()]): Promise<EmployeeDocument> {
  const response = await as(person).sendForm(employeeDocumentsCalls.saveEmployeeFiles, sent, { files })
  expect(response.statusCode, response.body).toBe(200)
  return response.json()[0]
}

const refused = async (person: TestPerson, sent: Sent, files: readonly File[] = [pdf()]) => {
  const { statusCode, body } = await as(person).sendForm(employeeDocumentsCalls.saveEmployeeFiles, sent, { files })
  const { code, fields } = JSON.parse(body)
  return { status: statusCode, code, field: fields?.[0]?.field }
}

const papersOf = async (person: TestPerson, id: string) =>
  (await as(person).call(employeeDocumentsCalls.getEmployeeDocuments, { id })).flatMap(({ documents }) => documents)

const disclosures = async (client: TestClient) =>
  (
    await ask<{ what: string }>(world.installer, 'select what from rh.disclosure where client_id = $1', [client.id])
  ).map(({ what }) => what)

const bytesIn = async (client: TestClient) => {
  const stored = await ask<{ storage_key: string }>(
    world.installer,
    'select storage_key from kernel.file where client_id = $1',
    [client.id],
  )
  return stored.map(({ storage_key }) => storage_key)
}

const everyFileIn = async (folder: string) =>
  (await readdir(folder, { recursive: true, withFileTypes: true })).filter(entry => entry.isFile())

describe('a paper that is brought', () => {
  test('stands in the file of the person with its dates, its number and its pages', async () => {
    const { marie, paul } = await inSerres()

    const licence = await bring(
      marie,
      {
        employeeId: paul,
        fileType: 'drivingLicence',
        identificationNumber: '14AB99887',
        startingDate: day(-100),
        expirationDate: day(400),
      },
      [pdf('recto.pdf'), await photo('verso.JPG')],
    )

    expect(licence).toMatchObject({
      kind: 'drivingLicence',
      kindLabel: 'Permis de conduire',
      identificationNumber: '14AB99887',
      expirationDate: day(400),
      state: 'valid',
      status: 'accepted',
      files: [{ name: 'recto.pdf' }, { name: 'verso.jpg', mime: 'image/jpeg' }],
      can: { edit: true, delete: true, seeFiles: true },
    })
    expect(await papersOf(marie, paul)).toEqual([licence])
    const { files } = await as(marie).call(employeesCalls.getEmployee, { id: paul })
    expect(files.map(({ id }) => id)).toEqual([licence.id])
  })

  test('is a picture that everybody opens, whatever telephone took it', async () => {
    const { marie, paul } = await inSerres()

    const { files } = await bring(marie, { employeeId: paul, fileType: 'caces' }, [new File([heicPhoto], 'a.heic')])

    expect(files).toMatchObject([{ name: 'a.jpg', mime: 'image/jpeg' }])
  })

  test('ends when the law says so, unless somebody says another day', async () => {
    const { marie, paul } = await inSerres()

    const rescuer = await bring(marie, { employeeId: paul, fileType: 'sst', startingDate: '2026-03-02' })

    expect(rescuer.expirationDate).toBe('2028-03-01')
  })

  test('expires from the first of its reminders on, and has expired the day after its last', async () => {
    const { marie, paul } = await inSerres()
    const ending = async (days: number) =>
      (await bring(marie, { employeeId: paul, fileType: 'caces', expirationDate: day(days) })).state

    expect(await ending(91)).toBe('valid')
    expect(await ending(90)).toBe('expiring')
    expect(await ending(0)).toBe('expiring')
    expect(await ending(-1)).toBe('expired')
  })

  test('is a paper for each file where the kind has neither number nor end', async () => {
    const { marie, paul } = await inSerres()

    await bring(marie, { employeeId: paul, fileType: 'additionalDocument' }, [pdf('a.pdf'), pdf('b.pdf')])

    expect(await papersOf(marie, paul)).toHaveLength(2)
  })

  test('fills what the file lacked', async () => {
    const { marie, paul } = await inSerres()
    const lacks = async () => (await as(marie).call(employeesCalls.getEmployee, { id: paul })).missing

    await bring(marie, { employeeId: paul, fileType: 'resume' })
    expect(await lacks()).toContain('identity')
    await bring(marie, { employeeId: paul, fileType: 'passport' })
    expect(await lacks()).not.toContain('identity')
  })
})

describe('an identity card', () => {
  const saveCard = async (person: TestPerson, employeeId: string, more: Record<string, string> = {}) => {
    const files = { file: [await photo('recto.jpg')], fileBack: [await photo('verso.jpg')] }
    const response = await as(person).sendForm(
      employeeDocumentsCalls.saveEmployeeIdCard,
      { employeeId, ...more },
      files,
    )
    return { status: response.statusCode, card: response.json() as EmployeeDocument }
  }

  test('has two sides, and the next one takes its place', async () => {
    const { marie, paul } = await inSerres()
    const { card: first } = await saveCard(marie, paul, { identificationNumber: '880692310285' })

    const { card: second } = await saveCard(marie, paul)

    expect(second.files.map(({ name }) => name)).toEqual(['recto.jpg', 'verso.jpg'])
    expect(second.supersedesId).toBe(first.id)
    const { identityCard } = await as(marie).call(employeesCalls.getEmployee, { id: paul })
    expect(identityCard?.id).toBe(second.id)
  })

  test('shows its number and its pictures to nobody without the right to sensitive data', async () => {
    const { serres, marie, paul } = await inSerres()
    const { card } = await saveCard(marie, paul, { identificationNumber: '880692310285' })
    const rene = await world.person({ in: serres, rights: { [salaries]: 3 } })
    const ofCard = { documentId: card.id, fileId: card.fileIds[0] as string }

    const [seen] = await papersOf(rene, paul)
    expect(seen).toMatchObject({
      identificationNumber: '*********285',
      files: [],
      fileIds: [],
      can: { seeFiles: false },
    })
    expect((await as(rene).send(employeeDocumentsCalls.getEmployeeDocumentFile, ofCard)).statusCode).toBe(404)
    expect((await as(rene).send(employeeDocumentsCalls.revealEmployeeDocumentFile, ofCard)).statusCode).toBe(403)
    const number = await as(rene).send(employeeDocumentsCalls.revealDocumentNumber, { documentId: card.id })
    expect(number.statusCode).toBe(403)
    expect(await disclosures(serres)).toEqual([])
  })

  test('is shown to who holds it, and each look is written down', async () => {
    const { serres, marie, paul } = await inSerres({ [salaries]: 2, [sensitiveData]: 1 })
    const { card } = await saveCard(marie, paul, { identificationNumber: '880692310285' })

    const shown = await as(marie).send(employeeDocumentsCalls.revealEmployeeDocumentFile, {
      documentId: card.id,
      fileId: card.fileIds[1] as string,
    })
    const number = await as(marie).call(employeeDocumentsCalls.revealDocumentNumber, { documentId: card.id })

    expect(shown.headers['content-type']).toBe('image/jpeg')
    expect(shown.headers['content-security-policy']).toContain('sandbox')
    expect(number.value).toBe('880692310285')
    expect(await disclosures(serres)).toEqual(['file', 'documentNumber'])
  })

  test('of a colleague who may only bring it is not put right by him', async () => {
    const { marie, paul } = await inSerres({ [salaries]: 3, [sensitiveData]: 1 })
    const { card } = await saveCard(marie, paul)
    const change = { documentId: card.id, startingDate: null, expirationDate: day(5) }

    expect((await as(marie).send(employeeDocumentsCalls.editDocumentValidityDates, change)).statusCode).toBe(400)
  })
})

describe('a renewal', () => {
  test('keeps the former paper readable', async () => {
    const { marie, paul } = await inSerres()
    const former = await bring(marie, { employeeId: paul, fileType: 'drivingLicence', expirationDate: day(10) })

    const next = await bring(marie, {
      employeeId: paul,
      fileType: 'drivingLicence',
      startingDate: day(1),
      expirationDate: day(900),
      supersedes: former.id,
    })

    const [first, second] = await papersOf(marie, paul)
    expect(first?.id).toBe(next.id)
    expect(second).toMatchObject({ id: former.id, state: 'superseded', can: { edit: false } })
    const bytes = await as(marie).send(employeeDocumentsCalls.getEmployeeDocumentFile, {
      documentId: former.id,
      fileId: former.fileIds[0] as string,
    })
    expect(bytes.body).toBe('%PDF-1.7 a paper')
  })

  test('of which two are made at once is made once', async () => {
    const { serres, marie, paul } = await inSerres()
    const former = await bring(marie, { employeeId: paul, fileType: 'drivingLicence', expirationDate: day(10) })
    const renewal = { employeeId: paul, fileType: 'drivingLicence', expirationDate: day(800), supersedes: former.id }

    const answers = await Promise.all(
      [1, 2, 3].map(() => as(marie).sendForm(employeeDocumentsCalls.saveEmployeeFiles, renewal, { files: [pdf()] })),
    )

    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409])
    expect(await bytesIn(serres)).toHaveLength(2)
  })

  test('is asked for where a second paper would hold on the same day', async () => {
    const { marie, paul } = await inSerres()
    await bring(marie, { employeeId: paul, fileType: 'drivingLicence', expirationDate: day(10) })

    const second = { employeeId: paul, fileType: 'drivingLicence', startingDate: day(10), expirationDate: day(50) }
    expect(await refused(marie, second)).toMatchObject({ status: 409, code: 'DOCUMENT_OVERLAP' })
    await bring(marie, { ...second, startingDate: day(11) })
  })

  test('takes the place of one paper, whatever the number of files', async () => {
    const { marie, paul } = await inSerres()
    const former = await bring(marie, { employeeId: paul, fileType: 'resume' }, [pdf('cv.pdf')])

    await bring(marie, { employeeId: paul, fileType: 'resume', supersedes: former.id }, [
      pdf('cv.pdf'),
      pdf('letter.pdf'),
    ])

    const papers = await papersOf(marie, paul)
    expect(papers.map(({ supersedesId }) => supersedesId).toSorted()).toEqual([former.id, null, null])
    expect(papers.map(({ state }) => state).toSorted()).toEqual(['superseded', 'valid', 'valid'])
  })

  test('is no renewal of a piece that nobody has accepted', async () => {
    const { serres, marie, paul } = await inSerres()
    const piece = await givePaper(world, serres, paul, { kind: 'drivingLicence', status: 'to_check' })

    expect(await refused(marie, { employeeId: paul, fileType: 'drivingLicence', supersedes: piece.id })).toEqual({
      status: 400,
      code: 'INVALID_INPUT',
      field: 'supersedes',
    })
  })

  test('is no renewal of a paper of somebody else', async () => {
    const { serres, marie, paul } = await inSerres()
    const { id: anna } = await hire(world, serres, { firstname: 'Anna' })
    const hers = await bring(marie, { employeeId: anna, fileType: 'sst' })

    const answer = await refused(marie, { employeeId: paul, fileType: 'sst', supersedes: hers.id })
    expect(answer).toMatchObject({ status: 400, field: 'supersedes' })
  })
})

describe('dates and numbers', () => {
  test('are put right one after the other', async () => {
    const { marie, paul } = await inSerres()
    const { id: documentId } = await bring(marie, { employeeId: paul, fileType: 'certiphyto' })

    await as(marie).call(employeeDocumentsCalls.editDocumentValidityDates, {
      documentId,
      startingDate: day(-5),
      expirationDate: day(20),
    })
    const changed = await as(marie).call(employeeDocumentsCalls.editDocumentIdentificationNumber, {
      documentId,
      identificationNumber: 'C-12',
    })

    expect(changed).toMatchObject({
      startingDate: day(-5),
      state: 'expiring',
      identificationNumber: 'C-12',
      version: 3,
    })
  })

  test('are refused where they cannot be, or where somebody saved in between', async () => {
    const { marie, paul } = await inSerres()
    const { id: documentId } = await bring(marie, { employeeId: paul, fileType: 'certiphyto' })
    const { id: resume } = await bring(marie, { employeeId: paul, fileType: 'resume' })
    const { editDocumentValidityDates: dates, editDocumentIdentificationNumber: number } = employeeDocumentsCalls
    const status = async (call: typeof dates | typeof number, input: object) =>
      (await as(marie).send(call, input as Record<string, unknown>)).statusCode

    expect(await status(dates, { documentId, startingDate: day(3), expirationDate: day(2) })).toBe(400)
    expect(await status(dates, { documentId, startingDate: '2026-02-30', expirationDate: null })).toBe(400)
    expect(await status(dates, { documentId: resume, startingDate: null, expirationDate: day(2) })).toBe(400)
    expect(await status(number, { documentId: resume, identificationNumber: '1' })).toBe(400)
    expect(await status(number, { documentId, identificationNumber: '1', version: 7 })).toBe(409)
  })

  test('are put right by who follows deadlines, and read by who reads alone', async () => {
    const { serres, marie, paul } = await inSerres()
    const { id: documentId } = await bring(marie, { employeeId: paul, fileType: 'certiphyto' })
    const change = { documentId, startingDate: null, expirationDate: day(8) }
    const follower = await world.person({ in: serres, rights: { [deadlines]: 2 } })
    const reader = await world.person({ in: serres, rights: { [salaries]: 1 } })

    expect((await as(follower).call(employeeDocumentsCalls.editDocumentValidityDates, change)).state).toBe('expiring')
    expect((await as(reader).send(employeeDocumentsCalls.editDocumentValidityDates, change)).statusCode).toBe(403)
    expect((await as(reader).send(employeeDocumentsCalls.editDocumentIdentificationNumber, change)).statusCode).toBe(
      403,
    )
  })
})

describe('a file that is taken away', () => {
  const away = async (person: TestPerson, employeeId: string, fileType: string, fileName: string) =>
    (await as(person).send(employeeDocumentsCalls.deleteFile, { employeeId, fileType, fileName })).statusCode

  test('goes with its paper and its bytes, and what that had replaced holds again', async () => {
    const { serres, marie, paul } = await inSerres()
    const former = await bring(marie, { employeeId: paul, fileType: 'drivingLicence' }, [pdf('old.pdf')])
    await bring(marie, { employeeId: paul, fileType: 'drivingLicence', supersedes: former.id }, [pdf('new.pdf')])

    expect(await away(marie, paul, 'drivingLicence', 'new.pdf')).toBe(204)

    expect(await papersOf(marie, paul)).toMatchObject([{ id: former.id, state: 'valid' }])
    expect(await bytesIn(serres)).toHaveLength(1)
  })

  test('stays where what it had replaced would hold beside another', async () => {
    const { marie, paul } = await inSerres()
    const licence = { employeeId: paul, fileType: 'drivingLicence' }
    const former = await bring(marie, { ...licence, startingDate: day(-900), expirationDate: day(900) })
    const later = { startingDate: day(1_000), expirationDate: day(2_000), supersedes: former.id }
    await bring(marie, { ...licence, ...later }, [pdf('later.pdf')])
    await bring(marie, { ...licence, startingDate: day(-10), expirationDate: day(10) }, [pdf('between.pdf')])

    expect(await away(marie, paul, 'drivingLicence', 'later.pdf')).toBe(409)

    expect((await papersOf(marie, paul)).map(({ state }) => state).toSorted()).toHaveLength(3)
  })

  test('leaves the other pages of its paper', async () => {
    const { marie, paul } = await inSerres()
    await bring(marie, { employeeId: paul, fileType: 'caces' }, [pdf('1.pdf'), pdf('2.pdf')])

    expect(await away(marie, paul, 'caces', '1.pdf')).toBe(204)

    expect((await papersOf(marie, paul))[0]?.files.map(({ name }) => name)).toEqual(['2.pdf'])
  })

  test('stays where it is the permit under which somebody worked', async () => {
    const { serres, marie, paul } = await inSerres()
    const dates = { startingDate: day(-90), expirationDate: day(90) }
    await bring(marie, { employeeId: paul, fileType: 'workPermit', permitType: 'residentCard', ...dates })
    await employ(world, serres, paul, { from: day(-30) })

    expect(await away(marie, paul, 'workPermit', 'permis.pdf')).toBe(409)
  })

  test('stays where somebody checked the right to work by it', async () => {
    const { serres, marie, paul } = await inSerres()
    const { id } = await bring(marie, { employeeId: paul, fileType: 'franceTravailProof' })
    await ask(
      world.installer,
      `insert into rh.permit_check (client_id, employee_id, document_id, proof_document_id, exemption, created_by)
       values ($1, $2, $3, $3, 'france_travail', $4)`,
      [serres.id, paul, id, marie.userId],
    )

    expect(await away(marie, paul, 'franceTravailProof', 'permis.pdf')).toBe(409)
  })

  test('stays where it is unknown, or for who does not manage the staff', async () => {
    const { serres, marie, paul } = await inSerres()
    await bring(marie, { employeeId: paul, fileType: 'caces' })
    const writer = await world.person({ in: serres, rights: { [salaries]: 2 } })

    expect(await away(marie, paul, 'caces', 'other.pdf')).toBe(404)
    expect(await away(writer, paul, 'caces', 'permis.pdf')).toBe(403)
  })
})

describe('a portrait', () => {
  test('shows in the file and in the list, and the former one again once it is taken away', async () => {
    const { serres, marie, paul } = await inSerres()
    const first = await bring(marie, { employeeId: paul, fileType: 'profilePicture' }, [await photo('first.jpg')])
    const second = await bring(marie, { employeeId: paul, fileType: 'profilePicture' }, [await photo('second.jpg')])
    const portrait = async () => (await as(marie).call(employeesCalls.getEmployee, { id: paul })).photoFileId

    expect(await portrait()).toBe(second.fileIds[0])
    const page = { clientId: serres.id, status: 'all' as const, page: 0, size: 10 }
    const { items } = await as(marie).call(employeesCalls.getPaginatedEmployeesOfClient, page)
    expect(items[0]?.photoFileId).toBe(second.fileIds[0])
    const shown = await as(marie).send(employeeDocumentsCalls.getEmployeePhoto, { id: paul })
    expect(shown.headers['content-type']).toBe('image/jpeg')

    const gone = { employeeId: paul, fileType: 'profilePicture', fileName: 'second.jpg' }
    await as(marie).call(employeeDocumentsCalls.deleteFile, gone)
    expect(await portrait()).toBe(first.fileIds[0])
  })

  test('is a picture, and one alone', async () => {
    const { marie, paul } = await inSerres()

    expect(await refused(marie, { employeeId: paul, fileType: 'profilePicture' })).toMatchObject({ status: 415 })
    const two = [await photo('a.jpg'), await photo('b.jpg')]
    expect(await refused(marie, { employeeId: paul, fileType: 'profilePicture' }, two)).toMatchObject({ status: 400 })
    expect((await as(marie).send(employeeDocumentsCalls.getEmployeePhoto, { id: paul })).statusCode).toBe(404)
  })
})

describe('a file that is refused', () => {
  test('lies about its type, or is none that the kind takes', async () => {
    const { serres, marie, paul } = await inSerres()
    const ofCaces = { employeeId: paul, fileType: 'caces' }
    const html = new File(['<script>alert(1)</script>'], 'a.pdf')
    const word = new File([Buffer.from('d0cf11e0a1b11ae1', 'hex')], 'cv.doc')

    expect(await refused(marie, ofCaces, [html])).toMatchObject({ status: 415, code: 'FILE_TYPE' })
    expect(await refused(marie, ofCaces, [pdf('carte.jpg')])).toMatchObject({ status: 415, code: 'FILE_TYPE' })
    expect(await refused(marie, ofCaces, [word])).toMatchObject({ status: 415, code: 'FILE_TYPE' })
    await bring(marie, { employeeId: paul, fileType: 'resume' }, [word])
    expect(await bytesIn(serres)).toHaveLength(1)
  })

  test('is told in words that hold for every picture that is taken', async () => {
    const { marie, paul } = await inSerres()
    const broken = new File([Buffer.from('0000001866747970686569630000000068656963', 'hex')], 'a.heic')

    const answer = await as(marie).sendForm(
      employeeDocumentsCalls.saveEmployeeFiles,
      { employeeId: paul, fileType: 'caces' },
      { files: [broken] },
    )

    expect([answer.statusCode, answer.json().code]).toEqual([415, 'PICTURE_UNREADABLE'])
    expect(answer.json().message).toBe(
      'Cette image n’a pas pu être lue. Enregistrez-la en JPEG, ou choisissez-en une autre.',
    )
  })

  test('is larger than 15 megabytes, or hides more pixels than anybody needs', async () => {
    const { marie, paul } = await inSerres()
    const ofCaces = { employeeId: paul, fileType: 'caces' }
    const large = new File(['%PDF-1.7', new Uint8Array(16_000_000)], 'a.pdf')
    expect(await refused(marie, ofCaces, [large])).toMatchObject({ status: 413, code: 'FILE_TOO_LARGE' })
    expect(await refused(marie, ofCaces, [await bomb('a.png')])).toMatchObject({ status: 413, code: 'TOO_MANY_PIXELS' })
  })

  test('comes with what the kind does not have, or with no kind at all', async () => {
    const { marie, paul } = await inSerres()
    const of = (fileType: string, more: Record<string, string> = {}) =>
      refused(marie, { employeeId: paul, fileType, ...more })

    expect(await of('unheardOf')).toMatchObject({ status: 400, field: 'fileType' })
    expect(await of('resume', { expirationDate: day(3) })).toMatchObject({ status: 400, field: 'expirationDate' })
    expect(await of('resume', { identificationNumber: '1' })).toMatchObject({ field: 'identificationNumber' })
    expect(await of('caces', { permitType: 'talent' })).toMatchObject({ status: 400, field: 'permitType' })
    const backwards = { startingDate: day(3), expirationDate: day(2) }
    expect(await of('caces', backwards)).toMatchObject({ status: 400, field: 'expirationDate' })
  })
})

describe('the walls around a paper', () => {
  test('hide it from a neighbour client, and from who reads another company', async () => {
    const serres = await world.client({ companies: ['Layon', 'Loire'] })
    await withUsualKinds(world, serres)
    const marie = await world.person({ in: serres, rights: everything })
    const { id: paul } = await hire(world, serres)
    const paper = await bring(marie, { employeeId: paul, fileType: 'caces' })
    const vergers = await world.client()
    await withUsualKinds(world, vergers)
    const strangers = [
      await world.person({ in: vergers, rights: everything }),
      await world.person({ in: serres, rights: everything, companies: [1] }),
    ]
    const [fileId = ''] = paper.fileIds
    const documentId = paper.id

    for (const stranger of strangers) {
      const status = async (name: keyof typeof employeeDocumentsCalls, input: Record<string, unknown>) =>
        (await as(stranger).send(employeeDocumentsCalls[name], input)).statusCode
      expect(await status('getEmployeeDocuments', { id: paul })).toBe(404)
      expect(await status('getEmployeeDocumentFile', { documentId, fileId })).toBe(404)
      expect(await status('revealEmployeeDocumentFile', { documentId, fileId })).toBe(404)
      expect(await status('revealDocumentNumber', { documentId })).toBe(404)
      expect(await status('getEmployeePhoto', { id: paul })).toBe(404)
      expect(await status('editDocumentIdentificationNumber', { documentId, identificationNumber: '1' })).toBe(404)
      const dates = { startingDate: null, expirationDate: null }
      expect(await status('editDocumentValidityDates', { documentId, ...dates })).toBe(404)
      expect(await status('deleteFile', { employeeId: paul, fileType: 'caces', fileName: 'permis.pdf' })).toBe(404)
      expect(await refused(stranger, { employeeId: paul, fileType: 'caces' })).toMatchObject({ status: 404 })
      const card = await as(stranger).sendForm(
        employeeDocumentsCalls.saveEmployeeIdCard,
        { employeeId: paul },
        { file: [await photo()] },
      )
      expect(card.statusCode).toBe(404)
    }
    expect(await bytesIn(vergers)).toEqual([])
  })

  test('let nobody in who has no right on the staff', async () => {
    const { serres, paul } = await inSerres()
    const nobody = await world.person({ in: serres })
    const { saveEmployeeIdCard, saveEmployeeFiles, getEmployeeDocuments, getEmployeeDocumentFile, getEmployeePhoto } =
      employeeDocumentsCalls

    for (const call of [getEmployeeDocuments, getEmployeePhoto])
      expect((await as(nobody).send(call, { id: paul })).statusCode).toBe(403)
    const ofFile = { documentId: paul, fileId: paul }
    expect((await as(nobody).send(getEmployeeDocumentFile, ofFile)).statusCode).toBe(403)
    for (const call of [saveEmployeeIdCard, saveEmployeeFiles])
      expect((await as(nobody).sendForm(call, { employeeId: paul }, {})).statusCode).toBe(403)
    expect((await as(nobody).send(documentKindsCalls.getDocumentKinds)).statusCode).toBe(403)
  })

  test('leave no byte of a file whose sender was cut off half way', async () => {
    const { serres, marie, paul } = await inSerres()
    await bring(marie, { employeeId: paul, fileType: 'caces' })
    const folder = join(world.filesFolder, serres.id)
    const address = await world.app.listen({ port: 0, host: '127.0.0.1' })
    const sending = request(`${address}/api/${employeeDocumentsCalls.saveEmployeeFiles.path}`, {
      method: 'POST',
      headers: {
        authorization: marie.token as string,
        clientid: serres.id,
        'content-type': 'multipart/form-data; boundary=cut',
        'content-length': 5_000_000,
      },
    })
    sending.on('error', () => undefined)
    sending.write(`--cut\r\ncontent-disposition: form-data; name="employeeId"\r\n\r\n${paul}\r\n`)
    sending.write('--cut\r\ncontent-disposition: form-data; name="files"; filename="a.pdf"\r\n\r\n%PDF-1.7 ')
    sending.write(Buffer.alloc(200_000))
    await once(sending, 'socket')

    await expect.poll(() => everyFileIn(folder)).toHaveLength(2)
    sending.destroy()
    await expect.poll(() => everyFileIn(folder)).toHaveLength(1)
  })
})
