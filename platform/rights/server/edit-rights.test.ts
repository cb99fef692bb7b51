import { describe, expect, test } from 'vitest'
import { as, type Refused } from '#kernel/testing/as.ts'
import { ask } from '#kernel/testing/ask.ts'
import { useOwnWorld } from '#platform/testing/world.ts'
import type { ScopeKind } from '../right.model.ts'
import { rightsCalls } from '../rights.calls.ts'
import {
  ceil,
  edit,
  eventsOf,
  idOf,
  lend,
  letManage,
  opensStaff,
  paths,
  serviceOf,
  trialAnswers,
  valuesIn,
  versionOf,
} from '../testing/matrix.ts'

const world = useOwnWorld([trialAnswers])

/** A client with two companies: its admin, Marie of the first, and who manages the first with all of its rights. */
async function greenhouses() {
  const client = await world.client({ companies: ['Serres', 'Station'] })
  const admin = await world.person({ in: client, admin: true })
  const marie = await world.person({ in: client })
  const manager = await world.person({ in: client, rights: { [paths.rh]: 2, [paths.personnel]: 2, [paths.staff]: 2 } })
  await letManage(world, client, manager)
  const service = await serviceOf(world, client)
  return { client, admin, marie, manager, service, serviceElsewhere: await serviceOf(world, client, 1) }
}

const refusalOf = (work: Promise<unknown>) =>
  work.then(
    () => expect.fail('it was accepted'),
    ({ status, body }: Refused) => ({ status, ...body }),
  )

