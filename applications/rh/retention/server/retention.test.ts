import { beforeEach, describe, expect, test } from 'vitest'
import type { Level } from '#kernel/shared/access.ts'
import { as, visitor } from '#kernel/testing/as.ts'
import { ask } from '#kernel/testing/ask.ts'
import { questionnairesCalls } from '#platform/configuration/questionnaires.calls.ts'
import { type TestClient, type TestPerson, useOwnWorld } from '#platform/testing/world.ts'
import { applicantsCalls } from '#rh/applicants/applicants.calls.ts'
import { applicantMessagesCalls } from '#rh/candidate-applications/applicant-messages.calls.ts'
import { candidateApplicationsCalls } from '#rh/candidate-applications/candidate-applications.calls.ts'
import {
  askToStayJob,
  sendOfferToPoolJob,
  sendStayQuestionJob,
  tellPoolOfOffersJob,
} from '#rh/candidate-applications/candidate-applications.server.ts'
import { candidatesCalls } from '#rh/candidates/candidates.calls.ts'
import { forgetCandidatesJob } from '#rh/candidates/candidates.server.ts'
import { jobOffersCalls } from '#rh/job-offers/job-offers.calls.ts'
import { employeeDocumentsCalls } from '#rh/employee-documents/employee-documents.calls.ts'
import { employeesCalls } from '#rh/employees/employees.calls.ts'
import { employ } from '#rh/testing/employ.ts'
import { withUsualKinds } from '#rh/testing/give-paper.ts'
import { hire } from '#rh/testing/hire.ts'
import { publishForm, publishOffer, recruiterOf, wordOf } from '#rh/testing/open-careers.ts'
import { andrei, answerTo, everyRightOfRecruitment, register } from '#rh/testing/recruit.ts'
import { retentionCalls } from '../retention.calls.ts'
import { retentionElement } from '../retention-place.model.ts'
import { forgetCopiesJob } from '../retention.server.ts'

const world = useOwnWorld()
const day = (days: number) => world.clock.today().add({ days }).toString()
const firstPage = { page: 0, size: 10 }

let serres: TestClient
let marie: TestPerson
beforeEach(async () => {
  serres = await world.client()
  marie = await withLevel(3)
})

const withLevel = (level: Level, client = serres) =>
  world.person({
    in: client,
    rights: { ...everyRightOfRecruitment, [retentionElement]: level },
    allCompanies: true,
  })
const rows = <Row>(query: string) => ask<Row>(world.installer, query, [serres.id])
const night = () => forgetCandidatesJob.run({ ...world.ground, databases: world.databases }, {})
const daysLater = async (days: number) => {
  world.clock.advance({ hours: 24 * days })
  marie = await world.signIn(marie)
}
const rule = async (kind: string) =>
  (await as(marie).call(retentionCalls.getRetentionRules, {})).find(one => one.kind === kind)

const move = (id: string, status: 'refused' | 'pool', data: object) =>
  as(marie).call(candidateApplicationsCalls.updateCandidateApplicationStatus, {
    candidateApplicationId: id,
    status,
    candidateApplicationData: data,
  })
const refuse = (id: string) =>
  move(id, 'refused', { refusalReason: 'filled', comment: 'Trop loin', immediateSending: true })

async function withResume(candidateId: string) {
  const cv = { file: [new File(['%PDF-1.7'], 'cv.pdf')] }
  await as(marie).sendForm(candidatesCalls.uploadResume, { candidateId }, cv)
  const [file] = await rows<{ storage_key: string }>(
    `select f.storage_key from rh.candidate_file p join kernel.file f on f.id = p.file_id where p.client_id = $1`,
  )
  return file?.storage_key as string
}
const bytesOf = (key: string) => Array.fromAsync(world.files.read(key))

