import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Call } from '#kernel/shared/call.ts'
import { as, someAddress } from '#kernel/testing/as.ts'
import { ask } from '#kernel/testing/ask.ts'
import { type TestClient, type TestPerson, useOwnWorld } from '#platform/testing/world.ts'
import { memberRoom } from '#kernel/server/socket-rooms.ts'
import { candidateInterviewIncoming } from '#platform/notifications/notifications.signals.ts'
import { candidateApplicationsCalls } from '#rh/candidate-applications/candidate-applications.calls.ts'
import { wordOf } from '#rh/testing/open-careers.ts'
import { andrei, answerTo, everyRightOfRecruitment, register } from '#rh/testing/recruit.ts'
import type { Interview } from '../interview.model.ts'
import { interviewFeedCalls } from '../interview-feed.calls.ts'
import { interviewConfirmationCalls } from '../interview-confirmation.calls.ts'
import { interviewsCalls } from '../interviews.calls.ts'
import { announceInterviewsJob, tellInterviewJob } from '../interviews.server.ts'

const world = useOwnWorld()
const hours = (count: number) => world.clock.now().add({ hours: count }).toString({ smallestUnit: 'second' })

let serres: TestClient
let marie: TestPerson
let salma: { id: string; candidateId: string }
let talk: Interview
beforeEach(async () => {
  serres = await world.client({ name: `Serres ${crypto.randomUUID().slice(0, 8)}` })
  marie = await world.person({ in: serres, rights: everyRightOfRecruitment, allCompanies: true })
  salma = await register(marie)
  talk = await plan(salma.id, hours(48))
})

async function plan(candidateApplicationId: string, startAt: string) {
  await as(marie).call(candidateApplicationsCalls.updateCandidateApplicationStatus, {
    candidateApplicationId,
    status: 'interview_scheduled',
    candidateApplicationData: { interview: { startAt, place: 'Serre Nord' } },
  })
  const talks = await talksOf(marie)
  return talks.find(
    one => one.candidateApplicationId === candidateApplicationId && one.state === 'planned',
  ) as Interview
}
const talksOf = (person: TestPerson, more: object = {}) =>
  as(person).call(interviewsCalls.getCandidatesInterviewsForClient, { from: hours(-500), to: hours(500), ...more })
const invitation = () =>
  world.inClient(serres, async db => {
    const { slug } = await db
      .selectFrom('platform.client')
      .select('slug')
      .where('id', '=', serres.id)
      .executeTakeFirstOrThrow()
    return { clientName: slug, interviewConfirmationNumber: talk.interviewConfirmationNumber }
  })
const visitor = () => as({ app: world.app, address: someAddress() })
const lettersTo = (mail: string) => (world.mailer.inbox?.() ?? []).filter(({ to }) => to === mail)

