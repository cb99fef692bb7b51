import { describe, expect, test } from 'vitest'
import { role } from '#kernel/shared/access.ts'
import { calls, nothing } from '#kernel/shared/call.ts'
import { as } from '#kernel/testing/as.ts'
import { ask } from '#kernel/testing/ask.ts'
import { platformAnswers } from '#platform/platform-db.ts'
import { type TestClient, type TestPerson, useOwnWorld } from '#platform/testing/world.ts'
import { menuCalls } from '#platform/rights/menu.calls.ts'
import { delegationCalls } from '../delegation.calls.ts'

const trial = calls('trial/plots', {
  configure: { method: 'GET', path: 'trial/configure', access: role('configurator'), answer: nothing },
})
const world = useOwnWorld([platformAnswers(trial, { configure: async () => undefined })])

const staff = 'rh/gestion_du_personnel/salaries'
const customFields = 202
const optionLists = 203
const msaAccounts = 210
const hr = 8
const elementOf = (path: string) => world.catalogue.idOf(path) as number
const dpae = 'rh/gestion_du_personnel/dpae'

type Item = { componentId: number; companyIds: string[] | null; endsAt?: string }

const give = (admin: TestPerson, to: TestPerson, selectedItems: Item[], path = staff) =>
  as(admin).send(delegationCalls.saveDelegationForElement, {
    clientId: to.clientId,
    userId: to.userId,
    applicationId: hr,
    elementId: elementOf(path),
    selectedItems,
  })

const heldBy = (person: TestPerson, path = staff, asker = person) =>
  as(asker).call(delegationCalls.getUserRightsForElement, {
    clientId: person.clientId as string,
    userId: person.userId,
    elementId: elementOf(path),
  })

const mayConfigure = async (person: TestPerson) =>
  (
    await as(person).call(delegationCalls.canUserAccessConfigurationOfApplication, {
      clientId: person.clientId as string,
      userId: person.userId,
      applicationId: hr,
    })
  ).allowed

const opens = async (person: TestPerson) => (await as(person).send(trial.configure)).statusCode === 204

const staffed = async (client: TestClient) => ({
  sophie: await world.person({ in: client, admin: true, firstname: 'Sophie', name: 'Lemaire' }),
  marie: await world.person({ in: client, rights: { [staff]: 1 } }),
})

describe('somebody to whom the configuration of an element is delegated', () => {
  test('configures that component and no other, from the next request on', async () => {
    const { sophie, marie } = await staffed(await world.client())
    const before = [await heldBy(marie), await opens(marie), await mayConfigure(marie)]

    const given = await give(sophie, marie, [{ componentId: customFields, companyIds: null }])

    expect(before).toEqual([[], false, false])
    expect(given.statusCode).toBe(200)
    expect([await heldBy(marie), await opens(marie), await mayConfigure(marie)]).toEqual([[customFields], true, true])
    expect(await heldBy(marie, staff, sophie)).toEqual([customFields])
  })

  test('finds the settings button of that application', async () => {
    const { sophie, marie } = await staffed(await world.client())
    await give(sophie, marie, [{ componentId: customFields, companyIds: null }])

    const { configurableApplications } = await as(marie).call(menuCalls.getModules, {
      userId: marie.userId,
      clientId: marie.clientId as string,
    })

    expect(configurableApplications).toEqual([hr])
  })

  test('configures nothing of an element that he may not read', async () => {
    const client = await world.client()
    const { sophie } = await staffed(client)
    const paul = await world.person({ in: client })
    await give(sophie, paul, [{ componentId: customFields, companyIds: null }])

    expect([await heldBy(paul), await mayConfigure(paul)]).toEqual([[], false])
  })

  test('loses it at its end, and when it is taken back', async () => {
    const { sophie, marie } = await staffed(await world.client())
    const endsAt = world.clock.now().add({ hours: 48 }).toString()
    await give(sophie, marie, [{ componentId: customFields, companyIds: null, endsAt }])
    const during = await heldBy(marie)
    await give(sophie, marie, [])
    const after = await heldBy(marie)

    expect([during, after, await opens(marie)]).toEqual([[customFields], [], false])
  })

  test('is told, with the companies, what he holds', async () => {
    const client = await world.client({ companies: ['Serres', 'Station'] })
    const sophie = await world.person({ in: client, admin: true })
    const marie = await world.person({ in: client, rights: { [dpae]: 1 } })
    const station = client.companies[1]?.id as string
    await give(sophie, marie, [{ componentId: msaAccounts, companyIds: [station] }], dpae)
    const of = { clientId: client.id, userId: marie.userId }

    const [application] = await as(marie).call(delegationCalls.getDelegatedApplicationsOfUser, of)

    expect(application).toMatchObject({
      applicationId: hr,
      elements: [{ path: dpae, components: [{ id: msaAccounts, companyIds: [station], endsAt: null }] }],
    })
    const companies = await as(marie).call(delegationCalls.getAuthorizedCompanies, {
      ...of,
      elementId: elementOf(dpae),
    })
    expect(companies.map(({ name, level }) => [name, level])).toEqual([
      ['Serres', 1],
      ['Station', 0],
    ])
  })

  test('configures nothing where the client only reads, as its admin', async () => {
    const { sophie, marie } = await staffed(await world.client({ readOnly: true }))

    expect((await give(sophie, marie, [{ componentId: customFields, companyIds: null }])).statusCode).toBe(403)
    expect(await mayConfigure(sophie)).toBe(false)
  })
})