/** Somebody who applied on the careers site, and asks by its link that his data be erased. */
async function askErasure() {
  const recruiter = await recruiterOf(world, serres)
  await publishForm(recruiter)
  const applied = await as(visitor(world.app)).sendForm(
    applicantsCalls.apply,
    {
      clientName: await wordOf(world, serres),
      candidate: { mail: 'amina@essai.example', firstname: 'Amina', name: 'El Idrissi' },
      candidateApplication: {
        jobsSought: ['Cueilleuse'],
        contractsSought: ['fixed_term'],
        availabilities: [{ start: day(1), end: day(90) }],
      },
    },
    { resume: [new File(['%PDF-1.7 cv'], 'cv.pdf')] },
  )
  const { applicationToken: token } = applied.json()
  await as(visitor(world.app)).call(applicantsCalls.answerFollowUp, { token, action: 'askErasure' })
  const [request] = await as(marie).call(retentionCalls.getWaitingRequests, {})
  if (!request) throw new Error('nothing was asked')
  return request
}

describe('after its term', () => {
  test('a row is empty and the bytes are gone, and the erasure is proved in figures without a name', async () => {
    const { id, candidateId } = await register(marie)
    const key = await withResume(candidateId)
    await as(marie).send(applicantMessagesCalls.writeToManyApplicants, {
      candidateApplicationIds: [id],
      message: { subject: 'Rendez-vous', text: 'Bonjour {{prenom}}' },
    })
    expect(await rows('select id from rh.candidate_message where client_id = $1')).toHaveLength(1)
    await rows(
      `update rh.candidate set emergency_name = 'Leïla', emergency_phone = '+33639981204', guardian_name = 'Leïla',
         guardian_relation = 'Mère', guardian_mail = 'leila@essai.example', guardian_phone = '+33639981204'
        where client_id = $1`,
    )
    await refuse(id)
    expect(await rule('refused')).toMatchObject({
      kept: 1,
      due: 0,
      nextOn: world.clock.today().add({ months: 3 }).toString(),
    })

    await daysLater(100)
    expect(await rule('refused')).toMatchObject({ kept: 1, due: 1, nextOn: null })
    expect(await bytesOf(key)).not.toEqual([])
    await night()

    const [person] = await rows<object>(
      `select title, name, firstname, mail, cell_phone_number, birthdate, city, source, last_contact_at, emergency_name,
              emergency_phone, guardian_name, guardian_relation, guardian_mail, guardian_phone
         from rh.candidate where client_id = $1`,
    )
    expect(Object.values(person ?? {}).filter(value => value !== null)).toEqual(['-', '-'])
    expect(
      await rows('select comment, refusal_comment, answers from rh.candidate_application where client_id = $1'),
    ).toEqual([{ comment: null, refusal_comment: null, answers: {} }])
    expect(await rows('select id from rh.candidate_message where client_id = $1')).toEqual([])
    await expect(bytesOf(key)).rejects.toThrow()
    const { items } = await as(marie).call(retentionCalls.getErasures, firstPage)
    expect(items).toMatchObject([{ kind: 'refused', reason: 'term', by: null, people: 1, files: 1 }])
    expect(JSON.stringify(items)).not.toContain('Ouazzani')
  })

  test('what was answered about his applications is gone too', async () => {
    const { id, candidateId } = await register(marie)
    const form = 'rh/gestion_du_recrutement/formulaire'
    const sophie = await world.person({ in: serres, admin: true, rights: { [form]: 3 } })
    const seen = { id: 'seen0000', kind: 'text' as const, label: 'Impression', help: null, required: true }
    const { version, ...written } = await as(sophie).call(questionnairesCalls.createQuestionnaire, {
      elementId: world.catalogue.idOf(form) as number,
      name: 'Premier entretien',
      questions: [{ ...seen, options: [], shownIf: null }],
    })
    await as(sophie).call(questionnairesCalls.publishQuestionnaire, { id: written.id, version })
    await as(marie).call(questionnairesCalls.submitAnswers, {
      id: written.id,
      number: 1,
      subject: { kind: 'candidateApplication', id },
      answers: { seen0000: 'Hésitante' },
    })
    await refuse(id)
    await as(marie).call(candidatesCalls.deleteCandidate, { candidateId })

    expect(await rows('select answers from platform.questionnaire_answers where client_id = $1')).toEqual([])
  })

  test('who agreed to be kept stays as long as the client decided, and no longer', async () => {
    const { id } = await register(marie)
    await ask(
      world.installer,
      `insert into platform.rgpd_configuration (client_id, retention) values ($1, '{"candidate": 6}')`,
      [serres.id],
    )
    await move(id, 'pool', { consentUntil: day(500) })

    expect(await rule('pool')).toMatchObject({ amount: 6, isSet: true, kept: 1, due: 0 })
    await daysLater(120)
    await night()
    expect(await rule('pool')).toMatchObject({ kept: 1 })
    await daysLater(90)
    await night()
    expect(await rule('pool')).toMatchObject({ kept: 0 })
    expect((await as(marie).call(retentionCalls.getErasures, firstPage)).items).toMatchObject([{ kind: 'pool' }])
  })

  test('what was decided is kept apart for five years, then goes too', async () => {
    const { id } = await register(marie)
    await refuse(id)
    await daysLater(100)
    await night()
    const proofs = async () => (await as(marie).call(retentionCalls.getApplicationProofs, firstPage)).items
    expect(await proofs()).toMatchObject([{ name: 'Ouazzani', outcome: 'refused', refusalReason: 'filled' }])

    await daysLater(365 * 5)
    await night()
    expect(await proofs()).toEqual([])
    expect((await as(marie).call(retentionCalls.getErasures, firstPage)).items).toMatchObject([
      { kind: 'proof', rows: 1, people: 0 },
      { kind: 'refused' },
    ])
  })

  test('of a link that nobody used, the key goes after seven days', async () => {
    await register(marie, { sendApplication: true })
    expect(await rule('links')).toMatchObject({ kept: 1, due: 0 })

    await daysLater(60)
    await night()
    expect(await rule('links')).toMatchObject({ kept: 0 })
  })

  test('a file of the staff is told to be looked at, and the night leaves it', async () => {
    const { id } = await hire(world, serres, { name: 'Petit' })
    await employ(world, serres, id, { from: day(-2500), to: day(-2400) })

    await night()
    expect(await rule('employeeFile')).toMatchObject({ amount: 60, kept: 1, due: 1 })
  })
})