describe('a talk', () => {
  test('moves with its length and its number, and is confirmed anew', async () => {
    const asked = await invitation()
    await visitor().call(interviewConfirmationCalls.confirmInterview, asked)
    const date = hours(72)
    const moved = await as(marie).call(interviewsCalls.changeDateOfInterview, { interviewId: talk.interviewId, date })
    expect(moved).toMatchObject({ state: 'planned', confirmedAt: null, previousDates: [{ startAt: talk.startAt }] })
    expect(moved.interviewConfirmationNumber).toBe(talk.interviewConfirmationNumber)
    expect(Temporal.Instant.from(moved.startAt).until(moved.endAt).total('minutes')).toBe(30)
    const past = { interviewId: talk.interviewId, date: hours(-1) }
    expect(await answerTo(marie, interviewsCalls.changeDateOfInterview, past)).toMatchObject({ code: 'INTERVIEW_PAST' })
    expect(await visitor().call(interviewConfirmationCalls.confirmInterview, asked)).toEqual({ outcome: 'confirmed' })
  })

  test('changes hands, unless the other has one at that hour', async () => {
    const ines = await world.person({ in: serres, rights: everyRightOfRecruitment, allCompanies: true })
    const { interviewId } = talk
    const given = await as(marie).call(interviewsCalls.changeRecruiterForInterview, {
      interviewId,
      recruiterId: ines.userId,
    })
    expect(given.recruiterId).toBe(ines.userId)
    const other = await plan((await register(marie, andrei)).id, talk.startAt)
    const clash = { interviewId: other.interviewId, recruiterId: ines.userId }
    expect(await answerTo(marie, interviewsCalls.changeRecruiterForInterview, clash)).toMatchObject({
      code: 'INTERVIEW_OVERLAP',
    })
    const stranger = { interviewId, recruiterId: crypto.randomUUID() }
    expect(await answerTo(marie, interviewsCalls.changeRecruiterForInterview, stranger)).toMatchObject({ status: 400 })
  })

  test('that is over is neither moved, marked nor cancelled', async () => {
    const { interviewId } = talk
    await as(marie).call(interviewsCalls.markInterview, { interviewId, state: 'no_show' })
    for (const [call, input] of [
      [interviewsCalls.markInterview, { interviewId, state: 'done' }],
      [interviewsCalls.cancelInterview, { interviewId, reason: 'gelée' }],
      [interviewsCalls.changeDateOfInterview, { interviewId, date: hours(90) }],
    ] as [Call, object][])
      expect(await answerTo(marie, call, input)).toMatchObject({ status: 409, code: 'TRANSITION_INVALID' })
  })

  test('is put in a calendar', async () => {
    const { body } = await as(marie).send(interviewsCalls.getInterviewCalendar, { interviewId: talk.interviewId })
    expect(body).toContain('BEGIN:VEVENT')
  })

  test('keeps what others think of it hidden until one’s own is written', async () => {
    const ines = await world.person({ in: serres, rights: everyRightOfRecruitment, allCompanies: true })
    const { interviewId } = talk
    const criteria = [{ label: 'Régularité', mark: 3 }]
    const own = await as(marie).call(interviewsCalls.saveScorecard, { interviewId, criteria })
    expect(await as(ines).call(interviewsCalls.getScorecards, { interviewId })).toEqual({ scorecards: [], hidden: 1 })
    await as(ines).call(interviewsCalls.saveScorecard, { interviewId, criteria, comment: 'à revoir' })
    expect((await as(ines).call(interviewsCalls.getScorecards, { interviewId })).scorecards).toHaveLength(2)
    await as(marie).call(interviewsCalls.saveScorecard, { interviewId, criteria, version: own.version })
    const stale = { interviewId, criteria, version: own.version }
    expect(await answerTo(marie, interviewsCalls.saveScorecard, stale)).toMatchObject({ status: 409 })
  })
})

describe('a day of talks', () => {
  test('is filled one free hour after the other, each saying why not', async () => {
    const day = world.clock.today().add({ days: 20 }).toString()
    const { id } = await register(marie, andrei)
    const candidateApplicationIds = [id, salma.id]
    const planned = await as(marie).call(interviewsCalls.planInterviews, { candidateApplicationIds, day })
    expect(planned.map(({ error }) => error === null)).toEqual([true, false])
    const free = await as(marie).call(interviewsCalls.getFreeSlots, { recruiterId: marie.userId, day })
    expect(free.map(({ startAt }) => startAt)).not.toContain(planned[0]?.startAt)
    expect((await as(marie).call(interviewsCalls.getRecruiters, {}))[0]).toMatchObject({ isOneself: true })
  })
})

