import { sql } from 'kysely'
import pg from 'pg'
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { z } from 'zod'
import type { DatabaseRole } from '#kernel/server/db.ts'
import { voiceOf } from '#kernel/server/road.ts'
import { type Call, fieldsOfInput } from '#kernel/shared/call.ts'
import { as } from '#kernel/testing/as.ts'
import { declaredCalls } from '#main/calls.ts'
import { documentsBrowserCalls } from '#platform/configuration/documents-browser.calls.ts'
import { documentModelsCalls } from '#platform/document-models/document-models.calls.ts'
import { documentTypesCalls } from '#platform/documents/document-types.calls.ts'
import { groupsCalls } from '#platform/directory/groups.calls.ts'
import { messagesCalls } from '#platform/directory/messages.calls.ts'
import { type TestClient, type TestPerson, useOwnWorld } from '#platform/testing/world.ts'
import { annualProgramsCalls } from '#rh/annual-programs/annual-programs.calls.ts'
import { keyOfInspection } from '#rh/register/inspection.model.ts'
import { registerCalls } from '#rh/register/register.calls.ts'
import { build } from '#rh/testing/build.ts'
import { establish, sirets } from '#rh/testing/establish.ts'
import { exampleOf } from './example-of.ts'
import { placesOf } from './places.ts'

const world = useOwnWorld()
const isPaged = ({ answer }: Call) => answer instanceof z.ZodObject && 'totalIsExact' in answer.shape
const lists = declaredCalls
  .flatMap(feature => Object.entries(feature).map(([name, call]) => ({ name, call })))
  .filter(({ call }) => isPaged(call))

let client: TestClient
let reader: TestPerson
/** Lists that stand inside a record, with one of the reader's. */
let within: Record<string, Record<string, string>>
beforeAll(async () => {
  client = await world.client()
  const elements = lists.flatMap(({ call }) => (call.access.kind === 'element' ? call.access.elements : []))
  reader = await world.person({
    in: client,
    admin: true,
    allCompanies: true,
    superAdmin: true,
    superDev: true,
    rights: Object.fromEntries(elements.map(element => [element, 3 as const])),
  })
  const { siteId } = await build(world, client, { site: 'Serre Nord' })
  await establish(world, client)
  within = {
    getPageOfRegister: { siret: sirets.head },
    getExternalWorkers: { siret: sirets.head },
    getPaginatedSitesOfCompany: { companyId: client.companies[0]?.id as string },
    getPeopleOfPlace: { placeId: siteId },
    getGroupMembers: { id: (await as(reader).call(groupsCalls.createGroup, { name: 'mot', kind: 'manual' })).id },
    getRecipients: {
      id: (await as(reader).call(messagesCalls.createMessage, { channel: 'mail', subject: 'mot', body: 'mot' })).id,
    },
    getDocuments: { folderId: await rootFolder() },
    getCampaignPeople: { id: await season() },
    getReturningPeople: { id: await season() },
    getRunItems: { id: await runOfReader() },
    getArticlesOfWorkshop: { atelierId: await openedWorkshop() },
    getPeopleOfProgram: { id: await programOfYear() },
    inspectRegister: await keyOfInspector(),
    getPeopleOfHrCheck: await checkedPeriod('hr'),
    getPeopleOfPayCheck: await checkedPeriod('pay'),
  }
})
afterEach(() => vi.restoreAllMocks())

async function rootFolder() {
  const elementId = world.catalogue.idOf('documents/rh') as number
  const { folders } = await as(reader).call(documentsBrowserCalls.createRootFolder, { elementId, name: 'mot' })
  return folders[0]?.id as string
}

const season = async () =>
  world.inClient(client, async db => {
    const { rows } = await sql<{ id: string }>`
      insert into rh.campaign (name, starts_on, ends_on) values (${crypto.randomUUID()}, '2027-04-05', '2027-06-28') returning id`.execute(
      db,
    )
    return rows[0]?.id as string
  })

const programOfYear = async () => {
  const { id } = await as(reader).call(annualProgramsCalls.createAnnualProgram, {
    companyId: client.companies[0]?.id as string,
    groupLabel: 'mot',
    unitIds: [],
    firstDay: '2027-01-01',
    lastDay: '2027-12-31',
    copyOfId: null,
  })
  return id
}

async function checkedPeriod(kind: 'hr' | 'pay') {
  const companyId = client.companies[0]?.id as string
  return world.inClient(client, async db => {
    const { rows } = await sql<{ id: string }>`
      insert into rh.pay_check (company_id, kind, from_day, to_day, opened_at)
      values (${companyId}, ${kind}, '2026-06-01', '2026-06-07', now()) returning id`.execute(db)
    return { id: rows[0]?.id as string }
  })
}

