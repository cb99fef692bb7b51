import { sql } from 'kysely'
import pg from 'pg'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Level } from '#kernel/shared/access.ts'
import type { Call } from '#kernel/shared/call.ts'
import { as } from '#kernel/testing/as.ts'
import { eventually } from '#kernel/testing/eventually.ts'
import { auditCalls } from '#platform/audit/audit.calls.ts'
import { questionnairesCalls } from '#platform/configuration/questionnaires.calls.ts'
import { type TestClient, type TestPerson, useOwnWorld } from '#platform/testing/world.ts'
import { candidatesCalls } from '#rh/candidates/candidates.calls.ts'
import { interviewsCalls } from '#rh/interviews/interviews.calls.ts'
import { employ } from '#rh/testing/employ.ts'
import { hire } from '#rh/testing/hire.ts'
import { publishOffer, recruiterOf } from '#rh/testing/open-careers.ts'
import type { RhDb } from '#rh/rh-db.ts'
import { applicationStates, isMove } from '../application-state.model.ts'
import { offerRulesCalls } from '#rh/offer-rules/offer-rules.calls.ts'
import { offerRulesElement } from '#rh/offer-rules/offer-rules.model.ts'
import { applicantMessagesCalls } from '../applicant-messages.calls.ts'
import { candidateApplicationsCalls } from '../candidate-applications.calls.ts'
import { remindInvitedJob, sendApplicantMessageJob, sendDueResponsesJob } from '../candidate-applications.server.ts'

const world = useOwnWorld()
const module = 'rh/gestion_du_recrutement'
const everything: Record<string, Level> = {
  [`${module}/creation_candidat`]: 2,
  [`${module}/candidats`]: 3,
  [`${module}/candidatures`]: 3,
  [`${module}/candidatures#decision`]: 2,
  [`${module}/entretiens`]: 3,
  'rh/gestion_du_personnel/salaries': 2,
}

let serres: TestClient
let marie: TestPerson
beforeEach(async () => {
  serres = await world.client()
  marie = await world.person({ in: serres, rights: everything, allCompanies: true })
})

const salma = { firstname: 'Salma', name: 'Ouazzani', mail: 'salma@essai.example', cellPhoneNumber: '06 11 22 33 44' }
const register = async (more: object = {}, person = marie) => {
  const { application, candidate } = await as(person).call(candidateApplicationsCalls.createCandidate, {
    ...salma,
    ...more,
  })
  return { id: application?.id as string, candidateId: candidate?.id as string }
}
const send = async (call: Call, input: object, person = marie) => {
  const { statusCode, json } = await as(person).send(call, { ...input })
  return { status: statusCode, ...(statusCode === 204 ? {} : json()) }
}
const move = (candidateApplicationId: string, status: string, candidateApplicationData: object = {}, person = marie) =>
  send(
    candidateApplicationsCalls.updateCandidateApplicationStatus,
    { candidateApplicationId, status, candidateApplicationData },
    person,
  )
const linesOf = (body: string) =>
  body.split('\n').flatMap(line => (line.startsWith('data: {') ? [JSON.parse(line.slice(6))] : []))
const hours = (count: number) => world.clock.now().add({ hours: count }).toString()
const day = (days: number) => world.clock.today().add({ days }).toString()
const talk = (startAt = hours(48)) => ({ interview: { startAt, place: 'Serre Nord' } })

