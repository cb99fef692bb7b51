import { describe, expect, test } from 'vitest'
import { pseudonymOf } from '#kernel/server/pseudonym.ts'
import { type Asker, as, visitor } from '#kernel/testing/as.ts'
import { ask } from '#kernel/testing/ask.ts'
import { notificationsCalls } from '#platform/notifications/notifications.calls.ts'
import { type TestClient, type TestPerson, useOwnWorld } from '#platform/testing/world.ts'
import { bugReportsCalls } from '../bug-reports.calls.ts'

const world = useOwnWorld()

const told = { title: 'La liste reste vide', description: 'Rien ne vient après la recherche.', route: '/RH/salaries' }
const request = { call: 'GET rh/gestionPersonnel/getEmployeesOfClient', status: 500, requestId: 'abc123' }
const drawing = (name: string) => new File([Buffer.from('89504e470d0a1a0a', 'hex')], name, { type: 'image/png' })

const send = (person: Asker, sent: object = told, files: readonly File[] = []) =>
  as(person).sendForm(bugReportsCalls.sendBugReport, { ...sent }, { files })

const own = (person: TestPerson) => as(person).call(bugReportsCalls.getBugReports, {})
const reportOf = async (person: TestPerson) => {
  await send(person)
  const [report] = await own(person)
  return report?.id as string
}
const ofClient = (person: TestPerson, { id }: TestClient) =>
  as(person).call(bugReportsCalls.getBugReportsOfClient, { clientId: id, page: 0, size: 10 })

describe('a report', () => {
  test('is kept with its number, its files and the page that it is about', async () => {
    const marie = await world.person({ in: await world.client() })

    const answer = await send(marie, told, [drawing('écran.png'), drawing('liste.png')])

    expect(answer.statusCode).toBe(200)
    expect(await own(marie)).toMatchObject([
      {
        ...told,
        number: answer.json().number,
        state: 'new',
        steps: null,
        files: [{ name: 'liste.png' }, { name: 'écran.png' }],
        conversation: [],
      },
    ])
  })

  test('tells of the last calls only what the person joined to it, and never their content', async () => {
    const serres = await world.client()
    const [marie, dorian] = [await world.person({ in: serres }), await world.person({ superDev: true })]
    await send(marie)
    await send(marie, { ...told, agent: 'Firefox 140', recentRequests: [request] })

    const { items } = await ofClient(dorian, serres)

    expect(items.map(({ recentRequests, agent }) => ({ recentRequests, agent }))).toEqual([
      { recentRequests: [request], agent: 'Firefox 140' },
      { recentRequests: [], agent: null },
    ])
    const withBody = await send(marie, { ...told, recentRequests: [{ ...request, body: 'Paul Petit' }] })
    const withQuery = await send(marie, { ...told, recentRequests: [{ ...request, call: 'GET list?search=Paul' }] })
    expect([withBody.statusCode, withQuery.statusCode]).toEqual([400, 400])
  })

  test('is refused with six files, and leaves none', async () => {
    const marie = await world.person({ in: await world.client() })

    const answer = await send(
      marie,
      told,
      [1, 2, 3, 4, 5, 6].map(place => drawing(`${place}.png`)),
    )

    expect([answer.statusCode, answer.json().fields[0].field]).toEqual([400, 'files'])
    expect(await own(marie)).toEqual([])
    expect((await send(marie, told, [new File(['<html>'], 'page.png')])).statusCode).toBe(415)
    expect((await send(marie, told, [new File(['%PDF-1.7 <html>'], 'page.html')])).statusCode).toBe(415)
  })

  test('may be sent ten times an hour, in all clients together', async () => {
    const [serres, bocage] = [await world.client(), await world.client()]
    const marie = await world.person({ in: serres })
    await ask(world.installer, 'insert into platform.client_user (client_id, user_id) values ($1, $2)', [
      bocage.id,
      marie.userId,
    ])
    for (let sent = 0; sent < 10; sent += 1) expect((await send(marie)).statusCode).toBe(200)

    const eleventh = await send({ ...marie, clientId: bocage.id })

    expect([eleventh.statusCode, Number(eleventh.headers['retry-after'])]).toEqual([429, 3_600])
    world.clock.advance({ minutes: 61 })
    expect((await send(await world.signIn(marie))).statusCode).toBe(200)
  })

  test('asks a session', async () => {
    expect((await send(visitor(world.app))).statusCode).toBe(401)
    expect((await as(visitor(world.app)).send(bugReportsCalls.sendBugReport)).statusCode).toBe(401)
  })
})