describe('the link of an invitation', () => {
  test('is confirmed once, and answers alike when it is wrong, another client’s or cancelled', async () => {
    const asked = await invitation()
    const details = () => visitor().call(interviewConfirmationCalls.getInterviewDetailsForConfirmation, asked)
    expect(await details()).toMatchObject({
      outcome: 'confirmable',
      place: 'Serre Nord',
      recruiterFirstname: expect.any(String),
    })
    await visitor().call(interviewConfirmationCalls.confirmInterview, asked)
    expect((await visitor().send(interviewConfirmationCalls.confirmInterview, asked)).statusCode).toBe(409)
    expect(await details()).toEqual({ outcome: 'confirmed' })
    await as(marie).call(interviewsCalls.cancelInterview, { interviewId: talk.interviewId, reason: 'gelée' })
    const bocage = await world.client({ name: `Bocage ${crypto.randomUUID().slice(0, 8)}` })
    const wrong = [
      asked,
      { ...asked, interviewConfirmationNumber: 'MFRGGZDF' },
      { ...asked, clientName: await wordOf(world, bocage) },
    ]
    for (const one of wrong) {
      expect(await visitor().call(interviewConfirmationCalls.getInterviewDetailsForConfirmation, one)).toEqual({
        outcome: 'unknown',
      })
      expect(await visitor().call(interviewConfirmationCalls.doesInterviewExists, one)).toEqual({ exists: false })
      expect((await visitor().send(interviewConfirmationCalls.confirmInterview, one)).statusCode).toBe(404)
    }
  })

  test('of a day that has passed is expired', async () => {
    const asked = await invitation()
    world.clock.advance({ hours: 49 })
    expect((await visitor().send(interviewConfirmationCalls.confirmInterview, asked)).json()).toMatchObject({
      code: 'INTERVIEW_EXPIRED',
    })
    const declined = { ...asked, choice: 'other_slot' }
    expect((await visitor().send(interviewConfirmationCalls.declineInterview, declined as never)).statusCode).toBe(400)
  })

  test('by which somebody says that he cannot come gives his application back', async () => {
    const asked = await invitation()
    await visitor().call(interviewConfirmationCalls.declineInterview, { ...asked, choice: 'other_slot' })
    expect(await talksOf(marie, { state: 'cancelled' })).toHaveLength(1)
    const rows = await as(marie).call(candidateApplicationsCalls.getCandidatesApplications, { scope: 'under_review' })
    expect(rows).toHaveLength(1)
  })
})

describe('what is told', () => {
  test('to a candidate brings a calendar file, and he is reminded once', async () => {
    const ground = { ...world.ground, databases: world.databases }
    const about = { clientId: serres.id, interviewId: talk.interviewId }
    await tellInterviewJob.run(ground, { ...about, what: 'planned' })
    const [letter] = lettersTo('salma@essai.example')
    expect(letter).toMatchObject({ files: [{ name: 'entretien.ics' }] })
    expect(letter?.text).toContain(talk.interviewConfirmationNumber)

    world.clock.advance({ hours: 25 })
    await announceInterviewsJob.run(ground, {})
    await announceInterviewsJob.run(ground, {})
    const { rows } = await world.inClient(serres, db =>
      sql`select from kernel.outbox where kind = 'job:tell-interview' and payload ->> 'what' = 'reminder'`.execute(db),
    )
    expect(rows).toHaveLength(1)
    await tellInterviewJob.run(ground, { ...about, what: 'reminder' })
    expect(lettersTo('salma@essai.example')[0]?.subject).toMatch(/^Rappel : entretien le/)
  })

  test('to a recruiter a quarter of an hour before is shown in his tabs, and stays among his notifications', async () => {
    world.clock.advance({ hours: 47, minutes: 50 })
    const shown: unknown[] = []
    const tell = (...told: unknown[]) => void shown.push(told)
    const signals = { ...world.ground.signals, tell }
    await announceInterviewsJob.run({ ...world.ground, signals, databases: world.databases }, {})
    expect(shown).toContainEqual([
      memberRoom(serres.id, marie.userId),
      candidateInterviewIncoming,
      expect.objectContaining({ interviewId: talk.interviewId, candidateName: 'Salma Ouazzani', place: 'Serre Nord' }),
    ])
    const news = await world.inClient(serres, db =>
      db.selectFrom('platform.notification').select('title').where('userId', '=', marie.userId).execute(),
    )
    expect(news.map(({ title }) => title)).toContain('Entretien avec Salma Ouazzani dans un quart d’heure')
  })
})