test('copies of a health card and of bank details go 30 days after their number was written down, in figures', async () => {
  await withUsualKinds(world, serres)
  const { id } = await hire(world, serres)
  const hr = await world.person({
    in: serres,
    rights: {
      'rh/gestion_du_personnel/salaries': 3,
      'rh/gestion_du_personnel/salaries#donnees_sensibles': 2,
    },
    allCompanies: true,
  })
  for (const fileType of ['carteVitale', 'rib', 'passport']) {
    const files = [new File(['%PDF-1.7 a copy'], `${fileType}.pdf`)]
    await as(hr).sendForm(employeeDocumentsCalls.saveEmployeeFiles, { employeeId: id, fileType }, { files })
  }
  await as(hr).call(employeesCalls.editEmployeeSection, {
    sectionToEdit: 'bank',
    employee: { id, iban: 'FR7630006000011234567890189' },
  })
  const captured = (days: number) =>
    rows(`update rh.employee set iban_captured_at = timestamptz '${world.clock.now()}' - interval '${days} days'
           where client_id = $1`)
  const copiesLeft = async () => {
    await rows(`update rh.employee_document set created_at = timestamptz '${world.clock.now()}' - interval '90 days'
                 where client_id = $1`)
    await forgetCopiesJob.run({ ...world.ground, databases: world.databases }, {})
    return (await rows<{ kind_code: string }>('select kind_code from rh.employee_document where client_id = $1'))
      .map(({ kind_code }) => kind_code)
      .toSorted()
  }
  const [{ storage_key: key } = { storage_key: '' }] = await rows<{ storage_key: string }>(
    `select storage_key from kernel.file where client_id = $1 and name = 'rib.pdf'`,
  )
  await captured(29)
  expect(await copiesLeft()).toEqual(['carteVitale', 'passport', 'rib'])
  expect(await rule('copies')).toMatchObject({ kept: 1, due: 0, nextOn: day(1) })
  await captured(30)
  expect(await copiesLeft()).toEqual(['carteVitale', 'passport'])
  await expect(bytesOf(key)).rejects.toThrow()
  const { items } = await as(marie).call(retentionCalls.getErasures, firstPage)
  expect(items).toMatchObject([{ kind: 'copies', reason: 'term', by: null, people: 1, rows: 1, files: 1 }])
})