describe('somebody is registered', () => {
  test('with an application that is received, or invited to fill the form', async () => {
    const { id, candidateId } = await register()
    expect(
      await as(marie).call(candidateApplicationsCalls.getCandidateApplicationById, {
        candidateId,
        candidateApplicationId: id,
      }),
    ).toMatchObject({
      application: { status: 'received', can: { moves: expect.arrayContaining(['shortlisted', 'refused']) } },
      candidate: { cellPhoneNumber: '+33611223344', language: 'fr' },
      events: [{ what: 'created', toStatus: 'received', by: expect.stringContaining(' ') }],
    })
    const invited = await as(marie).call(candidateApplicationsCalls.createCandidate, {
      ...salma,
      name: 'Rusu',
      mail: 'andrei@essai.example',
      cellPhoneNumber: null,
      sendApplication: true,
    })
    expect(invited.application?.status).toBe('invited')
    expect(
      await send(candidateApplicationsCalls.createCandidate, {
        ...salma,
        mail: null,
        sendApplication: true,
        checkIfCandidateExists: false,
      }),
    ).toMatchObject({ status: 400 })
  })

  test('once: who looks like a former employee is named first, and nothing is written', async () => {
    const former = await hire(world, serres, { firstname: 'Salma', name: 'Ouazzani', mail: 'ancienne@essai.example' })
    const season = { from: day(-300), to: day(-100) }
    await employ(world, serres, former.id, season)
    const answer = await as(marie).call(candidateApplicationsCalls.createCandidate, salma)
    expect(answer).toMatchObject({
      created: false,
      candidate: null,
      existing: [{ employeeId: former.id, on: ['name'], currentEmployee: false, lastContract: season }],
    })
    expect(await as(marie).call(candidatesCalls.getCandidates, {})).toEqual([])
  })

  test('as the employee of a former season that he is, and as nobody else of the staff', async () => {
    const former = await hire(world, serres, { firstname: 'Salma', name: 'Ouazzani', mail: 'ancienne@essai.example' })
    const stranger = await hire(world, serres, { firstname: 'Zoé', name: 'Lefèvre', mail: 'zoe@essai.example' })
    await employ(world, serres, former.id, { from: day(-300), to: day(-100) })
    const again = { ...salma, employeeId: former.id }
    const elsewhere = await world.client({ name: 'Bocage' })
    const theirs = await hire(world, elsewhere, { firstname: 'Salma', name: 'Ouazzani' })
    for (const { id: employeeId } of [stranger, theirs])
      expect(await send(candidateApplicationsCalls.createCandidate, { ...again, employeeId })).toMatchObject({
        status: 400,
        fields: [{ field: 'employeeId' }],
      })
    const { candidate, application } = await as(marie).call(candidateApplicationsCalls.createCandidate, again)
    expect(candidate).toMatchObject({ employeeId: former.id })
    expect(application?.status).toBe('received')
    expect(await send(candidateApplicationsCalls.createCandidate, again)).toMatchObject({ status: 400 })
  })

  test('by whoever may, in his own client alone', async () => {
    const { id, candidateId } = await register()
    const paul = await world.person({ in: serres })
    expect(await send(candidateApplicationsCalls.createCandidate, salma, paul)).toMatchObject({ status: 403 })
    const bocage = await world.client({ name: 'Bocage' })
    const neighbour = await world.person({ in: bocage, rights: everything, allCompanies: true })
    expect(await move(id, 'shortlisted', {}, neighbour)).toMatchObject({ status: 404 })
    expect(await send(candidatesCalls.getCandidateById, { id: candidateId }, neighbour)).toMatchObject({ status: 404 })
  })
})

