import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Call, InputOf } from '#kernel/shared/call.ts'
import { as, someAddress } from '#kernel/testing/as.ts'
import { type TestClient, type TestPerson, useWorld } from '#platform/testing/world.ts'
import { candidateApplicationsCalls } from '#rh/candidate-applications/candidate-applications.calls.ts'
import { candidatesCalls } from '#rh/candidates/candidates.calls.ts'
import { addUsualDocumentKinds } from '#rh/employee-documents/employee-documents.server.ts'
import { employeeDocumentsCalls } from '#rh/employee-documents/employee-documents.calls.ts'
import { employeesCalls } from '#rh/employees/employees.calls.ts'
import { publishForm, recruiterOf } from '#rh/testing/open-careers.ts'
import { andrei, answerTo, everyRightOfRecruitment, placeToHireAt, register } from '#rh/testing/recruit.ts'
import type { HiringFile } from '../hiring-file.model.ts'
import { hiringFilesCalls } from '../hiring-files.calls.ts'
import { hiringLinkCalls } from '../hiring-link.calls.ts'
import { remindHiringFilesJob, sendHiringLinkJob } from '../hiring-files.server.ts'
import { tokenOf } from './hiring-link.ts'

const world = useWorld()
const day = (days: number) => world.clock.today().add({ days }).toString()

let serres: TestClient
let marie: TestPerson
let salma: { id: string; candidateId: string }
let place: { hiringSite: string; hiringPosition: string }
let file: HiringFile
beforeEach(async () => {
  serres = await world.client()
  marie = await world.person({ in: serres, rights: everyRightOfRecruitment, allCompanies: true })
  await world.inClient(serres, db => addUsualDocumentKinds(db as never))
  salma = await register(marie)
  await as(marie).call(candidatesCalls.editCandidate, { candidate: { id: salma.candidateId, birthdate: '1998-05-04' } })
  place = await placeToHireAt(world, serres)
  file = await retain(salma)
})

type Registered = { id: string; candidateId: string }

async function retain({ id: candidateApplicationId, candidateId }: Registered) {
  for (const [status, data] of [
    ['shortlisted', {}],
    ['under_review', {}],
    ['accepted', { ...place, hiringDate: day(20), immediateSending: true }],
  ] as const)
    await as(marie).call(candidateApplicationsCalls.updateCandidateApplicationStatus, {
      candidateApplicationId,
      status,
      candidateApplicationData: data,
    })
  const { hiringFile } = await as(marie).call(candidateApplicationsCalls.getCandidateApplicationById, {
    candidateId,
    candidateApplicationId,
  })
  return hiringFile as HiringFile
}

const whole = () => {
  const asked = { candidateId: salma.candidateId, candidateApplicationId: salma.id }
  return as(marie).call(candidateApplicationsCalls.getCandidateApplicationById, asked)
}
const told = async () => (await whole()).candidate
const visitor = () => as({ app: world.app, address: someAddress() })
const send = (kind: string, token = tokenOf(world.keys, file.id)) =>
  visitor().sendForm(hiringLinkCalls.sendHiringPiece, { token, kind } as never, {
    files: [new File([`%PDF-1.7 ${kind}`], `${kind}.pdf`)],
  })
const pieceOf = (kind: string) => ({
  id: file.id,
  pieceId: file.pieces.find(piece => piece.kind === kind)?.id as string,
})

