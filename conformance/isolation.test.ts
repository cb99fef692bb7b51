import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { Mail } from '#kernel/server/mail.ts'
import { isPage } from '#kernel/server/whole-list.ts'
import { as } from '#kernel/testing/as.ts'
import { ask } from '#kernel/testing/ask.ts'
import { eventually } from '#kernel/testing/eventually.ts'
import { declaredCalls } from '#main/calls.ts'
import { bocage } from '#main/demo/plans/bocage.ts'
import { seededRandom } from '#main/demo/seeded-random.ts'
import { companiesCalls } from '#platform/companies/companies.calls.ts'
import { notify } from '#platform/notifications/notifications.server.ts'
import type { PlatformDb } from '#platform/platform-db.ts'
import { employeesCalls } from '#rh/employees/employees.calls.ts'
import { workplacesCalls } from '#rh/workplaces/workplaces.calls.ts'
import { listenToStatements } from './statements-heard.ts'
import { untouched } from './untouched.ts'
import { filesTakenBy } from './files-of-client.ts'
import { placesOf, takesId } from './places.ts'
import { type Actor, openTwoClients, type TwoClients } from './two-clients.ts'
import { type Forbidden, leaksIn, ownInput, type Sides, type Told, walk } from './walk-with-ids.ts'

const calls = declaredCalls.flatMap(feature => Object.entries(feature).map(([name, call]) => ({ name, call })))
/** The name of an active company is public, and what it offers: its applicants are told it at its address. */
const toldToAnybody = [
  'doesClientExist',
  'getClientByNameNoToken',
  'getOffersFeed',
  'getOptionListsNoToken',
  'getPublicOffer',
  'getPublicOffers',
]
const everything = 100_000
const canary = new RegExp(bocage.canary as string, 'i')

let two: TwoClients
let forbidden: Forbidden
let sides: Sides
const { heard, stop } = listenToStatements()
afterAll(stop)
beforeAll(async () => {
  two = await openTwoClients()
  forbidden = { ids: new Set(await two.idsOf(two.neighbour, everything)), canary }
  sides = await sidesOf(two)
})
afterAll(() => two?.close())

/** Milliseconds, for walks of ten thousands of requests: a machine under load is slow, which is no failure. */
const timeout = 1_800_000

/** What takes people, rights or a session from who walks comes last, or he would be let into nothing afterwards. */
const takesFromOthers = ['deleteUser', 'editMembership', 'removeUserFromService', 'moveUsersOfService']
/** Each of them ends the session of who sends it. */
const endsOwnSession = ['revokeSession', 'logInactivityLogout', 'logout']

/** After them a thing is no longer prepared, or no longer made. */
const endsPreparing = [
  'publishQuestionnaire',
  'archiveQuestionnaire',
  'archiveDocumentModel',
  'checkStaffImport',
  'runStaffImport',
  'terminerFabrication',
  'closeOrder',
]

/** What is made is changed; reading meets what writing made, before it is taken away. */
const turns = ['POST', 'PUT', 'PATCH', 'ends', 'GET', 'DELETE', 'takes']
const turnOf = ({ name, call }: Told) => {
  if (takesFromOthers.includes(name)) return turns.indexOf('takes')
  return turns.indexOf(endsPreparing.includes(name) ? 'ends' : call.method)
}

/** Which strangers are tried is drawn anew each time unless a seed says: a failure prints its own. */
const seed = process.env.SILLON_SEED ?? randomUUID()

/** Rows of a table among which is drawn. */
const mostOfEach = 400

/** After a call that writes, the tables that its statements name are read anew; all of them after so many: work goes on once a call has answered. */
const readWholeEvery = 10

const sidesOf = async (house: TwoClients): Promise<Sides> => ({
  own: await house.rowsOf(house.own, mostOfEach),
  neighbour: await house.rowsOf(house.neighbour, mostOfEach),
  forbidden,
  random: seededRandom(seed),
  heard,
})

