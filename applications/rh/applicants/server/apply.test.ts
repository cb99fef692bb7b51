import pg from 'pg'
import sharp from 'sharp'
import { beforeEach, describe, expect, type MockInstance, test, vi } from 'vitest'
import type { FileStore } from '#kernel/server/files.ts'
import { type Asker, as, visitor } from '#kernel/testing/as.ts'
import { ask } from '#kernel/testing/ask.ts'
import { type TestClient, type TestPerson, useOwnWorld } from '#platform/testing/world.ts'
import { questionnairesCalls } from '#platform/configuration/questionnaires.calls.ts'
import { applicationFormCalls } from '#rh/application-form/application-form.calls.ts'
import { formElement } from '#rh/application-form/application-form.model.ts'
import { candidateApplicationsCalls } from '#rh/candidate-applications/candidate-applications.calls.ts'
import {
  answerTicketRequestJob,
  sendApplicantTicketJob,
  sendDueResponsesJob,
  tellApplicationJob,
} from '#rh/candidate-applications/candidate-applications.server.ts'
import { jobOffersCalls } from '#rh/job-offers/job-offers.calls.ts'
import { publicOffersCalls } from '#rh/job-offers/public-offers.calls.ts'
import { publishForm, publishOffer, recruiterOf, wordOf } from '#rh/testing/open-careers.ts'
import { everyRightOfRecruitment } from '#rh/testing/recruit.ts'
import { applicantsCalls } from '../applicants.calls.ts'

const world = useOwnWorld()
const day = (days: number) => world.clock.today().add({ days }).toString()
const cv = () => new File(['%PDF-1.7 cv'], 'cv.pdf')

let serres: TestClient
let marie: TestPerson
let clientName: string
let storing: MockInstance<FileStore['store']>
let removing: MockInstance<FileStore['remove']>
beforeEach(async () => {
  vi.restoreAllMocks()
  storing = vi.spyOn(world.files, 'store')
  removing = vi.spyOn(world.files, 'remove')
  serres = await world.client()
  marie = await recruiterOf(world, serres)
  clientName = await wordOf(world, serres)
  await publishForm(marie)
})

const person = { mail: 'amina@essai.example', firstname: 'Amina', name: 'El Idrissi' }
const wish = () => ({
  jobsSought: ['Cueilleuse'],
  contractsSought: ['fixed_term'],
  availabilities: [{ start: day(1), end: day(90) }],
})

type Said = { candidate?: object; candidateApplication?: object; candidateAddress?: object; [field: string]: unknown }

async function apply(
  { candidate, candidateApplication, ...more }: Said = {},
  { files = { resume: [cv()] } as Record<string, File[]>, from = visitor(world.app) as Asker } = {},
) {
  const answer = await as(from).sendForm(
    applicantsCalls.apply,
    {
      clientName,
      candidate: { ...person, ...candidate },
      candidateApplication: { ...wish(), ...candidateApplication },
      ...more,
    },
    files,
  )
  return { status: answer.statusCode, body: answer.json() }
}
function rows<Row>(sql: string) {
  return ask<Row>(world.installer, sql, [serres.id])
}
const applications = () =>
  rows<{ id: string; status: string; company_id: string; job_offer_id: string | null; answers: object }>(
    'select * from rh.candidate_application where client_id = $1 order by id',
  )
const files = () =>
  rows<{ name: string; storage_key: string }>(
    `select f.name, f.storage_key from rh.candidate_file c join kernel.file f on f.client_id = c.client_id and f.id = c.file_id
      where c.client_id = $1 order by f.name`,
  )