describe('an admin', () => {
  test('gives a service a right, raises what stands above, and its people have it at their next request', async () => {
    const { client, admin, marie, service } = await greenhouses()
    expect(await opensStaff(marie)).toBe(403)

    const { scopes } = await edit(world, admin, { scope: 'service', scopeId: service }, { staff: 1 })

    expect(scopes.map(scope => valuesIn(world, scope))).toEqual([
      { rh: 1, personnel: 1, staff: 1, sites: null, pay: null, absences: null, approval: null },
    ])
    expect(await opensStaff(marie)).toBe(204)
    expect(scopes[0]?.version).toBe(await versionOf(world, service))
    expect((await eventsOf(world, client)).map(event => [event.scope, event.before, event.after])).toEqual([
      ['service', null, 1],
      ['service', null, 1],
      ['service', null, 1],
    ])
  })

  test('takes a page away with what stands below it, and is told whom that lowers', async () => {
    const { admin, marie, service } = await greenhouses()
    await edit(world, admin, { scope: 'service', scopeId: service }, { staff: 3, sites: 2, pay: 2 })

    const { scopes, lowered, loweredTotal } = await edit(
      world,
      admin,
      { scope: 'service', scopeId: service },
      { personnel: 0 },
    )

    expect(valuesIn(world, scopes[0])).toMatchObject({ rh: 1, personnel: 0, staff: 0, sites: 0, pay: 0 })
    const ofMarie = lowered.filter(({ userId }) => userId === marie.userId)
    expect(ofMarie.map(({ elementId, from, to }) => [elementId, from, to])).toEqual(
      expect.arrayContaining([
        [idOf(world, 'staff'), 3, 0],
        [idOf(world, 'sites'), 2, 0],
        [idOf(world, 'pay'), 2, 0],
      ]),
    )
    expect(loweredTotal).toBe(lowered.length)
    expect(await opensStaff(marie)).toBe(403)
  })

  test('bounds a company: the right of its people falls, that of the other company’s stays', async () => {
    const { client, admin, marie, service, serviceElsewhere } = await greenhouses()
    const paul = await world.person({ in: client, companies: [1] })
    for (const scopeId of [service, serviceElsewhere])
      await edit(world, admin, { scope: 'service', scopeId }, { staff: 2 })

    const company = client.companies[0]?.id as string
    const { scopes, lowered } = await edit(world, admin, { scope: 'company', scopeId: company }, { staff: 0 })

    expect(valuesIn(world, scopes[0])).toMatchObject({ personnel: null, staff: 0, pay: 0 })
    expect(lowered.map(({ userId }) => userId)).toContain(marie.userId)
    expect(lowered.map(({ userId }) => userId)).not.toContain(paul.userId)
    const statuses = await Promise.all([marie, paul].map(async person => await opensStaff(person)))
    expect(statuses).toEqual([403, 204])
  })

  test('gives and bounds a person, and reads what comes of it', async () => {
    const { admin, marie } = await greenhouses()

    const { scopes } = await edit(
      world,
      admin,
      { scope: 'user', scopeId: marie.userId },
      { staff: 3, sites: { value: 2, userCeiling: 1 } },
    )

    const row = (element: 'staff' | 'sites') =>
      scopes[0]?.rows.find(({ elementId }) => elementId === idOf(world, element))
    expect(row('staff')).toMatchObject({ value: 3, userCeiling: null, result: 3 })
    expect(row('sites')).toMatchObject({ value: 2, userCeiling: 1, result: 1 })
  })

  test('empties a cell: the row goes away', async () => {
    const { client, admin, marie } = await greenhouses()
    await edit(world, admin, { scope: 'user', scopeId: marie.userId }, { staff: { value: 2, userCeiling: 2 } })

    await edit(world, admin, { scope: 'user', scopeId: marie.userId }, { staff: { value: null, userCeiling: null } })

    const rows = await ask(
      world.installer,
      'select from platform.user_right where client_id = $1 and user_id = $2 and element_id = $3',
      [client.id, marie.userId, idOf(world, 'staff')],
    )
    expect(rows).toEqual([])
  })

  test('tries an edit: he is told what would come of it, and nothing is written', async () => {
    const { client, admin, service } = await greenhouses()
    await edit(world, admin, { scope: 'service', scopeId: service }, { staff: 2 })
    const before = await eventsOf(world, client)

    const tried = await edit(world, admin, { scope: 'service', scopeId: service, dryRun: true }, { staff: 0 })

    expect(valuesIn(world, tried.scopes[0])).toMatchObject({ staff: 0 })
    expect(tried.loweredTotal).toBeGreaterThan(0)
    expect(await eventsOf(world, client)).toEqual(before)
    const now = await as(admin).call(rightsCalls.getRightsOfService, { serviceId: service })
    expect(valuesIn(world, now)).toMatchObject({ staff: 2 })
  })

  test('edits several columns together, what is given judged by the ceilings as they become', async () => {
    const { client, admin, service } = await greenhouses()
    await ceil(world, client, 'staff', 0, 0)
    const company = client.companies[0]?.id as string
    const staff = idOf(world, 'staff')

    const { scopes } = await as(admin).call(rightsCalls.editRights, {
      scopes: [
        { scope: 'service', scopeId: service, version: null, changes: [{ elementId: staff, value: 2 }] },
        { scope: 'company', scopeId: company, version: null, changes: [{ elementId: staff, value: 2 }] },
      ],
    })

    expect(scopes.map(scope => [scope.scope, valuesIn(world, scope).staff])).toEqual([
      ['service', 2],
      ['company', 2],
    ])
  })

  test('is told of the people who borrow what he takes away', async () => {
    const { client, admin, marie } = await greenhouses()
    const paul = await world.person({ in: client })
    await edit(world, admin, { scope: 'user', scopeId: marie.userId }, { staff: 3 })
    await lend(world, client, { from: marie, to: paul }, 'staff', 2)

    const { lowered } = await edit(world, admin, { scope: 'user', scopeId: marie.userId }, { staff: 1 })

    expect(lowered.map(({ userId, from, to }) => [userId, from, to])).toEqual(
      expect.arrayContaining([
        [marie.userId, 3, 1],
        [paul.userId, 2, 1],
      ]),
    )
    expect(lowered).toHaveLength(2)
  })
})

