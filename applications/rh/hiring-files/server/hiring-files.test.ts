import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Call, InputOf } from '#kernel/shared/call.ts'
import { as, someAddress } from '#kernel/testing/as.ts'
import { type TestClient, type TestPerson, useOwnWorld } from '#platform/testing/world.ts'
import { candidateApplicationsCalls } from '#rh/candidate-applications/candidate-applications.calls.ts'
import { candidatesCalls } from '#rh/candidates/candidates.calls.ts'
import { addUsualDocumentKinds } from '#rh/employee-documents/employee-documents.server.ts'
import { employeeDocumentsCalls } from '#rh/employee-documents/employee-documents.calls.ts'
import { employeesCalls } from '#rh/employees/employees.calls.ts'
import { codeOfHiringFile, deviceThatOpened } from '#rh/testing/open-hiring-file.ts'
import { publishForm, recruiterOf } from '#rh/testing/open-careers.ts'
import { andrei, answerTo, everyRightOfRecruitment, placeToHireAt, register } from '#rh/testing/recruit.ts'
import type { HiringFile } from '../hiring-file.model.ts'
import { hiringFilesCalls } from '../hiring-files.calls.ts'
import { hiringLinkCalls } from '../hiring-link.calls.ts'
import { remindHiringFilesJob, sendHiringCodeJob, sendHiringLinkJob } from '../hiring-files.server.ts'
import { tokenOf } from './hiring-link.ts'

const world = useOwnWorld()
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