describe('an application', () => {
  test('makes no move that its way does not know, and stays where it was', async () => {
    const { id, candidateId } = await register()
    const forbidden = applicationStates.filter(to => !isMove('received', to))
    for (const to of forbidden) expect(await move(id, to)).toMatchObject({ status: 409, code: 'TRANSITION_INVALID' })
    const { application, events } = await as(marie).call(candidateApplicationsCalls.getCandidateApplicationById, {
      candidateId,
      candidateApplicationId: id,
    })
    expect([application.status, events.length]).toEqual(['received', 1])
  })

  test('is moved from no state to one that its way does not know, whatever the state: row and events stay', async () => {
    const { id, candidateId } = await register()
    const stands = async () => {
      const { application, events } = await as(marie).call(candidateApplicationsCalls.getCandidateApplicationById, {
        candidateId,
        candidateApplicationId: id,
      })
      return { status: application.status, version: application.version, events: events.length, can: application.can }
    }
    for (const from of applicationStates) {
      await world.databases.transaction('platform', { readOnly: false, clientId: serres.id }, (db: RhDb) =>
        db.updateTable('rh.candidate_application').set({ status: from }).where('id', '=', id).execute(),
      )
      const before = await stands()
      const forbidden = applicationStates.filter(to => !isMove(from, to))
      for (const to of forbidden) expect(await move(id, to), `${from} to ${to}`).toMatchObject({ status: 409 })
      expect(await stands()).toEqual(before)
      expect(before.can.moves.filter(to => forbidden.includes(to))).toEqual([])
    }
  })

  test('is decided by who may decide', async () => {
    const { id } = await register()
    const { [`${module}/candidatures#decision`]: _, ...clerk } = everything
    const lea = await world.person({
      in: serres,
      rights: { ...clerk, [`${module}/candidatures`]: 2 },
      allCompanies: true,
    })
    expect(await move(id, 'refused', { refusalReason: 'profile', immediateSending: true }, lea)).toMatchObject({
      status: 403,
    })
    expect(await move(id, 'shortlisted', {}, lea)).toMatchObject({ can: { decide: false } })
  })

  test('is refused with others in one go: who cannot be is named with why and stays, the others are answered', async () => {
    const one = await register()
    const other = await register({ name: 'Rusu', mail: 'andrei@essai.example', cellPhoneNumber: null })
    await move(other.id, 'withdrawn', { reason: 'a trouvé ailleurs' })
    const decide = async (person = marie) =>
      as(person).send(candidateApplicationsCalls.decideManyApplications, {
        candidateApplicationIds: [one.id, other.id],
        status: 'refused',
        candidateApplicationData: { refusalReason: 'filled', immediateSending: true },
      })
    const bocage = await world.client({ name: 'Bocage' })
    const neighbour = await world.person({ in: bocage, rights: everything, allCompanies: true })
    expect(linesOf((await decide(neighbour)).body)).toMatchObject([{ code: 'NOT_FOUND' }, { code: 'NOT_FOUND' }])
    const reader = await world.person({
      in: serres,
      rights: { [`${module}/candidatures`]: 2 },
      allCompanies: true,
    })
    expect((await decide(reader)).statusCode).toBe(403)

    expect(linesOf((await decide()).body)).toEqual([
      { id: one.id, ok: true },
      {
        id: other.id,
        ok: false,
        code: 'TRANSITION_INVALID',
        message: 'Action impossible depuis l’état « Désistement ».',
      },
    ])
    const listed = await as(marie).call(candidateApplicationsCalls.getCandidatesApplications, { scope: 'closed' })
    expect(listed.map(({ status }) => status).toSorted()).toEqual(['refused', 'withdrawn'])
    const { id: candidateApplicationId, candidateId } = one
    expect(
      await as(marie).call(candidateApplicationsCalls.getCandidateApplicationById, {
        candidateId,
        candidateApplicationId,
      }),
    ).toMatchObject({ responses: [{ status: 'refused', refusalReason: 'filled', immediateSending: true }] })
  })

  test('is written to with others, each in his own letter: who cannot be is named with why', async () => {
    const one = await register()
    const other = await register({
      name: 'Rusu',
      firstname: 'Andrei',
      mail: 'andrei@essai.example',
      cellPhoneNumber: null,
    })
    await as(marie).call(candidatesCalls.editCandidate, { candidate: { id: other.candidateId, language: 'ro' } })
    const without = await register({ name: 'Roche', mail: null, cellPhoneNumber: null })
    const ids = [one, other, without].map(({ id }) => id)
    const write = (person = marie, message: object = { model: 'available' }) =>
      as(person).send(applicantMessagesCalls.writeToManyApplicants, { candidateApplicationIds: ids, message })
    const bocage = await world.client({ name: 'Bocage' })
    const neighbour = await world.person({ in: bocage, rights: everything, allCompanies: true })
    expect(linesOf((await write(neighbour)).body).map(({ code }) => code)).toEqual(Array(3).fill('NOT_FOUND'))
    const reader = await world.person({ in: serres, rights: { [`${module}/candidatures`]: 1 }, allCompanies: true })
    expect((await write(reader)).statusCode).toBe(403)
    expect((await write(marie, { subject: 'Bonjour', text: 'À {{demain}}' })).statusCode).toBe(400)
    expect((await as(neighbour).call(applicantMessagesCalls.getMessageModels, {})).map(({ model }) => model)).toEqual([
      'available',
      'considered',
      'unreachable',
    ])
    expect(
      (await as(await world.person({ in: serres })).send(applicantMessagesCalls.getMessageModels)).statusCode,
    ).toBe(403)

    expect(linesOf((await write()).body)).toMatchObject([{ ok: true }, { ok: true }, { ok: false, code: 'NO_MAIL' }])
    expect((await write(marie, { subject: 'Rendez-vous', text: 'Bonjour {{prenom}}, à lundi.' })).statusCode).toBe(200)
    const messages = await world.inClient(serres, async db => {
      const { rows } = await sql<{ id: string; subject: string; text: string }>`
        select id, subject, text from rh.candidate_message order by written_at, id`.execute(db)
      return rows
    })
    expect(messages.map(({ subject }) => subject)).toEqual([
      'Êtes-vous toujours disponible ?',
      'Mai sunteți disponibil(ă)?',
      'Rendez-vous',
      'Rendez-vous',
    ])
    expect(messages[2]?.text).toBe('Bonjour Salma, à lundi.')

    expect(sendApplicantMessageJob.waitsForMorning).toBe(true)
    const sending = { clientId: serres.id, candidateMessageId: messages[1]?.id as string }
    for (const _ of ['once', 'again'])
      await sendApplicantMessageJob.run({ ...world.ground, databases: world.databases }, sending)
    const received = world.mailer.inbox?.().filter(({ to }) => to === 'andrei@essai.example')
    expect(received).toMatchObject([{ subject: 'Mai sunteți disponibil(ă)?', author: { mail: marie.mail } }])
    const { events } = await as(marie).call(candidateApplicationsCalls.getCandidateApplicationById, {
      candidateId: other.candidateId,
      candidateApplicationId: other.id,
    })
    expect(
      events
        .filter(({ what }) => what === 'written')
        .map(({ message }) => [message?.subject, message?.sentAt !== null]),
    ).toEqual(
      expect.arrayContaining([
        ['Mai sunteți disponibil(ă)?', true],
        ['Rendez-vous', false],
      ]),
    )
  })

  test('of who applied twice gets one message, and none once it is closed or his mails come back', async () => {
    const { id, candidateId } = await register()
    const again = await as(marie).call(candidateApplicationsCalls.createCandidate, {
      firstname: 'Andrei',
      name: 'Rusu',
      mail: 'andrei@essai.example',
      cellPhoneNumber: null,
    })
    const twin = again.application?.id as string
    await world.inClient(serres, db =>
      sql`update rh.candidate_application set candidate_id = ${candidateId} where id = ${twin}`.execute(db),
    )
    const write = async () =>
      linesOf(
        (
          await as(marie).send(applicantMessagesCalls.writeToManyApplicants, {
            candidateApplicationIds: [id, twin],
            message: { model: 'considered' },
          })
        ).body,
      ).map(({ ok, code }) => (ok ? 'written' : code))
    expect(await write()).toEqual(['written', 'WRITTEN_ALREADY'])
    await move(id, 'withdrawn', { reason: 'a trouvé ailleurs' })
    await send(candidateApplicationsCalls.closeCandidateApplication, { candidateApplicationId: id })
    await world.inClient(serres, db => sql`update rh.candidate set mail_fails_since = now()`.execute(db))
    expect(await write()).toEqual(['TRANSITION_INVALID', 'MAIL_FAILS'])
  })

  test('that is over is closed, and read only from then on', async () => {
    const { id } = await register()
    expect(
      await send(candidateApplicationsCalls.closeCandidateApplication, { candidateApplicationId: id }),
    ).toMatchObject({ status: 409 })
    await move(id, 'withdrawn', { reason: 'a trouvé ailleurs' })
    expect(
      await send(candidateApplicationsCalls.closeCandidateApplication, { candidateApplicationId: id }),
    ).toMatchObject({
      closedAt: expect.any(String),
      can: { moves: [] },
    })
    expect(
      await send(candidateApplicationsCalls.updateCandidateApplicationComment, { id, comment: 'x' }),
    ).toMatchObject({ status: 409 })
  })

  test('is listed under its site and its offer, which are chosen among those of the reader', async () => {
    const { id: jobOfferId, site } = await publishOffer(world, serres, await recruiterOf(world, serres))
    const siteId = site?.id as string
    const { id } = await register()
    await register({ name: 'Rusu', mail: 'andrei@essai.example', cellPhoneNumber: null })
    await as(marie).call(candidateApplicationsCalls.updateCandidateApplication, { id, jobOfferId })
    const filtersOf = (person: TestPerson) => send(candidateApplicationsCalls.getApplicationFilters, {}, person)

    expect(await filtersOf(marie)).toMatchObject({ sites: [{ id: siteId }], offers: [{ id: jobOfferId }] })
    for (const narrowed of [{ siteId }, { jobOfferId }]) {
      const asked = { scope: 'open' as const, page: 0, size: 10, ...narrowed }
      const { items } = await as(marie).call(candidateApplicationsCalls.getPaginatedCandidatesApplications, asked)
      expect(items.map(row => row.id)).toEqual([id])
    }
    const bocage = await world.client({ name: 'Bocage' })
    const neighbour = await world.person({ in: bocage, rights: everything, allCompanies: true })
    expect(await filtersOf(neighbour)).toMatchObject({ sites: [], offers: [] })
    expect(await filtersOf(await world.person({ in: serres }))).toMatchObject({ status: 403 })
  })

  test('leaves in a list that is written down as taken away, as its person does', async () => {
    await register()
    const sophie = await world.person({ in: serres, admin: true })
    const taking = as({ ...marie, headers: { accept: 'text/csv' } })
    const page = { page: 0, size: 10 }
    await taking.send(candidatesCalls.getPaginatedCandidates, page)
    const csv = await taking.send(candidateApplicationsCalls.getPaginatedCandidatesApplications, {
      scope: 'all',
      ...page,
    })
    expect(csv.body).toContain('Ouazzani')

    const { items } = await as(sophie).call(auditCalls.getListExports, page)
    expect(items.map(({ list, actor, rows }) => [list, actor?.id, rows])).toEqual([
      ['Candidatures', marie.userId, 1],
      ['Candidats', marie.userId, 1],
    ])
  })

  test('is listed, counted and found by the words of its person', async () => {
    await register()
    const page = await as(marie).call(candidateApplicationsCalls.getPaginatedCandidatesApplications, {
      scope: 'open',
      page: 0,
      size: 10,
      search: 'ouaz',
    })
    expect(page).toMatchObject({ total: 1, items: [{ name: 'Ouazzani', status: 'received', missingPieces: 0 }] })
    expect(await as(marie).call(candidateApplicationsCalls.countCandidatesApplications, { scope: 'open' })).toEqual({
      total: 1,
      byStatus: [{ status: 'received', count: 1 }],
    })
    expect(await as(marie).call(candidateApplicationsCalls.getCandidatesApplications, { scope: 'closed' })).toEqual([])
    expect(await as(marie).call(candidateApplicationsCalls.searchCandidatesApplications, { q: 'salma' })).toHaveLength(
      1,
    )
  })
})