describe('nothing is written, and the cell is named, when', () => {
  test.each<[string, number, Partial<Record<'client' | 'company', number>>, string]>([
    ['a service is given more than the client may use', 3, { client: 2 }, 'rights.error.above-client'],
    ['a service is given more than its company may use', 2, { company: 1 }, 'rights.error.above-company'],
  ])('%s', async (_what, value, ceilings) => {
    const { client, admin, service } = await greenhouses()
    if (ceilings.client !== undefined) await ceil(world, client, 'staff', ceilings.client)
    if (ceilings.company !== undefined) await ceil(world, client, 'staff', ceilings.company, 0)

    const refused = await refusalOf(
      edit(world, admin, { scope: 'service', scopeId: service }, { sites: 1, staff: value }),
    )

    expect(refused).toMatchObject({ status: 400, code: 'ABOVE_CEILING' })
    expect(refused.fields).toMatchObject([{ field: 'scopes.0.changes.1.value', code: 'ABOVE_CEILING' }])
    expect(await eventsOf(world, client)).toEqual([])
  })

  test('a child is given whose page the client may not use', async () => {
    const { client, admin, service } = await greenhouses()
    await ceil(world, client, 'personnel', 0)

    const refused = await refusalOf(edit(world, admin, { scope: 'service', scopeId: service }, { staff: 1 }))

    expect(refused.fields).toMatchObject([{ field: 'scopes.0.changes.0.value', code: 'ABOVE_CEILING' }])
  })

  test.each<[string, 'approval' | 'pay' | 'staff', object | number, string]>([
    ['an action is half allowed', 'approval', 1, 'UNKNOWN_LEVEL'],
    ['an action is managed', 'approval', 3, 'UNKNOWN_LEVEL'],
    ['fields are managed', 'pay', 3, 'UNKNOWN_LEVEL'],
    ['a service is given a personal ceiling', 'staff', { value: 1, userCeiling: 1 }, 'NOT_A_PERSON'],
  ])('%s', async (_what, element, wish, code) => {
    const { client, admin, service } = await greenhouses()

    const refused = await refusalOf(
      edit(world, admin, { scope: 'service', scopeId: service }, { [element]: wish as number }),
    )

    expect([refused.status, refused.fields?.[0]?.code]).toEqual([400, code])
    expect(await eventsOf(world, client)).toEqual([])
  })

  test('an element is not there, or a column comes twice', async () => {
    const { client, admin, service } = await greenhouses()
    const change = (elementId: number) => ({
      scope: 'service' as const,
      scopeId: service,
      version: null,
      changes: [{ elementId, value: 1 }],
    })
    const send = (scopes: ReturnType<typeof change>[]) => refusalOf(as(admin).call(rightsCalls.editRights, { scopes }))

    expect((await send([change(999_999)])).fields).toMatchObject([{ code: 'UNKNOWN_ELEMENT' }])
    expect((await send([change(1), change(2)])).code).toBe('SAME_SCOPE')
    expect(await eventsOf(world, client)).toEqual([])
  })
})

describe('two admins who edit the same column', () => {
  test('the second is refused and sees what the first changed', async () => {
    const { client, admin, service } = await greenhouses()
    const other = await world.person({ in: client, admin: true, firstname: 'Anne', name: 'Texier' })
    const staff = idOf(world, 'staff')
    const read = await as(other).call(rightsCalls.getRightsOfService, { serviceId: service })
    await edit(world, admin, { scope: 'service', scopeId: service }, { staff: 2 })

    const refused = await as(other).send(rightsCalls.editRightsOfService, {
      scopeId: service,
      version: read.version,
      changes: [{ elementId: staff, value: 1 }],
    })

    expect([refused.statusCode, refused.json().code]).toEqual([409, 'VERSION_CONFLICT'])
    expect(refused.json().changes).toContainEqual(
      expect.objectContaining({ scopeId: service, elementId: staff, after: 2, actor: 'Marie Caron' }),
    )
    const now = await as(other).call(rightsCalls.getRightsOfService, { serviceId: service })
    expect(valuesIn(world, now)).toMatchObject({ staff: 2 })
  })

  test('at the same moment: one of them is', async () => {
    const { client, admin, service } = await greenhouses()
    const other = await world.person({ in: client, admin: true })
    const wish = { scopeId: service, version: null, changes: [{ elementId: idOf(world, 'staff'), value: 1 }] }

    const answers = await Promise.all([admin, other].map(one => as(one).send(rightsCalls.editRightsOfService, wish)))

    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
  })
})