describe('the conversation', () => {
  test('goes on until the matter is settled, and begins again with an answer of the author', async () => {
    const serres = await world.client()
    const [marie, dorian] = [await world.person({ in: serres }), await world.person({ superDev: true })]
    const id = await reportOf(marie)
    const settle = (state: 'resolved' | 'refused', answer?: string) =>
      as(dorian).call(bugReportsCalls.setBugReportState, { id, clientId: serres.id, state, ...(answer && { answer }) })

    const added = await as(marie).call(bugReportsCalls.answerBugReport, { id, text: 'Aussi avec Firefox.' })
    expect(added.state).toBe('new')
    expect((await settle('resolved', 'Corrigé.')).state).toBe('resolved')
    const again = await as(marie).call(bugReportsCalls.answerBugReport, { id, text: 'Toujours vide.' })

    expect(again.state).toBe('in_progress')
    expect(again.conversation.map(({ from, state, text }) => [from, state, text])).toEqual([
      ['author', 'new', 'Aussi avec Firefox.'],
      ['support', 'resolved', 'Corrigé.'],
      ['author', 'in_progress', 'Toujours vide.'],
    ])
  })

  test('tells the author what was answered, and nobody else', async () => {
    const serres = await world.client()
    const [marie, paul] = [await world.person({ in: serres }), await world.person({ in: serres, admin: true })]
    const id = await reportOf(marie)
    const dorian = await world.person({ superDev: true })
    const settled = { id, clientId: serres.id, state: 'resolved' as const, answer: 'Corrigé.' }
    const { number } = await as(dorian).call(bugReportsCalls.setBugReportState, settled)

    const newsOf = async (person: TestPerson) =>
      (await as(person).call(notificationsCalls.getNotifications, { userId: person.userId, page: 0, size: 10 })).items

    expect(await newsOf(marie)).toMatchObject([
      { title: `Signalement n° ${number} : La liste reste vide`, text: 'Corrigé.', link: '/sun/bugReport' },
    ])
    expect(await newsOf(paul)).toEqual([])
  })

  test('is not moved to where it stands, unless there is something to say', async () => {
    const serres = await world.client()
    const [marie, dorian] = [await world.person({ in: serres }), await world.person({ superDev: true })]
    const id = await reportOf(marie)
    const refuse = { id, clientId: serres.id, state: 'refused' as const }
    await as(dorian).call(bugReportsCalls.setBugReportState, refuse)

    const again = await as(dorian).send(bugReportsCalls.setBugReportState, refuse)

    expect([again.statusCode, again.json().code]).toEqual([409, 'TRANSITION_INVALID'])
    const explained = await as(dorian).call(bugReportsCalls.setBugReportState, { ...refuse, answer: 'Voulu ainsi.' })
    expect(explained.conversation).toHaveLength(2)
  })
})

describe('reports', () => {
  test('of a colleague, or of another client, do not exist', async () => {
    const [serres, bocage] = [await world.client(), await world.client()]
    const marie = await world.person({ in: serres })
    const id = await reportOf(marie)
    const others = [await world.person({ in: serres, admin: true }), await world.person({ in: bocage })]

    for (const other of others) {
      expect(await own(other)).toEqual([])
      const answer = await as(other).send(bugReportsCalls.answerBugReport, { id, text: 'Moi aussi.' })
      expect(answer.statusCode).toBe(404)
    }
    const withoutClient = await as({ ...marie, clientId: undefined }).send(bugReportsCalls.getBugReports)
    expect([withoutClient.statusCode, withoutClient.json().code]).toEqual([403, 'CLIENT_NOT_ALLOWED'])
  })

  test('are read and settled by super roles, client by client, and by nobody else', async () => {
    const [serres, bocage] = [await world.client(), await world.client()]
    const marie = await world.person({ in: serres, admin: true })
    const id = await reportOf(marie)
    const dorian = await world.person({ superDev: true })

    const { items, total } = await ofClient(dorian, serres)

    expect([total, items[0]?.author, items[0]?.release]).toEqual([
      1,
      pseudonymOf(world.keys, marie.userId),
      expect.any(String),
    ])
    expect((await ofClient(dorian, bocage)).items).toEqual([])
    const elsewhere = { id, clientId: bocage.id, state: 'resolved' }
    expect((await as(dorian).send(bugReportsCalls.setBugReportState, elsewhere)).statusCode).toBe(404)
    const page = { clientId: serres.id, page: 0, size: 10 }
    expect((await as(marie).send(bugReportsCalls.getBugReportsOfClient, page)).statusCode).toBe(403)
    const settled = { id, clientId: serres.id, state: 'resolved' }
    expect((await as(marie).send(bugReportsCalls.setBugReportState, settled)).statusCode).toBe(403)
  })
})