describe('an applicant without account', () => {
  test('applies to an offer with his paper, and follows what becomes of it until he withdraws', async () => {
    const offer = await publishOffer(world, serres, marie)
    const { status, body } = await apply({ candidateApplication: { jobOfferId: offer.id, language: 'ar' } })

    expect(status).toBe(200)
    expect(body.followUpUrl).toContain(`/candidatures/${clientName}/suivi/`)
    expect(await applications()).toMatchObject([
      { status: 'received', job_offer_id: offer.id, company_id: offer.company.id },
    ])
    expect(await files()).toMatchObject([{ name: 'cv.pdf' }])
    const token = body.applicationToken
    const stranger = as(visitor(world.app))
    expect(await stranger.call(applicantsCalls.getFollowUp, { token })).toMatchObject({
      firstname: 'Amina',
      publicState: 'received',
      clientName,
    })
    await stranger.call(applicantsCalls.answerFollowUp, { token, action: 'keepInPool' })
    await stranger.call(applicantsCalls.answerFollowUp, { token, action: 'withdraw' })
    expect(await stranger.call(applicantsCalls.getFollowUp, { token })).toMatchObject({
      publicState: 'withdrawn',
      can: { withdraw: false },
    })
    expect((await stranger.send(applicantsCalls.getFollowUp, { token: 'autre' })).statusCode).toBe(404)
  })

  test('is written to in a language that no page speaks, and chooses another by his key alone', async () => {
    const { body } = await apply({ candidateApplication: { writtenTo: 'ro' } })
    const stranger = as(visitor(world.app))
    const spoken = async (token: string) => (await stranger.call(applicantsCalls.getFollowUp, { token })).language
    expect(await spoken(body.applicationToken)).toBe('ro')
    const [application] = await applications()
    const asked = { clientId: serres.id, candidateApplicationId: application?.id as string }
    await tellApplicationJob.run({ ...world.ground, databases: world.databases }, asked)
    expect(world.mailer.inbox?.()[0]?.subject).toBe('Am primit candidatura dumneavoastră')
    const other = await apply({ candidate: { mail: 'nadia@essai.example', name: 'Benali' } })

    const choose = (token: string) => stranger.send(applicantsCalls.chooseLanguageOfLetters, { token, language: 'bg' })
    expect((await choose('autre')).statusCode).toBe(404)
    expect((await choose(body.applicationToken)).statusCode).toBe(204)
    expect(await spoken(body.applicationToken)).toBe('bg')
    expect(await spoken(other.body.applicationToken)).toBe('fr')
  })

  test('answers the questionnaire of his offer, and what HR looks at twice is marked', async () => {
    const sophie = await world.person({ in: serres, admin: true, rights: { [formElement]: 3 } })
    const asked = { help: null, options: [], shownIf: null, required: true }
    const { version, ...written } = await as(sophie).call(questionnairesCalls.createQuestionnaire, {
      elementId: world.catalogue.idOf(formElement) as number,
      name: 'Caristes',
      questions: [
        { ...asked, id: 'caces000', kind: 'yesNo', label: 'CACES ?' },
        { ...asked, id: 'depuis00', kind: 'text', label: 'Depuis ?', shownIf: { questionId: 'caces000', is: ['yes'] } },
      ],
    })
    await as(sophie).call(questionnairesCalls.publishQuestionnaire, { id: written.id, version })
    const { id: jobOfferId, criteria } = await publishOffer(world, serres, marie)
    const stated = { ...criteria, questionnaireId: written.id, watchedAnswers: { caces000: ['no'] } }
    await as(marie).call(jobOffersCalls.saveOfferCriteria, { id: jobOfferId, criteria: stated })
    const answer = (answers?: object, number = 1) =>
      apply({ candidateApplication: { jobOfferId, ...(answers && { questionnaire: { number, answers } }) } })

    const { offers } = await as(visitor(world.app)).call(publicOffersCalls.getPublicOffers, { clientName })
    expect(offers).toMatchObject([{ questionnaire: { name: 'Caristes', number: 1, questions: [{}, {}] } }])
    expect(await answer()).toMatchObject({
      status: 400,
      body: { fields: [{ field: 'candidateApplication.questionnaire.answers.caces000' }] },
    })
    expect(await answer({ caces000: false, depuis00: '2019' })).toMatchObject({ status: 400 })
    expect(await answer({ caces000: false }, 2)).toMatchObject({ status: 409, body: { code: 'QUESTIONNAIRE_CHANGED' } })
    expect(await applications()).toEqual([])
    expect((await answer({ caces000: false })).status).toBe(200)

    const [application] = await applications()
    const hr = await world.person({ in: serres, rights: everyRightOfRecruitment, allCompanies: true })
    expect(
      await as(hr).call(candidateApplicationsCalls.buildQuestionnaireAnswersForCandidateApplication, {
        candidateApplicationId: application?.id as string,
        questionnaireId: written.id,
      }),
    ).toMatchObject({
      answers: [
        { value: false, flagged: true },
        { value: null, flagged: false },
      ],
    })
    await apply({ candidate: { mail: 'nadia@essai.example', name: 'Benali' } })
    const [, spontaneous] = await applications()
    const askedOf = async (id: string | undefined) => {
      const subject = { kind: 'candidateApplication', id: id as string }
      return (await as(hr).call(questionnairesCalls.getFormsOfSubject, subject)).map(({ name }) => name)
    }
    expect([await askedOf(application?.id), await askedOf(spontaneous?.id)]).toEqual([['Caristes'], []])
  })

  test('applies twice to one offer and is thanked twice, for one application and one paper', async () => {
    const { id: jobOfferId } = await publishOffer(world, serres, marie)
    await apply({ candidateApplication: { jobOfferId } })
    const again = await apply({
      candidate: { mail: 'AMINA@essai.example', cellPhoneNumber: '06 11 22 33 44' },
      candidateApplication: { jobOfferId },
    })
    expect(again.status).toBe(200)
    expect(again.body.followUpUrl).toContain('/suivi/')
    expect(await applications()).toHaveLength(1)
    expect(await files()).toHaveLength(1)
    expect(await stored()).toHaveLength(1)
  })

  test('who says another phone than his file is shown as a difference, his file unchanged', async () => {
    await apply({ candidate: { cellPhoneNumber: '06 11 22 33 44' } })
    await apply({ candidate: { cellPhoneNumber: '+212 612 345 678' } })
    const [, second] = await applications()
    expect(second?.answers).toMatchObject({ differences: { cellPhoneNumber: '+212612345678' } })
    const [known] = await rows('select cell_phone_number from rh.candidate where client_id = $1')
    expect(known).toEqual({ cell_phone_number: '+33611223344' })
  })

  test('sends his papers after his form, for two hours', async () => {
    const answer = await as(visitor(world.app)).call(applicantsCalls.applyBis, {
      clientName,
      candidate: person,
      candidateApplication: wish(),
    })
    const send = (applicationToken: string) =>
      as(visitor(world.app)).sendForm(
        applicantsCalls.saveCandidateApplicationFiles,
        { applicationToken, fileType: 'resume' },
        {
          files: [cv()],
        },
      )
    expect((await send(answer.applicationToken)).json()).toEqual({
      files: [{ fileType: 'resume', fileName: 'cv.pdf' }],
    })
    expect((await send('une-autre-cle')).statusCode).toBe(404)
    world.clock.advance({ hours: 3 })
    expect((await send(answer.applicationToken)).statusCode).toBe(404)
    expect(await files()).toHaveLength(1)
    expect(await stored()).toHaveLength(1)
  })

  test('photographs both sides of his card, which are drawn again', async () => {
    const { body } = await apply()
    const picture = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#ccddee' } })
      .png()
      .toBuffer()
    const side = (name: string) => [new File([new Uint8Array(picture)], name)]
    const answer = await as(visitor(world.app)).sendForm(
      applicantsCalls.saveCandidateApplicationIdCard,
      { applicationToken: body.applicationToken },
      { front: side('recto.png'), back: side('verso.png') },
    )
    expect(answer.json().files).toEqual([
      { fileType: 'idCard', fileName: 'recto.png' },
      { fileType: 'idCard', fileName: 'verso.png' },
    ])
    expect((await files()).map(({ name }) => name)).toEqual(['cv.pdf', 'recto.jpg', 'verso.jpg'])
    expect(await stored()).toHaveLength(3)
  })

  test('is told « under review » until his refusal has really been sent, and all along when it is called off', async () => {
    const decider = await world.person({ in: serres, rights: everyRightOfRecruitment, allCompanies: true })
    const { body } = await apply()
    const id = (await applications())[0]?.id as string
    const told = async () =>
      (await as(visitor(world.app)).call(applicantsCalls.getFollowUp, { token: body.applicationToken })).publicState
    const refuseTomorrow = async (who: TestPerson) =>
      as(who).call(candidateApplicationsCalls.saveInterviewResponse, {
        candidateApplicationId: id,
        status: 'refused',
        refusalReason: 'filled',
        responseSendingTime: world.clock.now().add({ hours: 24 }).toString(),
      })
    const sendDue = () => sendDueResponsesJob.run({ ...world.ground, databases: world.databases }, {})

    await refuseTomorrow(decider)
    await as(decider).call(candidateApplicationsCalls.cancelInterviewResponse, { candidateApplicationId: id })
    world.clock.advance({ hours: 25 })
    await sendDue()
    expect(await told()).toBe('under_review')

    const later = await world.signIn(decider)
    await as(later).call(candidateApplicationsCalls.updateCandidateApplicationStatus, {
      candidateApplicationId: id,
      status: 'under_review',
      candidateApplicationData: { reason: 'Relu' },
    })
    await refuseTomorrow(later)
    expect(await told()).toBe('under_review')
    world.clock.advance({ hours: 25 })
    expect(await told()).toBe('under_review')
    await sendDue()
    expect(await told()).toBe('refused')
  })

  test('asks for his data, which is told to whom the client named', async () => {
    await ask(
      world.installer,
      `insert into platform.rgpd_configuration (client_id, contact_mail) values ($1, 'dpo@essai.example')`,
      [serres.id],
    )
    const { body } = await apply()
    const action = { token: body.applicationToken, action: 'askErasure' as const }
    await as(visitor(world.app)).call(applicantsCalls.answerFollowUp, action)
    await as(visitor(world.app)).call(applicantsCalls.answerFollowUp, action)
    expect(await rows('select wish from rh.data_request where client_id = $1')).toEqual([{ wish: 'erasure' }])
  })
})

