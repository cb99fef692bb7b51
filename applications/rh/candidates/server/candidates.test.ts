import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Call } from '#kernel/shared/call.ts'
import { as } from '#kernel/testing/as.ts'
import { entriesOfZip } from '#kernel/testing/entries-of-zip.ts'
import { type TestClient, type TestPerson, useWorld } from '#platform/testing/world.ts'
import { candidateApplicationsCalls } from '#rh/candidate-applications/candidate-applications.calls.ts'
import { answerTo, everyRightOfRecruitment, register } from '#rh/testing/recruit.ts'
import { candidatesCalls } from '../candidates.calls.ts'

const world = useWorld()

let serres: TestClient
let marie: TestPerson
let salma: { id: string; candidateId: string }
beforeEach(async () => {
  serres = await world.client()
  marie = await world.person({ in: serres, rights: everyRightOfRecruitment, allCompanies: true })
  salma = await register(marie)
})

const pdf = (name = 'cv.pdf') => new File(['%PDF-1.7\n%%EOF'], name)
const upload = async (call: Call & { files: object }, more: object, file = pdf(), person = marie) => {
  const { statusCode, json } = await as(person).sendForm(call as never, more as never, { file: [file] } as never)
  return { status: statusCode, ...json() }
}

describe('a candidate', () => {
  test('is written over field by field, on the version that was read', async () => {
    const { candidateId: id } = salma
    const before = await as(marie).call(candidatesCalls.getCandidateById, { id })
    const candidate = { id, version: before.version, birthdate: '1998-05-04', citizenship: 'MA' }
    const place = { postCode: '49000', city: 'Angers' }
    const saved = await as(marie).call(candidatesCalls.editCandidate, { candidate, candidateAddress: place })
    expect(saved).toMatchObject({
      name: 'Ouazzani',
      birthdate: '1998-05-04',
      citizenship: 'MA',
      candidateAddress: place,
    })
    expect(await answerTo(marie, candidatesCalls.editCandidate, { candidate })).toMatchObject({ status: 409 })
    const wrong = { candidate: { id }, candidateAddress: { postCode: '4900' } }
    expect(await answerTo(marie, candidatesCalls.editCandidate, wrong)).toMatchObject({ status: 400 })
    expect(await as(marie).call(candidatesCalls.getCandidateByMail, { mail: 'SALMA@essai.example' })).toMatchObject({
      id,
    })
  })

  test('says the days on which he can work, those that touch as one', async () => {
    const selection = [
      { start: '2027-03-01', end: '2027-03-31' },
      { start: '2027-04-01', end: '2027-09-30' },
    ]
    const asked = { candidateId: salma.candidateId, selection }
    expect(await as(marie).call(candidatesCalls.updateCandidateAvailability, asked)).toEqual([
      { start: '2027-03-01', end: '2027-09-30' },
    ])
    const backwards = { ...asked, selection: [{ start: '2027-03-02', end: '2027-03-01' }] }
    expect(await answerTo(marie, candidatesCalls.updateCandidateAvailability, backwards)).toMatchObject({ status: 400 })
  })

  test('is in the list, and no employee before he was one', async () => {
    const page = await as(marie).call(candidatesCalls.getPaginatedCandidates, { page: 0, size: 10, employee: 'never' })
    expect(page).toMatchObject({ total: 1, items: [{ name: 'Ouazzani', status: 'received', applications: 1 }] })
    const none = await as(marie).call(candidatesCalls.getPaginatedCandidates, { page: 0, size: 10, available: 'now' })
    expect(none.total).toBe(0)
    const { candidateId } = salma
    expect(await as(marie).call(candidatesCalls.getCandidates, {})).toHaveLength(1)
    for (const call of [candidatesCalls.isCandidateCurrentEmployee, candidatesCalls.isCandidateFormerEmployee])
      expect(await as(marie).call(call, { candidateId })).toEqual({
        result: false,
        employeeId: null,
        lastContract: null,
      })
  })

  test('is erased with his files, unless something of him is alive', async () => {
    const { candidateId } = salma
    expect(await answerTo(marie, candidatesCalls.deleteCandidate, { candidateId })).toMatchObject({
      status: 409,
      code: 'CANDIDATE_KEPT',
    })
    await upload(candidatesCalls.uploadResume, { candidateId })
    await world.inClient(serres, async db => {
      await db
        .updateTable('rh.candidate_application' as never)
        .set({ status: 'withdrawn' } as never)
        .execute()
    })
    expect(await answerTo(marie, candidatesCalls.deleteCandidate, { candidateId })).toEqual({ status: 204 })
    expect(await answerTo(marie, candidatesCalls.getCandidateById, { id: candidateId })).toMatchObject({ status: 404 })
    expect(await as(marie).call(candidatesCalls.getCandidates, {})).toEqual([])
  })

  test('shows what his form says otherwise, which writes nothing over by itself', async () => {
    const { candidateId } = salma
    await world.inClient(serres, async db => {
      const answers = JSON.stringify({ differences: { cellPhoneNumber: '+33755667788', city: 'Nantes' } })
      await db
        .updateTable('rh.candidate_application' as never)
        .set({ answers } as never)
        .execute()
    })
    const shown = await as(marie).call(candidatesCalls.getCandidateById, { id: candidateId })
    expect(shown.differences).toContainEqual({ field: 'cellPhoneNumber', held: '+33611223344', said: '+33755667788' })
    const accept = (field: string, accepts: boolean) =>
      as(marie).call(candidatesCalls.acceptDifference, { candidateId, field, accept: accepts })
    await accept('city', false)
    const after = await accept('cellPhoneNumber', true)
    expect([after.cellPhoneNumber, after.candidateAddress.city, after.differences]).toEqual(['+33755667788', null, []])
    const again = { candidateId, field: 'city', accept: true }
    expect(await answerTo(marie, candidatesCalls.acceptDifference, again)).toMatchObject({ status: 400 })
  })
})