describe('a talk', () => {
  test('is planned by a move, and an hour of a recruiter is taken once', async () => {
    const [one, other] = [
      await register(),
      await register({ name: 'Rusu', mail: 'andrei@essai.example', cellPhoneNumber: null }),
    ]
    const at = hours(24)
    const answers = await Promise.all([one, other].map(({ id }) => move(id, 'interview_scheduled', talk(at))))
    expect(answers.map(({ status, code }) => code ?? status).toSorted()).toEqual([
      'INTERVIEW_OVERLAP',
      'interview_scheduled',
    ])
    expect(await move(other.id, 'interview_scheduled', talk(hours(-1)))).toMatchObject({ status: 400 })
  })

  test('of one hour that two recruiters book at once is one’s: the other is told so', async () => {
    const ines = await world.person({ in: serres, rights: everything, allCompanies: true })
    const [one, other] = [
      await register(),
      await register({ name: 'Rusu', mail: 'andrei@essai.example', cellPhoneNumber: null }),
    ]
    const gate = new pg.Client({ connectionString: world.installer })
    await gate.connect()
    await gate.query('begin; lock table rh.interview in share mode')
    const book = (who: TestPerson, { id }: { id: string }) =>
      as(who).send(candidateApplicationsCalls.updateCandidateApplicationStatus, {
        candidateApplicationId: id,
        status: 'interview_scheduled',
        candidateApplicationData: { interview: { startAt: hours(24), recruiterId: ines.userId, place: 'Serre Nord' } },
      })
    const booked = Promise.all([book(marie, one), book(ines, other)])
    await eventually(async () => {
      const { rows } = await gate.query(
        `select from pg_locks where (relation = 'rh.interview'::regclass or locktype = 'advisory') and not granted
            and database = (select oid from pg_database where datname = current_database())`,
      )
      expect(rows).toHaveLength(2)
    })
    await gate.query('commit')
    await gate.end()

    const answers = (await booked).map(answer => [answer.statusCode, answer.json().code ?? null])
    expect(answers.toSorted()).toEqual([
      [200, null],
      [400, 'INTERVIEW_OVERLAP'],
    ])
    const talks = await as(ines).call(interviewsCalls.getCandidatesInterviewsForClient, {
      from: hours(0),
      to: hours(48),
    })
    expect(talks).toHaveLength(1)
  })

  test('that is cancelled gives the application back, one that was held waits for a decision', async () => {
    const { id } = await register()
    await move(id, 'interview_scheduled', talk())
    const [first] = await as(marie).call(interviewsCalls.getCandidatesInterviewsForClient, {
      from: hours(0),
      to: hours(100),
    })
    await as(marie).call(interviewsCalls.cancelInterview, {
      interviewId: first?.interviewId as string,
      reason: 'gelée',
    })
    expect(
      await as(marie).call(candidateApplicationsCalls.getCandidatesApplications, { scope: 'under_review' }),
    ).toHaveLength(1)
    await move(id, 'interview_scheduled', talk())
    const planned = await as(marie).call(interviewsCalls.getCandidatesInterviewsForClient, {
      from: hours(0),
      to: hours(100),
      state: 'planned',
    })
    await as(marie).call(interviewsCalls.markInterview, {
      interviewId: planned[0]?.interviewId as string,
      state: 'done',
    })
    expect(
      await as(marie).call(candidateApplicationsCalls.getCandidatesApplications, { scope: 'interview_done' }),
    ).toHaveLength(1)
  })

  test('shows its own page to its recruiter, and no other application', async () => {
    const [one, other] = [
      await register(),
      await register({ name: 'Rusu', mail: 'andrei@essai.example', cellPhoneNumber: null }),
    ]
    const ines = await world.person({ in: serres, rights: { [`${module}/entretiens`]: 2 }, allCompanies: true })
    await move(one.id, 'interview_scheduled', { interview: { startAt: hours(24), recruiterId: ines.userId } })
    const allowed = async ({ id, candidateId }: { id: string; candidateId: string }) =>
      (
        await as(ines).call(candidateApplicationsCalls.isCandidateInterviewAllowed, {
          candidateId,
          candidateApplicationId: id,
        })
      ).allowed
    expect([await allowed(one), await allowed(other)]).toEqual([true, false])
    expect(
      await send(
        candidateApplicationsCalls.getCandidateApplicationById,
        { candidateId: other.candidateId, candidateApplicationId: other.id },
        ines,
      ),
    ).toMatchObject({ status: 404 })
    expect(
      await as(ines).call(interviewsCalls.getCandidatesInterviewsForClient, { from: hours(0), to: hours(100) }),
    ).toHaveLength(1)
  })
})