/** Keys of what was stored since the test began and not removed again. */
async function stored() {
  const all = await Promise.all(storing.mock.results.map(({ value }) => value.catch(() => undefined)))
  const removed = new Set(removing.mock.calls.map(([key]) => key))
  return all.flatMap(file => (file && !removed.has(file.storageKey) ? [file.storageKey] : []))
}

describe('nothing is kept of a form that is refused', () => {
  test.each<[string, () => Said, string]>([
    ['a phone that is none', () => ({ candidate: { cellPhoneNumber: '00.12.34.56.78' } }), 'candidate.cellPhoneNumber'],
    ['a mail that is none', () => ({ candidate: { mail: 'amina' } }), 'candidate.mail'],
    ['somebody of thirteen', () => ({ candidate: { birthdate: day(-13 * 365) } }), 'candidate.birthdate'],
    ['gloves of three', () => ({ candidate: { gloveSize: 3 } }), 'candidate.gloveSize'],
    ['a field that nobody asks', () => ({ candidate: { salary: 2000 } }), 'candidate.salary'],
    [
      'days that are past',
      () => ({ candidateApplication: { availabilities: [{ start: day(-9), end: day(-2) }] } }),
      'candidateApplication.availabilities.0.end',
    ],
    ['no day at all', () => ({ candidateApplication: { availabilities: [] } }), 'candidateApplication.availabilities'],
    [
      'an offer that is none',
      () => ({ candidateApplication: { jobOfferId: '0198a000-0000-7000-8000-000000000000' } }),
      'candidateApplication.jobOfferId',
    ],
  ])('%s', async (_what, said, field) => {
    const { status, body } = await apply(said())
    expect(status).toBe(400)
    expect(body.fields.map((error: { field: string }) => error.field)).toContain(field)
    expect(await applications()).toEqual([])
    expect(await stored()).toEqual([])
  })

  test('is told at the field, in the language of the visitor', async () => {
    const spanish = { ...visitor(world.app), headers: { 'accept-language': 'es' } }
    const { body } = await apply({ candidate: { cellPhoneNumber: '00.12.34.56.78', gloveSize: 3 } }, { from: spanish })
    expect(body.fields).toMatchObject([
      { field: 'candidate.cellPhoneNumber', message: expect.stringContaining('número') },
      { field: 'candidate.gloveSize', message: expect.stringContaining('guantes') },
    ])
  })

  test('a CV that is a page of the web, one that weighs too much, none at all', async () => {
    const disguised = await apply({}, { files: { resume: [new File(['<html>bonjour</html>'], 'cv.pdf')] } })
    expect(disguised).toMatchObject({ status: 415, body: { fields: [{ field: 'resume' }] } })
    const heavy = await apply({}, { files: { resume: [new File(['%PDF-1.7 ', 'x'.repeat(16_000_000)], 'cv.pdf')] } })
    expect(heavy.status).toBe(413)
    expect(await apply({}, { files: {} })).toMatchObject({ status: 400, body: { fields: [{ field: 'resume' }] } })
    expect(await applications()).toEqual([])
    expect(await stored()).toEqual([])
  })

  test('what a robot sends', async () => {
    expect(await apply({ candidateApplication: { website: 'https://spam.example' } })).toMatchObject({ status: 400 })
    expect(await apply({ candidateApplication: { seconds: 1 } })).toMatchObject({ body: { code: 'TOO_FAST' } })
    expect(await applications()).toEqual([])
  })

  test('whoever applies while the form is being set up, in his own language', async () => {
    const { version, fields, ...form } = await as(marie).call(applicationFormCalls.getFormParameters, {})
    const said = fields.map(({ key, stage, visibility }) => ({ key, stage, visibility }))
    await as(marie).call(applicationFormCalls.saveFormParameters, {
      parameters: { status: 'configuring', preset: form.preset, languages: form.languages, fields: said, version },
    })
    const spanish = { ...visitor(world.app), headers: { 'accept-language': 'es' } }
    const { status, body } = await apply({}, { from: spanish })
    expect(status).toBe(400)
    expect(body).toMatchObject({ code: 'FORM_CONFIGURING', message: expect.stringContaining('empresa') })
  })

  test('what an address sends past a hundred in an hour, before a byte of it is read', async () => {
    const from = { app: world.app, address: '10.9.8.7' }
    const stranger = as(from)
    expect(await stranger.call(applicantsCalls.mayApply, {})).toEqual({ may: true })
    const applied = await as(from).call(applicantsCalls.applyBis, {
      clientName,
      candidate: person,
      candidateApplication: wish(),
    })
    expect(applied.applicationToken).toBeTruthy()
    await ask(
      world.installer,
      `insert into rh.candidate_application (client_id, candidate_id, company_id, sender_hash, received_at)
       select a.client_id, a.candidate_id, a.company_id, a.sender_hash, a.received_at
         from rh.candidate_application a, generate_series(1, 99) where a.client_id = $1`,
      [serres.id],
    )
    expect((await stranger.send(applicantsCalls.mayApply)).statusCode).toBe(429)
  })

  test('the sixth application of a mail within an hour', async () => {
    const statuses = []
    for (let count = 0; count < 6; count += 1) statuses.push((await apply()).status)
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
    expect(await files()).toHaveLength(5)
  })
})