describe('an administrator who delegates', () => {
  test('sees the components of an application, and who holds some', async () => {
    const { sophie, marie } = await staffed(await world.client())
    await give(sophie, marie, [{ componentId: customFields, companyIds: null }])

    const components = await as(sophie).call(delegationCalls.getComponentsOfApplication, { applicationId: hr })
    const people = await as(sophie).call(delegationCalls.getDelegates, { page: 0, size: 10 })

    expect(components.map(({ id }) => id)).toEqual(expect.arrayContaining([customFields, optionLists, msaAccounts]))
    expect(people.items.map(({ id, components: held, applications }) => [id, held, applications])).toEqual([
      [marie.userId, 1, ['RH']],
      [sophie.userId, 0, []],
    ])
    expect((await as(sophie).call(delegationCalls.getDelegates, { page: 0, size: 10, search: 'lemair' })).total).toBe(1)
  })

  test.each<[string, Item[]]>([
    ['a component of another element', [{ componentId: optionLists, companyIds: null }]],
    ['a component that does not exist', [{ componentId: 9_999, companyIds: null }]],
    [
      'a component twice',
      [
        { componentId: customFields, companyIds: null },
        { componentId: customFields, companyIds: null },
      ],
    ],
    [
      'companies for what is configured once for all',
      [{ componentId: customFields, companyIds: ['00000000-0000-4000-8000-000000000000'] }],
    ],
    ['an end that has passed', [{ componentId: customFields, companyIds: null, endsAt: '2020-01-01T00:00:00Z' }]],
  ])('is refused %s in words, and nothing is kept', async (_, items) => {
    const { sophie, marie } = await staffed(await world.client())

    const refused = await give(sophie, marie, items)

    expect([refused.statusCode, await heldBy(marie)]).toEqual([400, []])
    expect(refused.json().fields[0].message).not.toContain('delegation.')
  })

  test('cannot give a company of another client, nor to somebody of another client', async () => {
    const [serres, verger] = [await world.client(), await world.client()]
    const { sophie, marie } = await staffed(serres)
    const stranger = await world.person({ in: verger })
    const marieReads = { ...marie, clientId: serres.id }
    const foreign = verger.companies[0]?.id as string

    expect(
      (await give(sophie, marieReads, [{ componentId: msaAccounts, companyIds: [foreign] }], dpae)).statusCode,
    ).toBe(400)
    const toStranger = { ...stranger, clientId: serres.id }
    expect((await give(sophie, toStranger, [{ componentId: customFields, companyIds: null }])).statusCode).toBe(404)
  })

  test('cannot give to himself, nor to another administrator', async () => {
    const client = await world.client()
    const { sophie } = await staffed(client)
    const anne = await world.person({ in: client, admin: true })

    const answers = [sophie, anne].map(to => give(sophie, to, [{ componentId: customFields, companyIds: null }]))

    expect((await Promise.all(answers)).map(answer => [answer.statusCode, answer.json().code])).toEqual([
      [400, 'OWN_RIGHTS'],
      [400, 'ALREADY_ADMIN'],
    ])
  })

  test('gives of what he reads himself alone, and support nothing that would outlast its visit', async () => {
    const client = await world.client()
    const { sophie, marie } = await staffed(client)
    const anne = await world.person({ in: client, admin: true })
    const now = world.clock.now().toString()
    await ask(
      world.installer,
      'insert into platform.user_right (client_id, user_id, element_id, ceiling) values ($1, $2, $3, 0)',
      [client.id, anne.userId, elementOf(staff)],
    )
    const camille = { ...(await world.person({ superAdmin: true })), clientId: client.id }
    await ask(
      world.installer,
      `insert into platform.support_access (client_id, user_id, reason, started_at, until)
       values ($1, $2, 'ticket du client', $3::timestamptz, $3::timestamptz + interval '1 h')`,
      [client.id, camille.userId, now],
    )
    const ending = [
      { componentId: customFields, companyIds: null, endsAt: world.clock.now().add({ hours: 9 }).toString() },
    ]
    const lasting = [{ componentId: customFields, companyIds: null }]
    const codes = async (by: TestPerson, items: Item[]) => (await give(by, marie, items)).json().code

    expect([await codes(anne, lasting), await codes(camille, ending)]).toEqual(['ABOVE_OWN_RIGHTS', 'ABOVE_OWN_RIGHTS'])
    expect(await heldBy(marie)).toEqual([])
    await give(sophie, marie, ending)
    expect(await codes(camille, lasting)).toBe('ABOVE_OWN_RIGHTS')
    expect((await give(camille, marie, [])).statusCode).toBe(200)
    expect(await heldBy(marie)).toEqual([])
  })

  test('leaves a trace of each change', async () => {
    const client = await world.client()
    const { sophie, marie } = await staffed(client)
    const item = { componentId: customFields, companyIds: null }
    await give(sophie, marie, [item])
    await give(sophie, marie, [item])

    const events = await world.inClient(client, db =>
      db.selectFrom('platform.configuration_event').select(['actorId', 'noun', 'rowId', 'after']).execute(),
    )

    expect(events).toEqual([
      { actorId: sophie.userId, noun: 'delegation', rowId: marie.userId, after: [{ ...item, endsAt: null }] },
    ])
  })
})