async function walkAll(told: typeof calls, house: TwoClients, seen: Sides) {
  const all = { requests: 0, leaks: [] as string[], tellsApart: [] as string[], broken: [] as string[] }
  const neverAccepted: string[] = []
  const said = new Map<string, Set<string>>()
  let own = seen.own
  let writes = 0
  for (const one of told.toSorted((first, second) => turnOf(first) - turnOf(second))) {
    // Two see most: they alone look for a row that is in the state that the call asks for.
    let isAccepted = isOfThePlatform(one)
    const statements = new Set<string>()
    said.set(one.name, statements)
    for (const [number, actor] of house.actors.entries()) {
      const found = await walk(one, actor, { ...seen, own }, number < 2 ? 16 : 3)
      all.requests += found.requests
      all.leaks.push(...found.leaks)
      all.tellsApart.push(...found.tellsApart)
      all.broken.push(...found.broken)
      isAccepted ||= found.isAccepted
      for (const statement of found.statements) statements.add(statement)
      if (endsOwnSession.includes(one.name)) Object.assign(actor, await house.signIn(actor.mail, house.own))
    }
    if (one.call.method !== 'GET') {
      writes += 1
      const isWhole = writes % readWholeEvery === 0
      own = new Map([...own, ...(await house.rowsOf(house.own, mostOfEach, isWhole ? undefined : statements))])
    }
    if (!isAccepted) neverAccepted.push(one.name)
  }
  return { ...all, neverAccepted, said }
}

test('ids say in which table their row stands', async () => {
  const ids = calls.flatMap(({ name, call }) =>
    placesOf(call)
      .filter(takesId)
      .map(place => ({ name, ...place })),
  )
  const unsaid = ids.filter(({ schema, path }) => !schema.idOf && path.at(-1) !== 'version')
  expect(unsaid.map(({ name, path }) => `${name} ${path.join('.')}`)).toEqual([
    // made by the device that writes, so that the same hours sent again are the same
    'enterHours entries.0.clientEntryId',
    'createClient clientId',
    'submitAnswers subject.id',
    'getAnswersOfSubject id',
    'getGeneratedDocuments recordId',
  ])
  const said = [...new Set(ids.flatMap(({ schema }) => schema.idOf ?? []))]
  const tables = said.map(one => one.split('.').slice(0, 2).join('.'))
  const missing = await two.rows(`select t from unnest($1::text[]) t where to_regclass(t) is null`, [tables])
  expect(missing).toEqual([])
})

test('the neighbour has enough to leak', async () => {
  expect(two.actors.length).toBeGreaterThanOrEqual(7)
  expect(forbidden.ids.size).toBeGreaterThan(600)
  expect(sides.neighbour.size).toBeGreaterThan(60)
  const [row] = await two.rows<{ count: string }>(
    `select count(*) from rh.employee t where client_id = $1 and t::text ~* $2`,
    [two.neighbour, bocage.canary],
  )
  expect(Number(row?.count)).toBeGreaterThan(200)
})

/** Whatever a person of a client sends, a super role alone is let in. */
const isOfThePlatform = ({ call: { access } }: (typeof calls)[number]) => access.kind === 'role' && !access.inClient
/** A password, a code or a link, or what the platform gives: no row of a client opens them. Tests of its room accept it. */
const needsSecret = `
  refreshToken confirmMail editExpiredPassword editPassword resetPassword reauthenticate makeFirstSuperAdmin
  loginMfa confirmMfa renewRecoveryCodes disableMfa loginWithAzure getSignInTransaction getPlatformStats getClientStats
  confirmInterview declineInterview inspectRegister exportInspectedRegister getPieceAsked sendPiece
  apply applyBis saveCandidateApplicationIdCard saveCandidateApplicationFiles getCandidateByMail getFollowUp answerFollowUp
  getHiringFileAsked sendHiringPiece getSeasonInvitation answerSeasonInvitation getWalls readInterviewFeed
  getSigningLink enterSigning getDocumentToSign noteDocumentRead signByLink declineByLink getSealedByLink
  createEsignPassword editEsignPassword signEnvelope declineEnvelope sendEnvelope getSigningInside
  sendEmploymentContract sendAmendment sendSuspension sendEndingOfContract sendMutuelle sendDocumentsOfMutuelle
  signContract signMutuelle signDocumentOfContract giveSealingCertificate
  connectToMSAWebSite sendDpaeDataToMSAWebSite`