describe('nobody', () => {
  test('edits his own rights', async () => {
    const { client, admin } = await greenhouses()

    const refused = await refusalOf(edit(world, admin, { scope: 'user', scopeId: admin.userId }, { staff: 1 }))

    expect([refused.status, refused.code]).toEqual([400, 'OWN_RIGHTS'])
    expect(await eventsOf(world, client)).toEqual([])
  })

  test('gives more than he holds on the records of the company', async () => {
    const { client, manager, service } = await greenhouses()

    const refused = await refusalOf(edit(world, manager, { scope: 'service', scopeId: service }, { staff: 3 }))
    expect(refused.fields).toMatchObject([{ field: 'scopes.0.changes.0.value', code: 'ABOVE_CEILING' }])

    const { scopes } = await edit(world, manager, { scope: 'service', scopeId: service }, { staff: 2 })
    expect(valuesIn(world, scopes[0])).toMatchObject({ staff: 2 })
    expect(scopes[0]?.rows.find(({ elementId }) => elementId === idOf(world, 'staff'))).toMatchObject({
      ceiling: 2,
      boundBy: 'own',
    })
    expect((await eventsOf(world, client)).length).toBeGreaterThan(0)
  })

  test('keeps, by giving it to his own service, a right that was lent to him', async () => {
    const { client, admin, manager, service } = await greenhouses()
    await lend(world, client, { from: admin, to: manager }, 'staff', 3)
    const toOwnService = (staff: number) => edit(world, manager, { scope: 'service', scopeId: service }, { staff })

    const refused = await refusalOf(toOwnService(3))
    const { scopes } = await toOwnService(2)
    await ask(world.installer, 'update platform.right_delegation set revoked_at = $2 where client_id = $1', [
      client.id,
      world.clock.now().toString(),
    ])

    expect(refused).toMatchObject({ status: 400, code: 'ABOVE_CEILING' })
    expect(scopes[0]?.rows.find(({ elementId }) => elementId === idOf(world, 'staff'))).toMatchObject({
      ceiling: 2,
      boundBy: 'own',
    })
    const told = await as(admin).call(rightsCalls.explainRight, {
      userId: manager.userId,
      elementId: idOf(world, 'staff'),
    })
    expect([told.level, told.companies.map(({ level }) => level)]).toEqual([2, [2]])
  })

  test('gives of what was lent to him alone, to a person, a service, or by a ceiling', async () => {
    const { client, admin, manager, marie, service } = await greenhouses()
    await lend(world, client, { from: admin, to: manager }, 'sites', 2)
    await ask(
      world.installer,
      'insert into platform.user_right (client_id, user_id, element_id, ceiling) values ($1, $2, $3, 1)',
      [client.id, marie.userId, idOf(world, 'sites')],
    )
    const ofMarie = { scope: 'user', scopeId: marie.userId } as const

    const refusals = [
      await refusalOf(edit(world, manager, { scope: 'service', scopeId: service }, { sites: 1 })),
      await refusalOf(edit(world, manager, ofMarie, { sites: 1 })),
      await refusalOf(edit(world, manager, ofMarie, { sites: { value: null, userCeiling: 2 } })),
    ]

    expect(refusals.map(({ status, code }) => [status, code])).toEqual(refusals.map(() => [400, 'ABOVE_CEILING']))
    expect(await eventsOf(world, client)).toEqual([])
  })

  test('opens a personal ceiling further than he holds', async () => {
    const { admin, manager, marie } = await greenhouses()
    await edit(world, admin, { scope: 'user', scopeId: marie.userId }, { staff: { value: 3, userCeiling: 1 } })

    const wish = (userCeiling: number | null) =>
      edit(world, manager, { scope: 'user', scopeId: marie.userId }, { staff: { value: 3, userCeiling } })

    expect((await refusalOf(wish(null))).fields).toMatchObject([{ code: 'ABOVE_CEILING' }])
    expect((await refusalOf(wish(3))).fields).toMatchObject([{ code: 'ABOVE_CEILING' }])
    expect((await wish(2)).scopes[0]?.mayEdit).toBe(true)
  })
})