describe('an answer', () => {
  const later = (count: number) => ({ responseSendingTime: hours(count) })
  const letters = () => (world.mailer.inbox?.() ?? []).filter(({ to }) => to === salma.mail)

  test('set for tomorrow and called off today is never sent', async () => {
    const { id } = await register()
    const before = letters().length
    expect(await move(id, 'refused', { refusalReason: 'filled', ...later(24) })).toMatchObject({ status: 'refused' })
    await as(marie).call(candidateApplicationsCalls.cancelInterviewResponse, { candidateApplicationId: id })
    world.clock.advance({ hours: 25 })
    await sendDueResponsesJob.run({ ...world.ground, databases: world.databases }, {})
    expect(letters()).toHaveLength(before)
  })

  test('leaves once its time has come, once', async () => {
    const { id } = await register()
    const before = letters().length
    await as(marie).call(candidateApplicationsCalls.saveInterviewResponse, {
      candidateApplicationId: id,
      status: 'refused',
      refusalReason: 'filled',
      ...later(24),
    })
    const run = () => sendDueResponsesJob.run({ ...world.ground, databases: world.databases }, {})
    await run()
    expect(letters()).toHaveLength(before)
    world.clock.advance({ hours: 25 })
    await run()
    await run()
    expect(letters()).toHaveLength(before + 1)
  })

  test('is the client’s own letter of that reason where he wrote one, and never says the reason', async () => {
    const sophie = await world.person({ in: serres, rights: { [offerRulesElement]: 2 }, allCompanies: true })
    const texts = { fr: '{{prenom}}, {{societe}} vous remercie.', en: '', es: '', ar: '' }
    const own = { reason: 'filled', isProposed: true, texts, version: 0 } as const
    const ana = { firstname: 'Ana', name: 'Popescu', mail: 'ana@essai.example', cellPhoneNumber: '06 99 88 77 66' }
    await as(sophie).call(offerRulesCalls.editRefusalAnswer, own)
    const [{ id }, other] = [await register(), await register(ana)]
    await move(id, 'refused', { refusalReason: 'filled', ...later(24) })
    await move(other.id, 'refused', { refusalReason: 'profile', ...later(24) })
    world.clock.advance({ hours: 25 })
    await sendDueResponsesJob.run({ ...world.ground, databases: world.databases }, {})

    const told = (to: string) => world.mailer.inbox?.().find(letter => letter.to === to)?.text
    expect(told(salma.mail)).toMatch(/^Salma, .+ vous remercie\.$/)
    expect(told('ana@essai.example')).toContain('Nous ne pouvons pas y donner suite')
    expect(told('ana@essai.example')).not.toMatch(/profil/i)
  })

  test('may be for a reason that the client added, and for none of a neighbour', async () => {
    const { id } = await register()
    const blank = { fr: '', en: '', es: '', ar: '' }
    const own = async (client: TestClient) => {
      const who = await world.person({ in: client, rights: { [offerRulesElement]: 2 }, allCompanies: true })
      const said = { names: { ...blank, fr: 'Sans logement' }, texts: { ...blank, fr: 'Sans logement, {{prenom}}.' } }
      return (await as(who).call(offerRulesCalls.addRefusalReason, said)).reason
    }
    const [his, ours] = [await own(await world.client()), await own(serres)]
    const refuse = (refusalReason: string) =>
      send(candidateApplicationsCalls.saveInterviewResponse, {
        candidateApplicationId: id,
        status: 'refused',
        refusalReason,
        ...later(24),
      })
    expect(await refuse(his)).toMatchObject({ status: 400, code: 'REFUSAL_REASON' })
    expect(await refuse(ours)).toMatchObject({ application: { refusalReason: ours } })
    world.clock.advance({ hours: 25 })
    await sendDueResponsesJob.run({ ...world.ground, databases: world.databases }, {})
    expect(letters().map(({ text }) => text)).toContain('Sans logement, Salma.')
  })

  test('says when it leaves, why somebody is refused, where somebody is hired', async () => {
    const { id } = await register()
    await move(id, 'shortlisted')
    const save = (more: object) =>
      send(candidateApplicationsCalls.saveInterviewResponse, { candidateApplicationId: id, ...more })
    expect(await save({ status: 'refused', immediateSending: true })).toMatchObject({
      status: 400,
      code: 'REFUSAL_REASON',
    })
    expect(await save({ status: 'refused', refusalReason: 'filled' })).toMatchObject({
      status: 400,
      code: 'RESPONSE_TIME',
    })
    expect(await save({ status: 'refused', refusalReason: 'filled', ...later(24 * 40) })).toMatchObject({
      code: 'RESPONSE_TIME',
    })
    expect(await save({ status: 'hired', immediateSending: true })).toMatchObject({ status: 400, code: 'HIRING_DATA' })
    const { siteId, positionId } = await place()
    const hiring = { hiringDate: day(20), hiringSite: siteId, hiringPosition: positionId }
    await as(marie).call(candidateApplicationsCalls.updateCandidateApplicationStatus, {
      candidateApplicationId: id,
      status: 'interview_scheduled',
      candidateApplicationData: talk(),
    })
    expect(await save({ status: 'hired', ...hiring, ...later(2) })).toMatchObject({
      application: { status: 'accepted', hiringDate: day(20), hiringSite: { id: siteId } },
      response: { sentAt: null },
    })
  })

  const place = () =>
    world.databases.transaction('platform', { readOnly: false, clientId: serres.id }, async (db: RhDb) => {
      const companyId = serres.companies[0]?.id as string
      const site = { name: 'Serre Nord', color: '#1F7A4D', companyId }
      const { id: siteId } = await db.insertInto('rh.site').values(site).returning('id').executeTakeFirstOrThrow()
      const position = { name: 'Cueilleur' }
      const { id } = await db.insertInto('rh.position').values(position).returning('id').executeTakeFirstOrThrow()
      return { siteId, positionId: id }
    })
})