test('an application that is taken away leaves what was decided of it', async () => {
  const { id } = await register(marie)
  await refuse(id)
  await as(marie).call(candidateApplicationsCalls.deleteCandidateApplication, { candidateApplicationId: id })

  const { items } = await as(marie).call(retentionCalls.getApplicationProofs, { ...firstPage, search: 'ouazz' })
  expect(items).toMatchObject([{ name: 'Ouazzani', outcome: 'refused' }])
})

test('who goes next is listed with his day', async () => {
  const [salma, other] = [await register(marie), await register(marie, andrei)]
  await refuse(salma.id)
  await move(other.id, 'pool', { consentUntil: day(200) })
  const toErase = await as(marie).call(retentionCalls.getRecordsToErase, {})

  expect(toErase.map(({ name, kind, dueOn }) => [name, kind, dueOn])).toEqual([
    ['Ouazzani', 'refused', world.clock.today().add({ months: 3 }).toString()],
    ['Rusu', 'pool', day(201)],
  ])
})

test('who is kept is asked once, a month before his day, whether he stays, and stays by one answer', async () => {
  await publishForm(await recruiterOf(world, serres))
  const { id } = await register(marie)
  await move(id, 'pool', { consentUntil: day(200) })
  const running = { ...world.ground, databases: world.databases }
  const questions = async () => {
    await askToStayJob.run(running, {})
    const asked = await rows<{ payload: object }>(
      `select payload from kernel.outbox where kind = 'job:send-stay-question' and client_id = $1`,
    )
    return asked.map(({ payload }) => payload)
  }
  expect(await questions()).toEqual([])
  await daysLater(171)
  await questions()
  const [question, ...others] = await questions()
  expect(others).toEqual([])
  await sendStayQuestionJob.run(running, { clientId: serres.id, ...question })

  const letter = world.mailer.inbox?.().find(({ subject }) => subject === 'Souhaitez-vous rester dans notre vivier ?')
  const token = /suivi\/(\S+)/.exec(letter?.text ?? '')?.[1] as string
  const stranger = as(visitor(world.app))
  expect(await stranger.call(applicantsCalls.getFollowUp, { token })).toMatchObject({
    keptUntil: day(29),
    can: { keepInPool: true },
  })
  await stranger.call(applicantsCalls.answerFollowUp, { token, action: 'keepInPool' })
  expect(await stranger.call(applicantsCalls.getFollowUp, { token })).toMatchObject({
    keptUntil: world.clock.today().add({ months: 24 }).toString(),
    can: { keepInPool: false },
  })
  await daysLater(60)
  await night()
  expect(await rule('pool')).toMatchObject({ kept: 1, due: 0 })
})

test('who is kept is told once of an offer that fits him, with the link by which he leaves', async () => {
  const recruiter = await recruiterOf(world, serres)
  await publishForm(recruiter)
  const [kept, elsewhere] = [await register(marie), await register(marie, andrei)]
  await move(kept.id, 'pool', { consentUntil: day(200) })
  await move(elsewhere.id, 'pool', { consentUntil: day(200) })
  await as(marie).call(candidateApplicationsCalls.updateCandidateApplication, {
    id: elsewhere.id,
    jobsSought: ['Cariste'],
  })
  const { id: jobOfferId } = await publishOffer(world, serres, recruiter)
  const diffusion = { channels: ['site' as const, 'pool' as const], sources: [] }
  await as(recruiter).call(jobOffersCalls.saveOfferDiffusion, { id: jobOfferId, diffusion })
  const running = { ...world.ground, databases: world.databases }
  const told = async () => {
    await tellPoolOfOffersJob.run(running, {})
    const asked = await rows<{ payload: object }>(
      `select payload from kernel.outbox where kind = 'job:send-offer-to-pool' and client_id = $1`,
    )
    return asked.map(({ payload }) => payload)
  }
  await told()
  expect(await told()).toMatchObject([{ jobOfferId, candidateApplicationId: kept.id }])
  await sendOfferToPoolJob.run(running, {
    clientId: serres.id,
    jobOfferId,
    candidateApplicationId: kept.id,
  })

  const letter = world.mailer.inbox?.().find(({ subject }) => subject.endsWith('recrute : Cueillette de tomates (H/F)'))
  const token = /suivi\/(\S+)/.exec(letter?.text ?? '')?.[1] as string
  expect(letter?.text).toContain(jobOfferId)
  expect(await as(visitor(world.app)).call(applicantsCalls.getFollowUp, { token })).toMatchObject({
    can: { withdraw: true },
  })
})