describe('what somebody configures, as the screens show it', () => {
  const shown = async (person: TestPerson) =>
    (await as(person).call(delegationCalls.getConfigurableApplications, {})).map(({ name, elements }) => [
      name,
      elements.map(({ path, components }) => [path, components.map(({ id }) => id)]),
    ])

  test('is everything that the client has for its admin, and for others what they were given', async () => {
    const client = await world.client()
    const { sophie, marie } = await staffed(client)
    const refused = await as(marie).send(delegationCalls.getConfigurableApplications, {})

    await give(sophie, marie, [{ componentId: customFields, companyIds: null }])
    await ask(world.installer, 'delete from platform.client_right where client_id = $1 and element_id = $2', [
      client.id,
      elementOf(dpae),
    ])

    expect(refused.statusCode).toBe(403)
    expect(await shown(marie)).toEqual([['RH', [[staff, [customFields]]]]])
    const ofAdmin = (await shown(sophie)).flatMap(([, elements]) => elements as [string, number[]][])
    expect(ofAdmin).toEqual(expect.arrayContaining([[staff, [customFields]]]))
    expect(ofAdmin.map(([path]) => path)).not.toContain(dpae)
  })

  test('is nothing where the client only reads', async () => {
    const { sophie } = await staffed(await world.client({ readOnly: true }))
    expect(await shown(sophie)).toEqual([])
  })
})