describe('pieces', () => {
  test.each([
    ['resume', candidatesCalls.uploadResume, {}],
    ['idCard', candidatesCalls.uploadIdCard, { side: 'back' }],
    ['carteVitale', candidatesCalls.uploadCarteVitale, {}],
    ['additionalDocument', candidatesCalls.uploadAdditionalDocument, { documentName: 'CACES' }],
    ['rib', candidatesCalls.uploadRib, {}],
    ['workPermit', candidatesCalls.uploadWorkPermit, {}],
    ['parentalPermission', candidatesCalls.uploadParentalPermission, {}],
    ['mutuelleExemption', candidatesCalls.uploadMutuelleExemption, {}],
  ] as const)(
    'of the type %s take the place of the former one, and are read by their bytes',
    async (fileType, call, more) => {
      const { candidateId } = salma
      await upload(call, { candidateId, ...more }, pdf('ancien.pdf'))
      const piece = await upload(call, { candidateId, ...more }, pdf('neuf.pdf'))
      expect(piece).toMatchObject({ status: 200, fileType, fileName: 'neuf.pdf', state: 'received' })
      const { files } = await as(marie).call(candidatesCalls.getCandidateById, { id: candidateId })
      expect(files.map(({ fileName }) => fileName)).toEqual(
        fileType === 'additionalDocument' ? ['neuf.pdf', 'ancien.pdf'] : ['neuf.pdf'],
      )
      const bytes = await as(marie).send(candidatesCalls.getCandidateFile, { candidateId, id: piece.id })
      expect(bytes.body).toContain('%PDF-1.7')
      await as(marie).call(candidatesCalls.deleteCandidateFile, { candidateId, fileType, fileName: 'neuf.pdf' })
      const gone = { candidateId, fileType, fileName: 'neuf.pdf' }
      expect(await answerTo(marie, candidatesCalls.deleteCandidateFile, gone)).toMatchObject({ status: 404 })
    },
  )

  test('of another type than they say are refused, and nothing is kept', async () => {
    const { candidateId } = salma
    const page = new File(['<html></html>'], 'cv.pdf')
    expect(await upload(candidatesCalls.uploadResume, { candidateId }, page)).toMatchObject({ status: 415 })
    expect(await upload(candidatesCalls.uploadCandidatePicture, { candidateId })).toMatchObject({ status: 415 })
    expect((await as(marie).call(candidatesCalls.getCandidateById, { id: candidateId })).files).toEqual([])
  })
})