type Requested = { payload: { ticketId: string; mail: string; askedAt: string } }
const ticketRequests = () =>
  rows<Requested>(`select payload from kernel.outbox where kind = 'job:answer-ticket-request' and client_id = $1`)

async function answerTicketRequests() {
  for (const { payload } of await ticketRequests())
    await answerTicketRequestJob.run(
      { ...world.ground, databases: world.databases },
      { ...payload, clientId: serres.id },
    )
}

describe('nobody learns who is known', () => {
  test('a known and an unknown mail are answered alike, and the known one alone is written to', async () => {
    await apply()
    const answers = []
    for (const mail of [person.mail, 'personne@essai.example']) {
      const stranger = as(visitor(world.app))
      const registered = await stranger.send(applicantsCalls.isApplicantRegistered, { clientName, mail })
      const ticket = await stranger.send(applicantsCalls.requestTicket, { clientName, mail })
      const candidate = await stranger.send(applicantsCalls.getApplicantByMail, { first: mail, second: clientName })
      answers.push([registered, ticket, candidate].map(({ statusCode, body }) => `${statusCode} ${body}`).join('\n'))
    }
    expect(answers[0]).toBe(answers[1])
    expect(answers[0]).toContain('{"candidate":null}')
    await answerTicketRequests()
    const asked = await rows<{ payload: object }>(
      `select payload from kernel.outbox where kind = 'job:send-applicant-ticket' and client_id = $1`,
    )
    for (const { payload } of asked)
      await sendApplicantTicketJob.run(
        { ...world.ground, databases: world.databases },
        { ...payload, clientId: serres.id },
      )
    const written = world.mailer.inbox?.().map(({ to }) => to) ?? []
    expect([asked.length, written[0]]).toEqual([1, person.mail])
    expect(written).not.toContain('personne@essai.example')
  })

  test('a known and an unknown mail cost the same work: what differs is done by a job, which gives one ticket', async () => {
    await apply()
    await answerTicketRequests()
    const works = []
    for (const mail of [person.mail, 'personne@essai.example']) {
      const sent = vi.spyOn(pg.Client.prototype, 'query')
      await as(visitor(world.app)).send(applicantsCalls.requestTicket, { clientName, mail })
      const said = sent.mock.calls.map(([statement]) => (statement as { text?: string }).text ?? String(statement))
      sent.mockRestore()
      works.push({
        statements: said.filter(text => text.includes('rh.')),
        left: (await ticketRequests()).map(({ payload }) => Object.keys(payload)),
        tickets: await rows('select id from rh.applicant_ticket where client_id = $1'),
      })
      await rows(`delete from kernel.outbox where kind = 'job:answer-ticket-request' and client_id = $1`)
    }

    expect(works[0]).toEqual(works[1])
    expect(works[0]).toMatchObject({
      statements: [expect.stringContaining('rh.ask_ticket')],
      left: [expect.anything()],
    })
  })

  test('a ticket request that is answered again gives no second ticket', async () => {
    await apply()
    await as(visitor(world.app)).send(applicantsCalls.requestTicket, { clientName, mail: person.mail.toUpperCase() })
    await answerTicketRequests()
    await answerTicketRequests()
    expect(await rows('select id from rh.applicant_ticket where client_id = $1')).toHaveLength(1)
  })

  test('a field that is asked after hiring is dropped, never kept', async () => {
    expect((await apply({ candidate: { birthCity: 'Agadir', birthdate: '1999-04-12' } })).status).toBe(200)
    const [known] = await rows('select birth_city, birthdate from rh.candidate where client_id = $1')
    expect(known).toEqual({ birth_city: null, birthdate: null })
  })

  test('an offer that is closed meanwhile takes nobody', async () => {
    const { id: jobOfferId } = await publishOffer(world, serres, marie)
    await as(marie).call(jobOffersCalls.closeJobOffer, { id: jobOfferId, reason: 'filled' })
    expect((await apply({ candidateApplication: { jobOfferId } })).body.fields[0].message).toContain('plus disponible')
  })
})