describe('a hiring file', () => {
  test('is opened with the decision and filled by its link, piece by piece', async () => {
    expect(file.pieces.map(({ kind, state }) => [kind, state])).toEqual([
      ['details', 'missing'],
      ['idCard', 'missing'],
      ['carteVitale', 'missing'],
      ['rib', 'missing'],
      ['profilePicture', 'missing'],
      ['mutuelleExemption', 'missing'],
    ])
    expect(await answerTo(marie, hiringFilesCalls.acceptHiringPiece, pieceOf('rib'))).toMatchObject({ status: 409 })
    expect((await send('rib')).statusCode).toBe(204)
    const token = tokenOf(world.keys, file.id)
    const asked = await visitor().call(hiringLinkCalls.getHiringFileAsked, { token })
    expect(asked).toMatchObject({ firstname: 'Salma', complete: false })
    expect(asked.pieces.find(({ kind }) => kind === 'rib')?.state).toBe('received')

    const rejected = { ...pieceOf('rib'), reason: 'illisible' }
    const after = await as(marie).call(hiringFilesCalls.rejectHiringPiece, rejected)
    expect(after.pieces.find(({ kind }) => kind === 'rib')).toMatchObject({ state: 'rejected', reason: 'illisible' })
    expect(await as(marie).call(hiringFilesCalls.sendHiringLink, { id: file.id })).toMatchObject({
      sentTo: 'salma@essai.example',
    })
  })

  test('that is complete makes an employee with these papers, at the place and position of his day', async () => {
    expect(await answerTo(marie, hiringFilesCalls.hireFromFile, { id: file.id })).toMatchObject({
      code: 'FILE_INCOMPLETE',
    })
    for (const kind of ['idCard', 'rib']) {
      await send(kind)
      await as(marie).call(hiringFilesCalls.acceptHiringPiece, pieceOf(kind))
    }
    const complete = await as(marie).call(hiringFilesCalls.askHiringPiece, {
      ...pieceOf('carteVitale'),
      required: false,
    })
    expect(complete.state).toBe('complete')
    expect((await whole()).application.status).toBe('file_complete')

    const { created, employeeId } = await as(marie).call(hiringFilesCalls.hireFromFile, { id: file.id })
    expect(created).toBe(true)
    const id = employeeId as string
    const employee = await as(marie).call(employeesCalls.getEmployee, { id })
    expect(employee).toMatchObject({ name: 'Ouazzani', dateOfBirth: '1998-05-04', candidateId: salma.candidateId })
    const papers = await as(marie).call(employeeDocumentsCalls.getEmployeeDocuments, { id })
    expect(
      papers
        .filter(({ documents }) => documents.length > 0)
        .map(({ kind }) => kind.code)
        .toSorted(),
    ).toEqual(['idCard', 'rib'])
    const { rows } = await world.inClient(serres, async db => {
      const { sql } = await import('kysely')
      return sql<{ siteId: string; positionId: string }>`
        select s.site_id, p.position_id from rh.site_assignment s join rh.package_element p using (employee_id, activation_date)
         where s.employee_id = ${id} and s.activation_date = ${day(20)}`.execute(db)
    })
    expect(rows).toEqual([{ siteId: place.hiringSite, positionId: place.hiringPosition }])
    expect(await answerTo(marie, hiringFilesCalls.hireFromFile, { id: file.id })).toMatchObject({ status: 409 })
  })

  test('asks what the form keeps for who is retained, which is written once it is accepted', async () => {
    const token = tokenOf(world.keys, file.id)
    const details = pieceOf('details')
    expect(file.pieces.map(({ kind, required }) => [kind, required])).toEqual([
      ['details', false],
      ['idCard', true],
      ['carteVitale', true],
      ['rib', true],
      ['profilePicture', false],
      ['mutuelleExemption', false],
    ])
    const asked = await visitor().call(hiringLinkCalls.getHiringFileAsked, { token })
    expect(asked.pieces[0]?.fields).toEqual([{ name: 'maritalStatus', required: false }])
    const tooMuch = { maritalStatus: 'married' as const, birthCity: 'Ailleurs' }
    await visitor().call(hiringLinkCalls.sayHiringDetails, { token, ...tooMuch })
    expect((await told()).maritalStatus).toBeNull()

    const accepted = await as(marie).call(hiringFilesCalls.acceptHiringPiece, details)
    expect(accepted.pieces.find(({ kind }) => kind === 'details')).toMatchObject({ state: 'accepted', said: null })
    expect(await told()).toMatchObject({ maritalStatus: 'married', birthCity: null })
  })

  test('of somebody whose form was short asks who he is, and then what the law asks of his age', async () => {
    await publishForm(await recruiterOf(world, serres), 'minimal')
    const other = await retain(await register(marie, { ...andrei, title: null }))
    const token = tokenOf(world.keys, other.id)
    const piece = { id: other.id, pieceId: other.pieces.find(({ kind }) => kind === 'details')?.id as string }
    const say = (details: object) =>
      visitor().send(hiringLinkCalls.sayHiringDetails, { token, ...details } as InputOf<
        typeof hiringLinkCalls.sayHiringDetails
      >)
    const short = (await say({ title: 'mr', birthdate: day(-13 * 365), postCode: '1234' })).json()
    expect(short.fields.map(({ field }: { field: string }) => field)).toEqual(
      expect.arrayContaining(['birthdate', 'postCode', 'citizenship', 'city']),
    )
    const said = {
      title: 'mr',
      birthdate: day(-17 * 365),
      birthCity: 'Iași',
      citizenship: 'FR',
      address: '4 chemin des Vignes',
      postCode: '49000',
      city: 'Angers',
      country: 'FR',
      gloveSize: 9,
      shoeSize: 42,
    }
    expect((await say(said)).statusCode).toBe(204)
    const { pieces } = await as(marie).call(hiringFilesCalls.acceptHiringPiece, piece)

    expect(pieces.find(({ kind }) => kind === 'parentalPermission')).toMatchObject({ required: true, state: 'missing' })
    expect((await say(said)).statusCode).toBe(404)
  })

  test('opens to a good link alone', async () => {
    const wrong = await visitor().send(hiringLinkCalls.getHiringFileAsked, { token: 'x' })
    const said = await visitor().send(hiringLinkCalls.sayHiringDetails, { token: 'x' })
    expect(said.statusCode).toBe(404)
    expect([wrong.statusCode, (await send('rib', 'x')).statusCode, (await send('resume')).statusCode]).toEqual([
      404, 404, 404,
    ])
    world.clock.advance({ hours: 24 * 31 })
    expect((await send('rib')).statusCode).toBe(404)
  })

  test('is closed to who has no right and to the neighbour', async () => {
    const asked = [
      [hiringFilesCalls.acceptHiringPiece, pieceOf('rib')],
      [hiringFilesCalls.rejectHiringPiece, { ...pieceOf('rib'), reason: 'illisible' }],
      [hiringFilesCalls.askHiringPiece, { ...pieceOf('rib'), required: false }],
      [hiringFilesCalls.sendHiringLink, { id: file.id }],
      [hiringFilesCalls.hireFromFile, { id: file.id }],
    ] as [Call, object][]
    const paul = await world.person({ in: serres })
    const bocage = await world.client({ name: 'Bocage' })
    const neighbour = await world.person({ in: bocage, rights: everyRightOfRecruitment, allCompanies: true })
    for (const [call, input] of asked) {
      expect(await answerTo(paul, call, input)).toMatchObject({ status: 403 })
      expect(await answerTo(neighbour, call, input)).toMatchObject({ status: 404 })
    }
  })
})