describe('who manages a company', () => {
  test('edits its services and the people who work there alone, never who is above him', async () => {
    const { client, manager, marie, admin, service, serviceElsewhere } = await greenhouses()
    const everywhere = await world.person({ in: client, allCompanies: true, companies: [0] })
    const both = await world.person({ in: client, companies: [0, 1] })
    const elsewhere = await world.person({ in: client, companies: [1] })
    const nowhere = await world.person({ in: client, companies: [] })
    const outcome = (scope: ScopeKind, scopeId: string) =>
      edit(world, manager, { scope, scopeId }, { staff: 1 }).then(
        () => 200,
        ({ status }: Refused) => status,
      )

    expect([await outcome('service', service), await outcome('user', marie.userId)]).toEqual([200, 200])
    expect(await Promise.all([admin, everywhere, both].map(({ userId }) => outcome('user', userId)))).toEqual([
      403, 403, 403,
    ])
    expect(await Promise.all([elsewhere, nowhere].map(({ userId }) => outcome('user', userId)))).toEqual([404, 404])
    expect(await outcome('service', serviceElsewhere)).toBe(404)
    expect(await outcome('company', client.companies[0]?.id as string)).toBe(403)
    expect(await outcome('company', client.companies[1]?.id as string)).toBe(404)
    expect(await outcome('client', client.id)).toBe(404)
  })
})

describe('the ceilings of a client', () => {
  const ofClient = async (scopeId: string, value: number) => ({
    clientId: scopeId,
    version: await versionOf(world, scopeId),
    changes: [{ elementId: idOf(world, 'staff'), value }],
  })

  test('are set by a super admin, and lower everybody above them', async () => {
    const { client, admin, marie, service } = await greenhouses()
    const camille = await world.person({ superAdmin: true })
    await edit(world, admin, { scope: 'service', scopeId: service }, { staff: 2, pay: 1 })

    const { scopes, lowered } = await as(camille).call(rightsCalls.editRightsOfClient, await ofClient(client.id, 0))

    expect(valuesIn(world, scopes[0])).toMatchObject({ personnel: 3, staff: 0, pay: 0 })
    expect(lowered.map(({ userId }) => userId)).toEqual(expect.arrayContaining([marie.userId, admin.userId]))
    expect(await opensStaff(marie)).toBe(403)
    expect((await as(camille).call(rightsCalls.getRightsOfClient, { clientId: client.id })).mayEdit).toBe(true)
  })

  test('are read by the admin, who may not edit them', async () => {
    const { client, admin } = await greenhouses()

    const read = await as(admin).call(rightsCalls.getRightsOfClient, { clientId: client.id })
    expect([read.mayEdit, valuesIn(world, read).staff]).toEqual([false, 3])
    expect((await as(admin).send(rightsCalls.editRightsOfClient, await ofClient(client.id, 1))).statusCode).toBe(403)
    const refused = await refusalOf(edit(world, admin, { scope: 'client', scopeId: client.id }, { staff: 1 }))
    expect(refused.status).toBe(403)
  })
})