/** What asks for a state that the demo has not, and that no single example makes. */
const needsHistory = `
  acceptDocument rejectDocument createPermitCheck assignGroupsOfPlace getEmployeePhoto publishDocumentModel
  restoreSite restoreUnit restoreUnity restoreSubunit deleteCompany removeFile deleteEmployee
  removeEmployee stopStaffImport deleteOptionList deleteQuestionnaire submitAnswers getAnswersOfSubject
  delegateRights revokeRightDelegation getBorrowers getApplicationLogo getClientLogo getPicture
  getVariablesOfDocumentObject getReferencesOfDocumentObject getRunFile
  editEmploymentContract deleteContract cancelContract moveContractToEmployeeFolder getDocumentForContract
  getContractAttachment editEndingOfContract deleteEndingOfContract moveElementOfContractToEmployeeFolder
  getDocumentForAvenant getDocumentForSuspension getDocumentForContractEnding getDocumentForMutuelle
  getSignedCopyOfMutuelle moveMutuelleToEmployeeFolder
  sendEmploymentContractByMail sendElementOfContractByMail getSendingOfRecord getEnvelopeInformation getEnvelopeEvidence
  monitorFileStatus uploadToSign createEnvelope editEnvelope verifyFile getModelImage
  updateCandidateHiringDate deleteCandidateFile getCandidateFile acceptDifference publishJobOffer
  buildQuestionnaireAnswersForCandidateApplication skipTask closeRecall`
/** What asks for a state in which few rows of the demo are: which rows are drawn decides. Tests of its room accept it. */
const needsRareState = `
  createFabricationOrder demarrerFabrication suspendreFabrication terminerFabrication endPouring closeOrder cancelOrder
  updateFabricationOrderDetail deleteFabricationOrderdetail updateNumLotDetail correctTimes addLotToOrder declareCases startTask endTask movePerson
  completeDPAE createDPAE createDPAEDocument createDPAETextFile scheduleDpae deleteDpae isDpaeDoable getDpaeTextFile getDpaeTextFiles
  getDpaeSummary saveScorecard
  acceptHiringPiece rejectHiringPiece askHiringPiece sendHiringLink hireFromFile
  cancelInterview markInterview changeDateOfInterview changeRecruiterForInterview planInterviews
  updateCandidateApplicationRefusalReason closeCandidateApplication cancelInterviewResponse withdrawAbsence placeSignatures
  closeDelivery reopenDelivery cancelDelivery
  transmitDispute askProduction skipProduction replyToQuality decideDispute askMoreOfDispute settleDispute
  dismissDispute cancelDispute reopenDispute holdLotsOfDispute getEnvelopeDocument generatePDFDocument
  findLotToCount validateInventory cancelInventory pickCases putBack completePallet breakUpPallet
  editShipment loadPallet unloadPallet shipShipment unshipShipment markDelivered getDeliveryNote
  editRequest submitRequest approveRequest refuseRequest orderRequest receiveRequest closeRequest cancelRequest
  freezeAnnualForecast`
const isNotAccepted = new Set([needsSecret, needsHistory, needsRareState].flatMap(names => names.split(/\s+/)))