describe('candidates', () => {
  const asked = () => {
    const { candidateId } = salma
    const file = { candidateId, fileType: 'resume', fileName: 'cv.pdf' }
    return [
      [candidatesCalls.getCandidateById, { id: candidateId }],
      [candidatesCalls.getCandidateByMail, { mail: 'salma@essai.example' }],
      [candidatesCalls.isCandidateCurrentEmployee, { candidateId }],
      [candidatesCalls.isCandidateFormerEmployee, { candidateId }],
      [candidatesCalls.editCandidate, { candidate: { id: candidateId, transport: 'Vélo' } }],
      [candidatesCalls.deleteCandidate, { candidateId }],
      [candidatesCalls.updateCandidateAvailability, { candidateId, selection: [] }],
      [candidatesCalls.deleteCandidateFile, file],
      [candidatesCalls.getCandidateFile, { candidateId, id: crypto.randomUUID() }],
      [candidatesCalls.acceptDifference, { candidateId, field: 'city', accept: true }],
    ] as [Call, object][]
  }
  const uploads = [
    candidatesCalls.uploadResume,
    candidatesCalls.uploadIdCard,
    candidatesCalls.uploadCarteVitale,
    candidatesCalls.uploadCandidatePicture,
    candidatesCalls.uploadAdditionalDocument,
    candidatesCalls.uploadRib,
    candidatesCalls.uploadWorkPermit,
    candidatesCalls.uploadParentalPermission,
    candidatesCalls.uploadMutuelleExemption,
  ]

  test('are closed to who has no right, and to the neighbour and the recruiter of another company as if there were none', async () => {
    const paul = await world.person({ in: serres })
    const bocage = await world.client({ name: 'Bocage' })
    const neighbour = await world.person({ in: bocage, rights: everyRightOfRecruitment, allCompanies: true })
    for (const [call, input] of asked()) {
      expect(await answerTo(paul, call, input)).toMatchObject({ status: 403 })
      expect(await answerTo(neighbour, call, input)).toMatchObject({ status: 404 })
    }
    const { candidateId } = salma
    for (const call of uploads) {
      const picture = call === candidatesCalls.uploadCandidatePicture
      expect(await upload(call, { candidateId }, pdf(), paul)).toMatchObject({ status: 403 })
      expect(await upload(call, { candidateId }, pdf(), neighbour)).toMatchObject({ status: picture ? 415 : 404 })
    }
    for (const call of [candidatesCalls.getCandidates, candidatesCalls.getPaginatedCandidates])
      expect(await answerTo(paul, call, { page: 0, size: 10 })).toMatchObject({ status: 403 })
    expect(await as(neighbour).call(candidatesCalls.getCandidates, {})).toEqual([])
  })

  test('who applied to a company alone are found in no other', async () => {
    const two = await world.client({ companies: ['Nord', 'Sud'] })
    const north = await world.person({ in: two, rights: everyRightOfRecruitment, allCompanies: true })
    const { candidateId: id, id: candidateApplicationId } = await register(north, { companyId: two.companies[0]?.id })
    const south = await world.person({ in: two, rights: everyRightOfRecruitment, companies: [1] })
    const found = async (who: TestPerson) => [
      await as(who).call(candidatesCalls.getCandidates, {}),
      await as(who).call(candidatesCalls.searchCandidate, { q: 'ouazzani' }),
      await as(who).call(candidateApplicationsCalls.getCandidatesApplications, { scope: 'all' }),
      await as(who).call(candidateApplicationsCalls.searchCandidatesApplications, { q: 'ouazzani' }),
    ]
    expect((await found(north)).map(people => people.length)).toEqual([1, 1, 1, 1])
    expect(await found(south)).toEqual([[], [], [], []])
    const application = { candidateId: id, candidateApplicationId }
    for (const [call, input] of [
      [candidatesCalls.getCandidateById, { id }],
      [candidateApplicationsCalls.getCandidateApplicationById, application],
    ] as [Call, object][])
      expect(await answerTo(south, call, input)).toMatchObject({ status: 404 })
  })
})

describe('the data of a candidate', () => {
  const ask = (wish: 'copy' | 'erasure') =>
    world.inClient(serres, db =>
      sql`insert into rh.data_request (candidate_id, wish, asked_at)
          values (${salma.candidateId}, ${wish}, ${world.clock.now().toString()})`.execute(db),
    )
  const requests = (who = marie) => as(who).send(candidatesCalls.getDataRequests, { candidateId: salma.candidateId })
  const take = (who = marie) => as(who).send(candidatesCalls.exportCandidate, { candidateId: salma.candidateId })

  test('leave whole, with his pieces, and what he asked a copy of is answered', async () => {
    await ask('copy')
    await upload(candidatesCalls.uploadResume, { candidateId: salma.candidateId })

    const taken = await take()

    const entries = entriesOfZip(taken.rawPayload)
    expect([...entries.keys()]).toEqual(['candidat.json', 'candidat.txt', 'pieces/cv.pdf'])
    expect(JSON.parse(String(entries.get('candidat.json')))).toMatchObject({
      name: 'Ouazzani',
      applications: [{ status: 'received' }],
      files: ['pieces/cv.pdf'],
    })
    expect(String(entries.get('candidat.txt'))).toContain('Nom : Ouazzani')
    expect((await requests()).json()).toMatchObject([{ wish: 'copy', answeredAt: expect.any(String) }])
  })

  test('are taken by who manages candidates alone, and are nobody’s of a neighbour', async () => {
    await ask('erasure')
    const rights = { ...everyRightOfRecruitment, 'rh/gestion_du_recrutement/candidats': 2 } as const
    const writer = await world.person({ in: serres, rights, allCompanies: true })
    const neighbour = await world.person({
      in: await world.client(),
      rights: everyRightOfRecruitment,
      allCompanies: true,
    })
    const nobody = await world.person({ in: serres })

    expect([await take(writer), await take(neighbour)].map(({ statusCode }) => statusCode)).toEqual([403, 404])
    expect((await requests(neighbour)).statusCode).toBe(404)
    expect((await requests(nobody)).statusCode).toBe(403)
    expect((await requests(writer)).json()).toMatchObject([{ wish: 'erasure', answeredAt: null }])
  })
})