test('talks are closed to who has no right, to the neighbour, and to a recruiter who has no part in them', async () => {
  const { interviewId } = talk
  const recruiterId = marie.userId
  const asked = [
    [interviewsCalls.changeRecruiterForInterview, { interviewId, recruiterId }],
    [interviewsCalls.changeDateOfInterview, { interviewId, date: hours(99) }],
    [interviewsCalls.cancelInterview, { interviewId, reason: 'gelée' }],
    [interviewsCalls.markInterview, { interviewId, state: 'done' }],
    [interviewsCalls.saveScorecard, { interviewId, criteria: [] }],
    [interviewsCalls.getScorecards, { interviewId }],
    [interviewsCalls.getInterviewCalendar, { interviewId }],
  ] as [Call, object][]
  const paul = await world.person({ in: serres })
  const bocage = await world.client({ name: 'Bocage' })
  const neighbour = await world.person({ in: bocage, rights: everyRightOfRecruitment, allCompanies: true })
  const own = { 'rh/gestion_du_recrutement/entretiens': 2 } as const
  const ines = await world.person({ in: serres, rights: own, allCompanies: true })
  for (const [call, input] of asked) {
    expect(await answerTo(paul, call, input)).toMatchObject({ status: 403 })
    for (const person of [neighbour, ines]) expect(await answerTo(person, call, input)).toMatchObject({ status: 404 })
  }
  const day = world.clock.today().toString()
  for (const [call, input] of [
    [interviewsCalls.getCandidatesInterviewsForClient, {}],
    [interviewsCalls.getRecruiters, {}],
    [interviewsCalls.getFreeSlots, { recruiterId, day }],
    [interviewsCalls.planInterviews, { candidateApplicationIds: [salma.id], day }],
  ] as [Call, object][])
    expect(await answerTo(paul, call, input)).toMatchObject({ status: 403 })
  expect(await talksOf(ines)).toEqual([])
})

describe('the calendar of a recruiter', () => {
  const feedOf = async (person: TestPerson) => {
    const { url } = await as(person).call(interviewFeedCalls.makeInterviewFeed, {})
    return String(url.split('/').at(-1))
  }
  const reading = (token: string) => visitor().send(interviewFeedCalls.readInterviewFeed, { token })

  test('shows his talks and no others, with hours and first names alone', async () => {
    const ines = await world.person({ in: serres, rights: everyRightOfRecruitment, allCompanies: true })
    const own = (await reading(await feedOf(marie))).body.replaceAll('\r\n ', '')
    expect(own).toContain(`UID:${talk.interviewId}@sillon`)
    expect(own).toContain('LOCATION:Serre Nord')
    expect(own).toContain('STATUS:TENTATIVE')
    expect(own).not.toContain(talk.candidate.name)
    expect((await reading(await feedOf(ines))).body).not.toContain('VEVENT')
    expect(await as(marie).call(interviewFeedCalls.getInterviewFeed, {})).toMatchObject({ madeAt: expect.any(String) })
  })

  test('ends with a new address, when it is withdrawn, and when he leaves the client', async () => {
    const former = await feedOf(marie)
    const present = await feedOf(marie)
    expect((await reading(former)).statusCode).toBe(404)
    expect((await reading(present)).statusCode).toBe(200)
    await as(marie).call(interviewFeedCalls.withdrawInterviewFeed, {})
    expect((await reading(present)).statusCode).toBe(404)
    expect(await as(marie).call(interviewFeedCalls.getInterviewFeed, {})).toBeNull()
    const last = await feedOf(marie)
    await ask(world.installer, 'update platform.client_user set active = false where user_id = $1', [marie.userId])
    expect((await reading(last)).statusCode).toBe(404)
  })

  test('is his own: nobody else withdraws it, and a stranger to the client makes none', async () => {
    const stranger = { ...marie, clientId: (await world.client()).id }
    for (const call of [
      interviewFeedCalls.getInterviewFeed,
      interviewFeedCalls.makeInterviewFeed,
      interviewFeedCalls.withdrawInterviewFeed,
    ])
      expect((await as(stranger).send(call, {})).statusCode).toBe(403)
    const token = await feedOf(marie)
    const neighbour = await world.person({ in: await world.client(), rights: everyRightOfRecruitment })
    await as(neighbour).call(interviewFeedCalls.withdrawInterviewFeed, {})
    expect((await reading(token)).statusCode).toBe(200)
  })
})
