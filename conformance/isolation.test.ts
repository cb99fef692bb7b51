import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { Mail } from '#kernel/server/mail.ts'
import { isPage } from '#kernel/server/whole-list.ts'
import { as } from '#kernel/testing/as.ts'
import { ask } from '#kernel/testing/ask.ts'
import { eventually } from '#kernel/testing/eventually.ts'
import { declaredCalls } from '#main/calls.ts'
import { bocage } from '#main/demo/plans/bocage.ts'
import { companiesCalls } from '#platform/companies/companies.calls.ts'
import { notify } from '#platform/notifications/notifications.server.ts'
import type { PlatformDb } from '#platform/platform-db.ts'
import { employeesCalls } from '#rh/employees/employees.calls.ts'
import { workplacesCalls } from '#rh/workplaces/workplaces.calls.ts'
import { filesTakenBy } from './files-of-client.ts'
import { type Actor, openTwoClients, type TwoClients } from './two-clients.ts'
import { type Forbidden, leaksIn, ownInput, walk } from './walk-with-ids.ts'

const calls = declaredCalls.flatMap(feature => Object.entries(feature).map(([name, call]) => ({ name, call })))
/** The name of an active company is public: its applicants are told it at its address. */
const toldToAnybody = ['doesClientExist', 'getClientByNameNoToken']
const reading = calls.filter(({ name, call }) => call.method === 'GET' && !toldToAnybody.includes(name))
const writing = calls.filter(({ call }) => call.method !== 'GET')
const everything = 100_000
const canary = new RegExp(bocage.canary as string, 'i')

let two: TwoClients
let forbidden: Forbidden
let own: string[]
let foreign: string[]
beforeAll(async () => {
  two = await openTwoClients()
  own = await two.idsOf(two.own, 1)
  foreign = await two.idsOf(two.neighbour, 1)
  forbidden = { ids: new Set(await two.idsOf(two.neighbour, everything)), canary }
})
afterAll(() => two?.close())

/** Milliseconds, for walks of ten thousands of requests: a machine under load is slow, which is no failure. */
const timeout = 1_800_000

const foundNothing = { leaks: [], tellsApart: [], broken: [] }

/** What takes people or rights from the others comes last, or they would be let into nothing afterwards. */
const takesFromOthers = ['deleteUser', 'editMembership', 'removeUserFromService', 'moveUsersOfService']

/** The others share ids out, so that each is tried by some of little right too. */
const shareOf = (ids: readonly string[], number: number, people: number) =>
  ids.filter((_, index) => index % (people - 1) === number - 1)

async function walkAll(told: typeof calls, house: TwoClients) {
  const all = { requests: 0, leaks: [] as string[], tellsApart: [] as string[], broken: [] as string[] }
  const accepted = new Set<string>()
  const people = house.actors.length
  const inOrder = told.toSorted(
    (one, other) => Number(takesFromOthers.includes(one.name)) - Number(takesFromOthers.includes(other.name)),
  )
  for (const one of inOrder) {
    let isFirst = true
    for (const [number, actor] of house.actors.entries()) {
      // Two see most: what is their client's they both try whole, what is foreign whoever of them is let in first.
      const ofOwn = number < 2 ? own : shareOf(own, number, people)
      const ofForeign = isFirst ? foreign : shareOf(foreign, number, people)
      const found = await walk(one, actor, ofOwn, ofForeign, forbidden)
      if (found.isLetIn) isFirst = false
      all.requests += found.requests
      all.leaks.push(...found.leaks)
      all.tellsApart.push(...found.tellsApart)
      all.broken.push(...found.broken)
      if (found.accepted > 0) accepted.add(one.name)
    }
  }
  return {
    ...all,
    neverAccepted: told.filter(one => !isOfThePlatform(one) && !accepted.has(one.name)).map(({ name }) => name),
  }
}

test('the neighbour has enough to leak', async () => {
  expect(two.actors.length).toBeGreaterThanOrEqual(7)
  expect(forbidden.ids.size).toBeGreaterThan(600)
  expect(foreign.length).toBeGreaterThan(10)
  const [row] = await two.rows<{ count: string }>(
    `select count(*) from rh.employee t where client_id = $1 and t::text ~* $2`,
    [two.neighbour, bocage.canary],
  )
  expect(Number(row?.count)).toBeGreaterThan(200)
})