describe('further acts', () => {
  test('take somebody known up again, with the form when it is wanted', async () => {
    const { candidateId } = await register()
    const again = { existingCandidateId: candidateId, sendApplicationForm: false, cellPhoneNumber: '06 99 88 77 66' }
    const taken = await as(marie).call(candidateApplicationsCalls.updateExistingCandidate, again)
    expect(taken).toMatchObject({ candidate: { cellPhoneNumber: '+33699887766' }, application: { status: 'received' } })
    const sent = await as(marie).call(candidateApplicationsCalls.sendApplicationFormToCandidate, { candidateId })
    expect(sent.sentTo).toBe(salma.mail)
  })

  test('say what somebody applies for, when he begins and why he is refused', async () => {
    const { id } = await register()
    const changed = await as(marie).call(candidateApplicationsCalls.updateCandidateApplication, {
      id,
      jobsSought: ['Cueilleur'],
    })
    expect(changed.jobsSought).toEqual(['Cueilleur'])
    const stale = { id, version: changed.version - 1, jobsSought: [] }
    expect(await send(candidateApplicationsCalls.updateCandidateApplication, stale)).toMatchObject({ status: 409 })
    const dated = await as(marie).call(candidateApplicationsCalls.updateCandidateHiringDate, { id, hiringDate: day(9) })
    expect(dated.hiringDate).toBe(day(9))
    const past = { id, hiringDate: day(-1) }
    expect(await send(candidateApplicationsCalls.updateCandidateHiringDate, past)).toMatchObject({ status: 400 })
    const reason = { id, refusalReason: 'profile' }
    expect(await send(candidateApplicationsCalls.updateCandidateApplicationRefusalReason, reason)).toMatchObject({
      status: 409,
    })
    await move(id, 'refused', { refusalReason: 'filled', immediateSending: true })
    const other = await as(marie).call(candidateApplicationsCalls.updateCandidateApplicationRefusalReason, {
      id,
      refusalReason: 'experience',
    })
    expect(other.refusalReason).toBe('experience')
  })

  test('take an application away that led to nobody', async () => {
    const { id } = await register()
    expect(await send(candidateApplicationsCalls.deleteCandidateApplication, { candidateApplicationId: id })).toEqual({
      status: 204,
    })
    expect(await as(marie).call(candidateApplicationsCalls.getCandidatesApplications, { scope: 'all' })).toEqual([])
  })

  test('choose among the living places and positions of a company', async () => {
    const companyId = serres.companies[0]?.id as string
    const choices = await as(marie).call(candidateApplicationsCalls.getHiringChoices, { companyId })
    expect(choices).toEqual({ positions: [], places: [] })
  })

  test('are asked the questions that the client wrote, and told the last answers, either id first', async () => {
    const { id } = await register()
    const sophie = await world.person({ in: serres, admin: true, rights: { [`${module}/formulaire`]: 3 } })
    const written = await as(sophie).call(questionnairesCalls.createQuestionnaire, {
      elementId: world.catalogue.idOf(`${module}/formulaire`) as number,
      name: 'Premier entretien',
      questions: [
        { id: 'seen0000', kind: 'text', label: 'Impression', help: null, required: true, options: [], shownIf: null },
      ],
    })
    await as(sophie).call(questionnairesCalls.publishQuestionnaire, { id: written.id, version: written.version })
    for (const seen of ['Hésitante', 'Très à l’aise'])
      await as(marie).call(questionnairesCalls.submitAnswers, {
        id: written.id,
        number: 1,
        subject: { kind: 'candidateApplication', id },
        answers: { seen0000: seen },
      })
    const asked = { candidateApplicationId: id, questionnaireId: written.id }
    const told = await as(marie).call(
      candidateApplicationsCalls.buildQuestionnaireAnswersForCandidateApplication,
      asked,
    )
    expect(told).toMatchObject({
      name: 'Premier entretien',
      answers: [{ label: 'Impression', value: 'Très à l’aise', flagged: false }],
    })
    const turned = { candidateApplicationId: asked.questionnaireId, questionnaireId: asked.candidateApplicationId }
    expect(
      await as(marie).call(candidateApplicationsCalls.buildQuestionnaireAnswersForCandidateApplication, turned),
    ).toEqual(told)
  })

  test('are closed to who has no right, and to the neighbour as if there were none', async () => {
    const { id, candidateId } = await register()
    const application = { candidateApplicationId: id }
    const reads = { scope: 'open' }
    const own = [
      [candidateApplicationsCalls.updateExistingCandidate, { existingCandidateId: candidateId }],
      [candidateApplicationsCalls.updateCandidateApplication, { id, jobsSought: [] }],
      [candidateApplicationsCalls.updateCandidateApplicationComment, { id, comment: 'x' }],
      [candidateApplicationsCalls.updateCandidateHiringDate, { id, hiringDate: day(9) }],
      [candidateApplicationsCalls.updateCandidateApplicationRefusalReason, { id, refusalReason: 'filled' }],
      [candidateApplicationsCalls.updateCandidateApplicationStatus, { ...application, status: 'shortlisted' }],
      [candidateApplicationsCalls.closeCandidateApplication, application],
      [candidateApplicationsCalls.deleteCandidateApplication, application],
      [
        candidateApplicationsCalls.saveInterviewResponse,
        { ...application, status: 'refused', refusalReason: 'filled', immediateSending: true },
      ],
      [candidateApplicationsCalls.cancelInterviewResponse, application],
      [candidateApplicationsCalls.getCandidateApplicationById, { ...application, candidateId }],
      [
        candidateApplicationsCalls.buildQuestionnaireAnswersForCandidateApplication,
        { ...application, questionnaireId: crypto.randomUUID() },
      ],
    ] as [Call, object][]
    const others = [
      [candidateApplicationsCalls.createCandidate, salma],
      [candidateApplicationsCalls.sendApplicationFormToCandidate, { candidateId }],
      [candidateApplicationsCalls.isCandidateInterviewAllowed, { ...application, candidateId }],
      [candidateApplicationsCalls.getCandidatesApplications, reads],
      [candidateApplicationsCalls.getPaginatedCandidatesApplications, { ...reads, page: 0, size: 10 }],
      [candidateApplicationsCalls.countCandidatesApplications, reads],
      [candidateApplicationsCalls.searchCandidatesApplications, { q: 'salma' }],
      [candidateApplicationsCalls.getHiringChoices, { companyId: serres.companies[0]?.id }],
    ] as [Call, object][]
    const paul = await world.person({ in: serres })
    const bocage = await world.client({ name: 'Bocage' })
    const neighbour = await world.person({ in: bocage, rights: everything, allCompanies: true })
    for (const [call, input] of [...own, ...others])
      expect(await send(call, input, paul)).toMatchObject({ status: 403 })
    for (const [call, input] of own) expect(await send(call, input, neighbour)).toMatchObject({ status: 404 })
    expect(await as(neighbour).call(candidateApplicationsCalls.getCandidatesApplications, { scope: 'all' })).toEqual([])
  })
})

test('who was invited to apply and did not is written to again after three days, once', async () => {
  const { id } = await register({ sendApplication: true })
  const remind = async () => {
    await remindInvitedJob.run({ ...world.ground, databases: world.databases }, {})
    return world.inClient(serres, async db => {
      const { rows } =
        await sql`delete from kernel.outbox where kind = 'job:send-applicant-ticket' returning id`.execute(db)
      return rows.length
    })
  }
  await remind()
  expect(await remind()).toBe(0)
  await world.inClient(serres, db =>
    db
      .updateTable('rh.candidate_application' as never)
      .set({ statusSince: world.clock.now().subtract({ hours: 73 }).toString() } as never)
      .where('id' as never, '=', id as never)
      .execute(),
  )

  expect([await remind(), await remind()]).toEqual([1, 0])
})