describe('a read-only client', () => {
  test('lets nobody of it edit, and its ceilings are still the platform’s', async () => {
    const client = await world.client({ readOnly: true })
    const admin = await world.person({ in: client, admin: true })
    const camille = await world.person({ superAdmin: true })
    const service = await serviceOf(world, client)

    const refused = await refusalOf(edit(world, admin, { scope: 'service', scopeId: service }, { staff: 1 }))
    const read = await as(admin).call(rightsCalls.getRightsOfService, { serviceId: service })

    expect([refused.status, read.mayEdit]).toEqual([403, false])
    const staff = idOf(world, 'staff')
    await as(camille).call(rightsCalls.editRightsOfClient, {
      clientId: client.id,
      version: null,
      changes: [{ elementId: staff, value: 2 }],
    })
  })
})

describe('in a neighbour client', () => {
  test('every scope is as one that never was, and what he answers does not move by a byte', async () => {
    const { admin, client } = await greenhouses()
    const bocage = await world.client({ name: 'Bocage' })
    const theirAdmin = await world.person({ in: bocage, admin: true })
    const theirs = { service: await serviceOf(world, bocage), company: bocage.companies[0]?.id as string }
    const answers = async () =>
      (await as(theirAdmin).send(rightsCalls.getRightsOfService, { serviceId: theirs.service })).body +
      (await as(theirAdmin).send(rightsCalls.getRightsOfCompanies, {})).body
    const before = await answers()
    const outcome = async (scope: ScopeKind, scopeId: string) =>
      (await refusalOf(edit(world, admin, { scope, scopeId }, { staff: 1 }))).status

    const statuses = [
      await outcome('service', theirs.service),
      await outcome('company', theirs.company),
      await outcome('user', theirAdmin.userId),
    ]
    await edit(world, admin, { scope: 'company', scopeId: client.companies[0]?.id as string }, { staff: 0 })

    expect(statuses).toEqual([404, 404, 404])
    expect(await answers()).toBe(before)
  })

  test('each edit asks for the role', async () => {
    const { marie, client, service } = await greenhouses()
    const changes = [{ elementId: idOf(world, 'staff'), value: 1 }]
    const sent = { version: null, changes }
    const statuses = [
      await as(marie).send(rightsCalls.editRightsOfClient, { clientId: client.id, ...sent }),
      await as(marie).send(rightsCalls.editRightsOfCompany, { scopeId: client.companies[0]?.id, ...sent }),
      await as(marie).send(rightsCalls.editRightsOfService, { scopeId: service, ...sent }),
      await as(marie).send(rightsCalls.editRightsOfUser, { scopeId: marie.userId, ...sent }),
      await as(marie).send(rightsCalls.editRights, { scopes: [{ scope: 'service', scopeId: service, ...sent }] }),
    ].map(({ statusCode }) => statusCode)
    expect(statuses).toEqual([403, 403, 403, 403, 403])
  })
})

test('support takes rights away but from an admin, and gives none that would outlast its visit', async () => {
  const { client, admin, marie } = await greenhouses()
  await edit(world, admin, { scope: 'user', scopeId: marie.userId }, { staff: 2 })
  const camille = await world.person({ superAdmin: true })
  await ask(
    world.installer,
    `insert into platform.support_access (client_id, user_id, reason, started_at, until)
     values ($1, $2, 'ticket du client', $3::timestamptz, $3::timestamptz + interval '1 h')`,
    [client.id, camille.userId, world.clock.now().toString()],
  )
  const helping = { ...camille, clientId: client.id }
  const ofMarie = { scope: 'user', scopeId: marie.userId } as const

  const refused = await refusalOf(edit(world, helping, { scope: 'user', scopeId: admin.userId }, { staff: 0 }))
  const given = await refusalOf(edit(world, helping, ofMarie, { sites: 1 }))
  const { scopes } = await edit(world, helping, ofMarie, { staff: 0 })

  expect([refused.status, refused.code]).toEqual([409, 'SUPPORT_NOT_ALLOWED'])
  expect([given.status, given.code]).toEqual([400, 'ABOVE_CEILING'])
  expect(valuesIn(world, scopes[0]).staff).toBe(0)
  expect((await eventsOf(world, client)).at(-1)?.support).toBe(true)
})