/** Whatever a person of a client sends, a super role alone is let in. */
const isOfThePlatform = ({ call: { access } }: (typeof calls)[number]) => access.kind === 'role' && !access.inClient
/** Led away, or told of something that is not there until somebody makes it, or that is named by no id. */
const needsWhatIsMadeFirst = [
  'leaveForProvider',
  'returnFromProvider',
  'getSignInTransaction',
  'getPicture',
  'getMenuForModule',
  'getClientLogo',
  'getCustomFields',
  'getCustomizableEntities',
  'getConfiguredFields',
  'getColours',
  'getQuestionnaires',
  'getAnswersOfSubject',
  'getPanel',
  'getConfiguredDashboards',
  'getDashboardChoices',
  'getDocumentsBrowser',
  'getApplicationLogo',
  'getElementById',
  'getElementByPath',
  'getVariablesOfDocumentObject',
  'getReferencesOfDocumentObject',
  'getDocumentVariables',
  'getColumnNamesOfTable',
  'getPlatformStats',
  'getClientStats',
  'explainRight',
  'getAccessTypeAuthorizedForElement',
  'getAccessTypeOfElement',
  'getJoinedFile',
  'getEmployeeOfContact',
  'getStaffImport',
  'getStaffImportProblems',
  'getStaffImportReport',
  'getEmployeeDocumentFile',
  'getEmployeePhoto',
  'getPageOfRegister',
  'exportRegister',
  'getInspectorLinks',
  'getExternalWorkers',
  'getTypeOfContractByLibelle',
  'getCitizenshipByLabel',
  'getDocumentModelById',
  'getPieceAsked',
]
/** Passwords, codes, tickets, links, files, a state: an id alone opens nothing. */
const needsMoreThanAnId = [
  'refreshToken',
  'logout',
  'editExpiredPassword',
  'editPassword',
  'resetPassword',
  'loginMfa',
  'confirmMfa',
  'renewRecoveryCodes',
  'disableMfa',
  'reauthenticate',
  'revokeSession',
  'logInactivityLogout',
  'makeFirstSuperAdmin',
  'loginWithAzure',
  'editUser',
  'confirmMail',
  'uploadAvatar',
  'uploadProfilePicture',
  'sendBugReport',
  'answerBugReport',
  'editCompany',
  'deleteCompany',
  'editService',
  'deleteService',
  'moveUsersOfService',
  'saveDelegationForElement',
  'createCustomField',
  'deleteCustomField',
  'createOptionList',
  'editOptionList',
  'deleteOptionList',
  'createCitizenship',
  'moveCitizenship',
  'setColour',
  'createQuestionnaire',
  'editQuestionnaire',
  'publishQuestionnaire',
  'archiveQuestionnaire',
  'deleteQuestionnaire',
  'moveQuestionnaire',
  'submitAnswers',
  'createDashboard',
  'editDashboard',
  'deleteDashboard',
  'moveDashboard',
  'setDocumentsBrowser',
  'createRootFolder',
  'uploadDocument',
  'moveEntry',
  'archiveEntry',
  'createEsignPassword',
  'editEsignPassword',
  'resetEsignPassword',
  'unlockEsign',
  'editRightsOfCompany',
  'editRightsOfService',
  'editRightsOfUser',
  'editRights',
  'delegateRights',
  'revokeRightDelegation',
  'editSavedView',
  'deleteSavedView',
  'orderShortcuts',
  'addServicesToShortcut',
  'removeServiceFromShortcut',
  'setContactMessages',
  'addGroupMembers',
  'removeGroupMember',
  'editMessage',
  'deleteMessage',
  'joinFile',
  'removeFile',
  'sendMessage',
  'cancelMessage',
  'archiveEmployee',
  'activateEmployee',
  'deleteEmployee',
  'removeEmployee',
  'synchronizeEmployee',
  'deleteSoftware1Number',
  'deleteSoftware1NumberAtRoot',
  'savePackageElements',
  'editPackageElements',
  'saveSiteElements',
  'placeManyEmployees',
  'createStaffImport',
  'mapStaffImport',
  'checkStaffImport',
  'runStaffImport',
  'stopStaffImport',
  'saveEmployeeIdCard',
  'saveEmployeeFiles',
  'deleteFile',
  'revealEmployeeDocumentFile',
  'assignGroupsOfPlace',
  'archiveSite',
  'archiveUnity',
  'archiveSubunit',
  'deleteSite',
  'deleteUnit',
  'deleteSubunit',
  'restoreSiteOfCompany',
  'restoreUnity',
  'restoreSubunitOfUnit',
  'restoreSite',
  'restoreUnit',
  'restoreSubunit',
  'createPermitCheck',
  'confirmInterview',
  'makeInspectorLink',
  'revokeInspectorLink',
  'addExternalWorker',
  'editExternalWorker',
  'inspectRegister',
  'exportInspectedRegister',
  'acceptDocument',
  'rejectDocument',
  'sendPiece',
]

describe('nobody of a client', () => {
  test('reads a byte of its neighbour, or learns that he has such a row', { timeout }, async () => {
    const { requests, neverAccepted, ...found } = await walkAll(reading, two)
    expect(found).toEqual(foundNothing)
    expect(neverAccepted.toSorted()).toEqual(needsWhatIsMadeFirst.toSorted())
    expect(requests).toBeGreaterThan(two.actors.length * reading.length * 4)
  })

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
    expect(new Set(own.map(({ kind }) => kind)).size).toBe(4)
  })

  test('changes anything of his', { timeout }, async () => {
    const before = await two.digestOfNeighbour()
    const { requests, neverAccepted, ...found } = await walkAll(
      writing.filter(({ name }) => name !== 'login'),
      two,
    )
    expect(found).toEqual(foundNothing)
    expect(neverAccepted.toSorted()).toEqual(needsMoreThanAnId.toSorted())
    expect(requests).toBeGreaterThan(two.actors.length * writing.length * 4)
    expect(await two.digestOfNeighbour()).toBe(before)
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
    'select mail from platform.user u where exists (select from platform.client_user m where m.user_id = u.id and m.client_id = $1)',
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
    const { leaks } = await walkAll(companies, holed)
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