async function openedWorkshop() {
  const companyId = client.companies[0]?.id as string
  return world.inClient(client, async db => {
    const { rows } = await sql<{ id: string }>`
      insert into atelier.workshop (company_id, code, name) values (${companyId}, 'ST', 'mot') returning id`.execute(db)
    return rows[0]?.id as string
  })
}

async function runOfReader() {
  const types = await as(reader).call(documentTypesCalls.getDocumentTemplateTypes, {})
  const documentModel = { applicationId: 8, typeId: types[0]?.id as number, name: 'mot' }
  const { id: modelId } = await as(reader).call(documentModelsCalls.createDocumentModel, { documentModel })
  return world.inClient(client, async db => {
    const run = { modelId, modelVersion: 1, name: 'mot', total: 1, requestedBy: reader.userId, askedAt: 'now' }
    const { id } = await db.insertInto('platform.generation_run').values(run).returning('id').executeTakeFirstOrThrow()
    return id
  })
}

async function keyOfInspector() {
  const { url } = await as(reader).call(registerCalls.makeInspectorLink, { siret: sirets.head })
  return keyOfInspection(new URL(url).hash) ?? {}
}

type Statement = { text: string; values: unknown[] }

/** The statements that a work sends to the database. */
async function statementsOf(work: () => Promise<unknown>): Promise<Statement[]> {
  const query = vi.spyOn(pg.Client.prototype, 'query')
  await work()
  return query.mock.calls.flatMap(([sent]) => {
    const { text, values = [] } = sent as unknown as Statement
    return typeof text === 'string' ? [{ text, values }] : []
  })
}

type Plan = { 'Node Type': string; 'Parent Relationship'?: string; Plans?: Plan[] }

const partsOf = (plan: Plan): Plan[] => [
  plan,
  ...(plan.Plans ?? [])
    .filter(part => !['SubPlan', 'InitPlan'].includes(part['Parent Relationship'] ?? ''))
    .flatMap(partsOf),
]

/** Whether rows are sorted before a page of them is cut, although sorting is the last thing that the planner may do. */
async function sortsBeforeCutting({ text, values }: Statement, role: DatabaseRole = 'app') {
  const session = new pg.Client({ connectionString: world.addresses[role] })
  await session.connect()
  try {
    await session.query(`begin; set local app.client_id = '${client.id}'; set local enable_sort = off;
      set local enable_incremental_sort = off; set local enable_seqscan = off; set local enable_bitmapscan = off`)
    const { rows } = await session.query(`explain (format json) ${text}`, values)
    const cuts = partsOf(rows[0]['QUERY PLAN'][0].Plan).filter(part => part['Node Type'] === 'Limit')
    return cuts.some(cut => partsOf(cut).some(part => part['Node Type'].endsWith('Sort')))
  } finally {
    await session.end()
  }
}

const cutsPages = ({ text }: Statement) => /\boffset\b/i.test(text)

test('some lists are read by pages', () => {
  expect(lists.map(({ name }) => name)).toContain('getPaginatedEmployeesOfClient')
})

test('a list without its index would be seen', async () => {
  const text = 'select id from rh.employee order by birth_city, id limit $1 offset $2'
  expect(await sortsBeforeCutting({ text, values: [10, 0] })).toBe(true)
})

/** Every order that a reader may choose, but those that the list says to be in no index. */
const ordersOf = (call: Call) =>
  placesOf(call)
    .flatMap(({ path, schema }) => (path[0] === 'sort' ? (schema.enum ?? []) : []))
    .filter(sort => !call.list?.comparedSorts?.includes(String(sort).replace('-', '')))

describe.each(lists)('$name', ({ name, call }) => {
  test.each([undefined, ...ordersOf(call)])('reads a page in the order of an index (sort: %s)', async sort => {
    const { clientId: needsClient, userId: needsUser } = fieldsOfInput(call)
    const input = {
      ...exampleOf(name, call),
      ...(needsClient && { clientId: client.id }),
      ...(needsUser && { userId: reader.userId }),
      ...within[name],
      ...(sort !== undefined && { sort }),
    }
    const sent = await statementsOf(() => as(reader).call(call, input as never))
    const pages = sent.filter(cutsPages)
    expect(pages.length).toBeGreaterThan(0)
    const voice = voiceOf(call)
    for (const page of pages)
      expect(await sortsBeforeCutting(page, voice === 'none' ? 'app' : voice), page.text).toBe(false)
  })
})