describe('an erasure that somebody asks for', () => {
  test('is one call, which withdraws him, removes his file and is written down; asked again it changes nothing', async () => {
    const { id, ...request } = await askErasure()
    const [file] = await rows<{ storage_key: string }>('select storage_key from kernel.file where client_id = $1')
    expect(request).toMatchObject({ name: 'El Idrissi', wish: 'erasure', openApplications: 1, can: { erase: true } })

    expect(await answerTo(marie, retentionCalls.eraseOnRequest, { id })).toEqual({ status: 204 })
    expect(await answerTo(marie, retentionCalls.eraseOnRequest, { id })).toEqual({ status: 204 })

    expect(await as(marie).call(retentionCalls.getWaitingRequests, {})).toEqual([])
    expect(await rows('select name, mail from rh.candidate where client_id = $1')).toEqual([{ name: '-', mail: null }])
    await expect(bytesOf(file?.storage_key as string)).rejects.toThrow()
    const { items } = await as(marie).call(retentionCalls.getErasures, firstPage)
    expect(items).toMatchObject([{ reason: 'request', people: 1, files: 1 }])
    expect(items[0]?.by).not.toBeNull()
    const proofs = await as(marie).call(retentionCalls.getApplicationProofs, firstPage)
    expect(proofs.items).toMatchObject([{ name: 'El Idrissi', outcome: 'withdrawn', formVersion: 1 }])
  })

  test('is refused of who was hired', async () => {
    const { id } = await askErasure()
    await rows(`update rh.candidate_application set status = 'hired' where client_id = $1`)

    expect(await answerTo(marie, retentionCalls.eraseOnRequest, { id })).toMatchObject({
      status: 409,
      code: 'CANDIDATE_KEPT',
    })
  })

  test('is answered by whoever erases the candidate from his file', async () => {
    const { candidateId } = await askErasure()
    await rows(`update rh.candidate_application set status = 'withdrawn' where client_id = $1`)
    await as(marie).call(candidatesCalls.deleteCandidate, { candidateId })

    expect(await as(marie).call(retentionCalls.getWaitingRequests, {})).toEqual([])
    expect((await as(marie).call(retentionCalls.getErasures, firstPage)).items).toMatchObject([{ reason: 'request' }])
  })
})

test('what is kept is read by right, proofs and erasing by who manages it, and nothing by the neighbour', async () => {
  const { id } = await askErasure()
  const [reader, nobody, voisin] = [
    await withLevel(2),
    await world.person({ in: serres }),
    await withLevel(3, await world.client()),
  ]
  const asked = [
    [retentionCalls.getRetentionRules, {}],
    [retentionCalls.getRecordsToErase, {}],
    [retentionCalls.getErasures, firstPage],
    [retentionCalls.getWaitingRequests, {}],
    [retentionCalls.getApplicationProofs, firstPage],
    [retentionCalls.eraseOnRequest, { id }],
  ] as const
  const statusesOf = async (who: TestPerson) => {
    const statuses = []
    for (const [call, input] of asked) statuses.push((await as(who).send(call, { ...input })).statusCode)
    return statuses
  }

  expect(await statusesOf(reader)).toEqual([200, 200, 200, 200, 403, 403])
  expect(await statusesOf(nobody)).toEqual([403, 403, 403, 403, 403, 403])
  expect(await statusesOf(voisin)).toEqual([200, 200, 200, 200, 200, 404])
  expect(await as(voisin).call(retentionCalls.getWaitingRequests, {})).toEqual([])
})