describe('nobody of a client', () => {
  test('takes a row of his away with a whole list, nor another than its pages hold', async () => {
    const found: unknown[] = []
    let taken = 0
    for (const told of calls.filter(({ call }) => isPage(call.answer))) {
      for (const actor of two.actors) {
        const input = ownInput(told, actor)
        const page = await as(actor).send(told.call, input)
        const whole = await as({ ...actor, headers: { accept: 'application/x-ndjson' } }).send(told.call, input)
        const { total, totalIsExact } = page.statusCode === 200 ? page.json() : {}
        const rows = whole.body.split('\n').length - 1
        if (page.statusCode === 200) taken += 1
        if (whole.statusCode !== page.statusCode || (totalIsExact && rows !== total))
          found.push([actor.mail, told.name, page.statusCode, total, whole.statusCode, rows])
        found.push(...leaksIn(whole, input, forbidden))
      }
    }
    expect(found).toEqual([])
    expect(taken).toBeGreaterThan(50)
  })

  test('takes a word of his away in a printed page, a table, an archive or a card', async () => {
    const admin = two.actors.find(({ mail }) => mail === 'admin@val-de-loire.example') as Actor
    const own = await filesTakenBy(admin)
    const foreign = await filesTakenBy(await two.signIn('admin@bocage.example', two.neighbour))
    const bearing = (files: typeof own) =>
      new Set(files.filter(({ text }) => canary.test(text)).map(({ kind }) => kind))

    expect(bearing(own)).toEqual(new Set())
    expect(bearing(foreign)).toEqual(new Set(own.map(({ kind }) => kind)))
    expect(new Set(own.map(({ kind }) => kind)).size).toBe(5)
  })

  test('works in his name', async () => {
    const ofClient = calls.filter(
      ({ call }) => call.access.kind === 'element' || ('inClient' in call.access && call.access.inClient),
    )
    for (const actor of two.actors) {
      for (const told of ofClient) {
        const answer = await as({ ...actor, clientId: two.neighbour }).send(told.call, ownInput(told, actor))
        expect([told.name, answer.statusCode, answer.json().code]).toEqual([told.name, 403, 'CLIENT_NOT_ALLOWED'])
      }
    }
  })
})

describe('whatever somebody of a client sends', () => {
  let walked: Awaited<ReturnType<typeof walkAll>>
  let before: string
  beforeAll(async () => {
    before = await two.digestOfNeighbour()
    const walkedThrough = calls.filter(({ name }) => name !== 'login' && !toldToAnybody.includes(name))
    walked = await walkAll(walkedThrough, two, sides)
  }, timeout)

  test('no byte of his neighbour is read, nor that he has such a row', () => {
    const { leaks, tellsApart, broken, requests } = walked
    expect({ leaks, tellsApart, broken }, seed).toEqual({ leaks: [], tellsApart: [], broken: [] })
    expect(requests).toBeGreaterThan(two.actors.length * calls.length * 4)
  })

  test('nothing of his neighbour is changed', async () => {
    expect(await two.digestOfNeighbour(), seed).toBe(before)
  })

  test('every call is brought to an answer', () => {
    expect(
      walked.neverAccepted.filter(name => !isNotAccepted.has(name)),
      seed,
    ).toEqual([])
  })

  test('the rooms that show what a call writes are those that it touches', () => {
    expect(untouched(calls, walked.said), seed).toEqual([])
  })
})

test('a mail of a client says nothing of its neighbour, even to who works in both', async () => {
  const sent: Mail[] = []
  vi.spyOn(two.mailer, 'send').mockImplementation(async mail => void sent.push(mail))
  const carla = 'multi@sillon.example'
  const [{ id = '' } = {}] = await two.rows<{ id: string }>('select id from platform.user where mail = $1', [carla])
  await two.rows('insert into platform.client_user (client_id, user_id) values ($1, $2)', [two.neighbour, id])
  const tell = (clientId: string, title: string) =>
    two.databases.transaction('platform', { readOnly: false, clientId }, (db: PlatformDb) =>
      notify(db, { userIds: [id], type: 'platform.message', title }),
    )
  await tell(two.own, 'Livraison de blouses')
  await tell(two.neighbour, `Réunion ${bocage.canary}`)

  const queue = await two.startQueue()
  const ofEveryDay = async () => (await queue.states()).filter(({ cron }) => cron)
  // Twice: what the first round tells in the product, the second one mails.
  for (let round = 0; round < 2; round += 1) {
    for (const { name } of await ofEveryDay()) await queue.runNow(name)
    await eventually(async () =>
      expect((await ofEveryDay()).filter(({ waiting, running }) => waiting + running > 0)).toEqual([]),
    )
  }

  const members = await two.rows<{ mail: string }>(
    `select mail from platform.user u where exists (select from platform.client_user m where m.user_id = u.id and m.client_id = $1)
      union select mail from platform.recipient where client_id = $1 and mail is not null`,
    [two.neighbour],
  )
  const isOfNeighbour = ({ to, subject }: Mail) =>
    to === carla ? subject.includes('Maison Bocage') : members.some(({ mail }) => mail === to)
  const bearing = sent.filter(({ subject, text }) => canary.test(subject + text))
  expect(bearing.filter(mail => !isOfNeighbour(mail))).toEqual([])
  expect([bearing.length > 0, sent.some(mail => !isOfNeighbour(mail))]).toEqual([true, true])
})