async function retain({ id: candidateApplicationId, candidateId }: Registered, { by, at } = { by: marie, at: place }) {
  for (const [status, data] of [
    ['shortlisted', {}],
    ['under_review', {}],
    ['accepted', { ...at, hiringDate: day(20), immediateSending: true }],
  ] as const)
    await as(by).call(candidateApplicationsCalls.updateCandidateApplicationStatus, {
      candidateApplicationId,
      status,
      candidateApplicationData: data,
    })
  const { hiringFile } = await as(by).call(candidateApplicationsCalls.getCandidateApplicationById, {
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
const stranger = () => as({ app: world.app, address: someAddress() })
const linkOf = ({ id }: HiringFile) => ({ token: tokenOf(world.keys, id) })
/** The person of a file, on a device that has opened it. */
const person = async (of = file) => as(await deviceThatOpened(world, { id: of.id, ...linkOf(of) }))
const send = async (kind: string, token = tokenOf(world.keys, file.id)) =>
  (await person()).sendForm(hiringLinkCalls.sendHiringPiece, { token, kind } as never, {
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
    const asked = await (await person()).call(hiringLinkCalls.getHiringFileAsked, { token })
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
    const asked = await (await person()).call(hiringLinkCalls.getHiringFileAsked, { token })
    expect(asked.pieces[0]?.fields.map(({ name }) => name)).toEqual([
      'maritalStatus',
      'emergencyName',
      'emergencyPhone',
    ])
    const tooMuch = { maritalStatus: 'married' as const, birthCity: 'Ailleurs' }
    await (await person()).call(hiringLinkCalls.sayHiringDetails, { token, ...tooMuch })
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
    const his = await person(other)
    const say = (details: object) =>
      his.send(hiringLinkCalls.sayHiringDetails, { token, ...details } as InputOf<
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

    for (const asked of ['parentalPermission', 'guardian'])
      expect(pieces.find(({ kind }) => kind === asked)).toMatchObject({ required: true, state: 'missing' })
    expect((await say(said)).statusCode).toBe(404)
  })

  test('of a minor asks who answers for him, and takes him and whom to call into the staff', async () => {
    const born = day(-17 * 365)
    const minor = { firstname: 'Nour', name: 'Haddad', mail: 'nour@essai.example', cellPhoneNumber: '06 39 98 12 05' }
    const nour = await register(marie, minor)
    await as(marie).call(candidatesCalls.editCandidate, { candidate: { id: nour.candidateId, birthdate: born } })
    const hers = await retain(nour)
    const token = tokenOf(world.keys, hers.id)
    const device = await person(hers)
    const say = (piece: 'details' | 'guardian', said: object) =>
      device.send(hiringLinkCalls.sayHiringDetails, { token, piece, ...said })
    const pieceId = (kind: string) => hers.pieces.find(piece => piece.kind === kind)?.id as string
    const accept = (kind: string) =>
      answerTo(marie, hiringFilesCalls.acceptHiringPiece, { id: hers.id, pieceId: pieceId(kind) })
    const missed = await say('guardian', { guardianName: 'Leïla Haddad' })
    expect(missed.json().fields.map(({ field }: { field: string }) => field)).toEqual([
      'guardianRelation',
      'guardianPhone',
    ])
    const guardian = { guardianName: 'Leïla Haddad', guardianRelation: 'Mère', guardianPhone: '06 39 98 12 04' }

    await say('guardian', { ...guardian, guardianMail: minor.mail })
    expect(await accept('guardian')).toMatchObject({ status: 400, fields: [{ code: 'OWN_ADDRESS' }] })
    await say('guardian', { ...guardian, guardianMail: 'leila@essai.example' })
    await say('details', { emergencyName: 'Sami Haddad', emergencyPhone: '06 39 98 12 06' })
    for (const kind of ['guardian', 'details']) expect(await accept(kind)).toMatchObject({ status: 200 })
    for (const { id, required } of hers.pieces.filter(({ kind }) => !['guardian', 'details'].includes(kind)))
      if (required) await as(marie).call(hiringFilesCalls.askHiringPiece, { id: hers.id, pieceId: id, required: false })
    const { employeeId } = await as(marie).call(hiringFilesCalls.hireFromFile, { id: hers.id })

    expect(await as(marie).call(employeesCalls.getEmployee, { id: employeeId as string })).toMatchObject({
      guardianName: 'Leïla Haddad',
      guardianRelation: 'Mère',
      guardianPhone: '+33639981204',
      guardianMail: 'leila@essai.example',
      emergencyName: 'Sami Haddad',
      emergencyPhone: '+33639981206',
    })
  })

  test('opens to a good link alone', async () => {
    const his = await person()
    const wrong = await his.send(hiringLinkCalls.getHiringFileAsked, { token: 'x' })
    const said = await his.send(hiringLinkCalls.sayHiringDetails, { token: 'x' })
    expect(said.statusCode).toBe(404)
    expect([wrong.statusCode, (await send('rib', 'x')).statusCode, (await send('resume')).statusCode]).toEqual([
      404, 404, 404,
    ])
    world.clock.advance({ hours: 24 * 31 })
    expect((await his.send(hiringLinkCalls.getHiringFileAsked, linkOf(file))).statusCode).toBe(404)
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

describe('a device that has not opened the file', () => {
  const answerOf = async (sent: Promise<{ statusCode: number; body: string }>) => {
    const { statusCode, body } = await sent
    return [statusCode, body.replace(/"requestId":"[^"]+"/, '')]
  }
  const sent = () =>
    world.inClient(serres, db =>
      db
        .selectFrom('rh.hiring_code' as never)
        .select('id' as never)
        .execute(),
    )
  const enter = (code: string, token = linkOf(file).token) =>
    answerOf(stranger().send(hiringLinkCalls.enterHiringFile, { token, code }))
  const wrongFor = (code: string) => (code === '000000' ? '000001' : '000000')

  test('is told nothing and may do nothing: a good link answers it as a wrong one', async () => {
    await person()
    const answersTo = async (token: string) => [
      await answerOf(stranger().send(hiringLinkCalls.getHiringFileAsked, { token })),
      await answerOf(stranger().send(hiringLinkCalls.sayHiringDetails, { token, maritalStatus: 'single' })),
      await answerOf(
        stranger().sendForm(
          hiringLinkCalls.sendHiringPiece,
          { token, kind: 'rib' },
          { files: [new File(['%PDF-1.7'], 'rib.pdf')] },
        ),
      ),
      await answerOf(stranger().send(hiringLinkCalls.askHiringCode, { token })),
      await enter('123456', token),
    ]

    const good = await answersTo(linkOf(file).token)
    expect(good).toEqual(await answersTo('x'.repeat(43)))
    expect(good.map(([status]) => status)).toEqual([404, 404, 404, 204, 400])
  })

  test('opens it with the code of its mail, once, and for thirty days', async () => {
    const { token } = linkOf(file)
    await stranger().call(hiringLinkCalls.askHiringCode, { token })
    const code = await codeOfHiringFile(world, file.id)
    const [job] = await world.inClient(serres, async db => {
      const { rows } = await sql<{ payload: object }>`
        select payload from kernel.outbox where kind = 'job:send-hiring-code' order by id desc limit 1`.execute(db)
      return rows
    })
    await sendHiringCodeJob.run(
      { ...world.ground, databases: world.databases },
      { clientId: serres.id, ...(job?.payload as object) },
    )
    expect(world.mailer.inbox?.()[0]).toMatchObject({
      to: 'salma@essai.example',
      subject: `${code} : le code de votre dossier`,
    })

    expect(await enter(wrongFor(code))).toMatchObject([400, expect.stringContaining('WRONG_CODE')])
    expect(await enter(code)).toEqual([204, ''])
    expect((await enter(code))[0]).toBe(400)
    const his = await person()
    expect(await his.call(hiringLinkCalls.getHiringFileAsked, { token })).toMatchObject({ firstname: 'Salma' })
    expect((await stranger().send(hiringLinkCalls.getHiringFileAsked, { token })).statusCode).toBe(404)
    await as(marie).call(candidatesCalls.editCandidate, {
      candidate: { id: salma.candidateId, mail: 'salma.ouazzani@essai.example' },
    })
    expect((await his.send(hiringLinkCalls.getHiringFileAsked, { token })).statusCode).toBe(404)
  })

  test('tries a code five times, for ten minutes, and asks for five an hour', async () => {
    const { token } = linkOf(file)
    const ask = () => stranger().call(hiringLinkCalls.askHiringCode, { token })
    await ask()
    const late = await codeOfHiringFile(world, file.id)
    world.clock.advance({ minutes: 10 })
    expect((await enter(late))[0]).toBe(400)
    await ask()
    const code = await codeOfHiringFile(world, file.id)
    for (let tries = 0; tries < 5; tries += 1) await enter(wrongFor(code))
    expect((await enter(code))[0]).toBe(400)
    await ask()
    expect(await sent()).toHaveLength(2)
    world.clock.advance({ minutes: 10 })
    for (let asked = 0; asked < 5; asked += 1) await ask()
    expect(await sent()).toHaveLength(5)
  })

  test('is opened by no code and no device of another file, of this client or of its neighbour', async () => {
    const andreis = await retain(await register(marie, andrei))
    await stranger().call(hiringLinkCalls.askHiringCode, linkOf(andreis))
    await stranger().call(hiringLinkCalls.askHiringCode, linkOf(file))
    expect((await enter(await codeOfHiringFile(world, andreis.id)))[0]).toBe(400)

    const bocage = await world.client({ name: 'Bocage' })
    const neighbour = await world.person({ in: bocage, rights: everyRightOfRecruitment, allCompanies: true })
    const theirs = await retain(await register(neighbour), { by: neighbour, at: await placeToHireAt(world, bocage) })
    for (const other of [andreis, theirs])
      expect((await (await person(other)).send(hiringLinkCalls.getHiringFileAsked, linkOf(file))).statusCode).toBe(404)
  })
})

describe('a device that had opened the file', () => {
  const answersTo = async (device: Awaited<ReturnType<typeof person>>) => {
    const { statusCode, json } = await device.send(hiringLinkCalls.getHiringFileAsked, linkOf(file))
    return [statusCode, json().code]
  }

  test('is told that its link has expired, and opens it again once the link was sent anew', async () => {
    world.clock.advance({ hours: 24 * 10 })
    const his = await person()
    world.clock.advance({ hours: 24 * 21 })
    expect(await answersTo(his)).toEqual([409, 'LINK_EXPIRED'])
    expect((await answersTo(stranger()))[0]).toBe(404)
    const back = await world.signIn(marie)
    await as(back).call(hiringFilesCalls.sendHiringLink, { id: file.id })
    expect((await answersTo(his))[0]).toBe(200)
  })

  test('is told that the file is closed, and nothing of another', async () => {
    const his = await person()
    const andreis = await retain(await register(marie, andrei))
    await as(marie).call(candidateApplicationsCalls.updateCandidateApplicationStatus, {
      candidateApplicationId: salma.id,
      status: 'withdrawn',
      candidateApplicationData: { reason: 'a trouvé ailleurs' },
    })
    expect(await answersTo(his)).toEqual([409, 'FILE_CLOSED'])
    for (const other of [stranger(), await person(andreis)]) expect((await answersTo(other))[0]).toBe(404)
    const piece = { token: linkOf(file).token, kind: 'rib' } as const
    const files = [new File(['%PDF-1.7 rib'], 'rib.pdf')]
    expect((await his.sendForm(hiringLinkCalls.sendHiringPiece, piece, { files })).statusCode).toBe(409)
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