describe('the sheet of what may be given to somebody', () => {
  test('says what he holds, and which element he cannot read', async () => {
    const client = await world.client()
    const { sophie, marie } = await staffed(client)
    const paul = await world.person({ in: client })
    await give(sophie, marie, [{ componentId: customFields, companyIds: null }])
    const sheetOf = async ({ userId }: TestPerson) => {
      const { applications } = await as(sophie).call(delegationCalls.getDelegationSheet, { userId })
      const element = applications.flatMap(({ elements }) => elements).find(({ path }) => path === staff)
      return [element?.path, element?.level, element?.components.map(({ id, held }) => [id, held])]
    }

    expect(await sheetOf(marie)).toEqual([staff, 1, [[customFields, { companyIds: null, endsAt: null }]]])
    expect(await sheetOf(paul)).toEqual([staff, 0, [[customFields, null]]])
  })

  test('is refused to a colleague, and is nothing to a neighbour', async () => {
    const [serres, verger] = [await world.client(), await world.client()]
    const { marie } = await staffed(serres)
    const paul = await world.person({ in: serres })
    const anne = await world.person({ in: verger, admin: true })
    const asked = { userId: marie.userId }

    expect((await as(paul).send(delegationCalls.getDelegationSheet, asked)).statusCode).toBe(403)
    expect((await as(anne).send(delegationCalls.getDelegationSheet, asked)).statusCode).toBe(404)
  })
})

test('the list of people narrows to those who hold something, or something of one application', async () => {
  const client = await world.client()
  const { sophie, marie } = await staffed(client)
  await give(sophie, marie, [{ componentId: customFields, companyIds: null }])
  const found = async (more: object) =>
    (await as(sophie).call(delegationCalls.getDelegates, { page: 0, size: 10, ...more })).items.map(({ id }) => id)

  expect(await found({ only: 'holders' })).toEqual([marie.userId])
  expect(await found({ applicationId: hr })).toEqual([marie.userId])
  expect(await found({ applicationId: 1 })).toEqual([])
  expect(await found({})).toEqual([marie.userId, sophie.userId])
  const zoe = await world.person({ in: client, firstname: 'Zoé', name: 'Zola' })
  expect(await found({ sort: 'components' })).toEqual([zoe.userId, marie.userId, sophie.userId])
  for (const sort of ['jobtitle', 'endsAt']) expect(await found({ sort })).toHaveLength(3)
})

test('a colleague neither delegates nor asks about others, and a neighbour finds nothing', async () => {
  const [serres, verger] = [await world.client(), await world.client()]
  const { marie } = await staffed(serres)
  const paul = await world.person({ in: serres })
  const anne = await world.person({ in: verger, admin: true })
  const of = { clientId: serres.id, userId: marie.userId }
  const onStaff = { ...of, elementId: elementOf(staff) }
  const saved = { ...of, applicationId: hr, elementId: elementOf(staff), selectedItems: [] }

  for (const asker of [paul, anne]) {
    const refused = [
      await as(asker).send(delegationCalls.getUserRightsForElement, onStaff),
      await as(asker).send(delegationCalls.getDelegatedApplicationsOfUser, of),
      await as(asker).send(delegationCalls.getAuthorizedCompanies, onStaff),
      await as(asker).send(delegationCalls.canUserAccessConfigurationOfApplication, { ...of, applicationId: hr }),
    ]
    expect(refused.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404])
  }
  expect((await as(paul).send(delegationCalls.saveDelegationForElement, saved)).statusCode).toBe(403)
  expect((await as(anne).send(delegationCalls.saveDelegationForElement, saved)).statusCode).toBe(404)
  expect((await as(paul).send(delegationCalls.getComponentsOfApplication, { applicationId: hr })).statusCode).toBe(403)
  expect((await as(paul).send(delegationCalls.getDelegates, { page: 0, size: 10 })).statusCode).toBe(403)
  expect((await as(anne).call(delegationCalls.getDelegates, { page: 0, size: 10 })).total).toBe(1)
})