test('two clients side by side on the same connections never cross', async () => {
  const sides = [
    {
      person: await two.signIn('admin@val-de-loire.example', two.own),
      ids: new Set(await two.idsOf(two.own, everything)),
    },
    { person: await two.signIn('admin@bocage.example', two.neighbour), ids: forbidden.ids },
  ] as const
  const employees = await Promise.all(
    sides.map(async ({ person }) =>
      (await as(person).call(employeesCalls.getEmployeesOfClient, {})).map(({ id }) => id),
    ),
  )
  const [ofOwn = [], ofNeighbour = []] = employees
  expect(ofNeighbour.length).toBeGreaterThan(20)

  const request = async (number: number) => {
    const { person, ids } = sides[number % 2] as (typeof sides)[number]
    const other = (sides[(number + 1) % 2] as (typeof sides)[number]).ids
    const clientId = person.clientId as string
    const [mine, theirs] = number % 2 === 0 ? [ofOwn, ofNeighbour] : [ofNeighbour, ofOwn]
    const asker = as(person)
    const errands = [
      () => asker.send(employeesCalls.getPaginatedEmployeesOfClient, { clientId, page: number % 5, size: 10 }),
      () => asker.send(employeesCalls.getEmployee, { id: mine[number % mine.length] }),
      () => asker.send(employeesCalls.getEmployee, { id: theirs[number % theirs.length] }),
      () => asker.send(companiesCalls.getCompaniesOfClient, { clientId }),
      () => asker.send(workplacesCalls.getUnities, {}),
      () =>
        asker.send(employeesCalls.editEmployee, {
          employee: { id: mine[number % mine.length], birthCity: `Angers ${number}` },
        }),
    ]
    const { body } = await (errands[Math.floor(number / 2) % errands.length] as (typeof errands)[number])()
    const seen = [...body.matchAll(/"id":"([0-9a-f-]{36})"/g)].map(match => match[1] as string)
    return { crossed: seen.filter(id => other.has(id)).length, met: seen.filter(id => ids.has(id)).length }
  }

  let [crossed, met, next] = [0, 0, 0]
  const worker = async () => {
    while (next < 2_000) {
      const result = await request(next++)
      crossed += result.crossed
      met += result.met
    }
  }
  await Promise.all(Array.from({ length: 24 }, worker))

  expect(crossed).toBe(0)
  expect(met).toBeGreaterThan(3_000)
})

describe('were a fence open, this suite would see it', () => {
  let holed: TwoClients
  beforeAll(async () => {
    holed = await openTwoClients()
    await ask(
      holed.installer,
      'drop policy fence on platform.company; create policy fence on platform.company using (true)',
    )
  })
  afterAll(() => holed?.close())

  test('in what is read', async () => {
    const companies = calls.filter(({ name }) => name === 'getCompaniesOfClient')
    const { leaks } = await walkAll(companies, holed, await sidesOf(holed))
    expect(leaks.length).toBeGreaterThan(0)
  })

  test('in what is written', async () => {
    const before = await holed.digestOfNeighbour()
    await holed.rows(
      `update rh.employee set birth_city = $2 where id = (select id from rh.employee where client_id = $1 limit 1)`,
      [holed.neighbour, randomUUID()],
    )
    expect(await holed.digestOfNeighbour()).not.toBe(before)
  })
})