describe('who still owes a piece', () => {
  const openedFor = (days: number) =>
    world.inClient(serres, db =>
      db
        .updateTable('rh.hiring_file' as never)
        .set({
          createdAt: world.clock
            .now()
            .subtract({ hours: 24 * days })
            .toString(),
        } as never)
        .execute(),
    )
  const remind = async () => {
    await remindHiringFilesJob.run({ ...world.ground, databases: world.databases }, {})
    const rows = await world.inClient(serres, async db => {
      const { rows: asked } = await sql<{ payload: object }>`
        delete from kernel.outbox where kind = 'job:send-hiring-link' returning payload`.execute(db)
      return asked
    })
    return rows.filter(({ payload }) => 'isReminder' in payload)
  }

  test('is reminded after two days, once, with what is missing', async () => {
    await remind()
    expect(await remind()).toHaveLength(0)
    await openedFor(2)

    const [reminder, ...others] = await remind()
    expect(others).toEqual([])
    expect(await remind()).toEqual([])
    await sendHiringLinkJob.run(
      { ...world.ground, databases: world.databases },
      { clientId: serres.id, ...(reminder?.payload as object) },
    )

    const letter = world.mailer.inbox?.().find(({ subject }) => subject.startsWith('Il manque des pièces'))
    expect(letter?.text).toContain('- RIB')
  })
})
