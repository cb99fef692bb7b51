import { describe, expect, test } from 'vitest'
import { as, type Refused } from '#kernel/testing/as.ts'
import { ask } from '#kernel/testing/ask.ts'
import { type TestClient, type TestPerson, useOwnWorld } from '#platform/testing/world.ts'
import { rightDelegationsCalls } from '../right-delegations.calls.ts'
import { rightsCalls } from '../rights.calls.ts'
import { type Element, idOf, opensStaff, paths, trialAnswers } from '../testing/matrix.ts'
import { tellDelegationsJob } from './tell-delegations-job.ts'

const world = useOwnWorld([trialAnswers])

/** Marie holds rights on the staff of the first company of two; Paul holds none. */
async function greenhouses() {
  const client = await world.client({ companies: ['Serres', 'Station'] })
  const marie = await world.person({ in: client, rights: { [paths.staff]: 2, [paths.approval]: 2 } })
  const paul = await world.person({ in: client, firstname: 'Paul', name: 'Renou' })
  const admin = await world.person({ in: client, admin: true })
  return { client, marie, paul, admin }
}

type Wish = { level?: number; elements?: Element[]; companies?: number[]; from?: number; to?: number }

/** From one hour to another, counted from now. */
const loanOf = (client: TestClient, to: TestPerson, wish: Wish = {}) => ({
  clientId: client.id,
  delegateId: to.userId,
  elementIds: (wish.elements ?? ['staff']).map(element => idOf(world, element)),
  level: wish.level ?? 2,
  ...(wish.companies ? { companyIds: wish.companies.map(index => client.companies[index]?.id as string) } : {}),
  startsAt: world.clock
    .now()
    .add({ hours: wish.from ?? 0 })
    .toString(),
  endsAt: world.clock
    .now()
    .add({ hours: wish.to ?? 48 })
    .toString(),
  reason: 'congés',
})

const lend = (from: TestPerson, client: TestClient, to: TestPerson, wish?: Wish) =>
  as(from).call(rightDelegationsCalls.delegateRights, loanOf(client, to, wish))

const refusalOf = (work: Promise<unknown>) =>
  work.then(
    () => expect.fail('it was accepted'),
    ({ status, body }: Refused) => ({ status, ...body }),
  )

const runJob = () => tellDelegationsJob.run({ ...world.ground, databases: world.databases }, {})
const mailsTo = ({ mail }: TestPerson) => (world.mailer.inbox?.() ?? []).filter(({ to }) => to === mail)

describe('a right that is lent', () => {
  test('counts from its start to its end, and is told to both sides at each', async () => {
    const { client, marie, paul } = await greenhouses()
    const [lent] = await lend(marie, client, paul, { from: 1, to: 3 })
    expect(lent).toMatchObject({ state: 'planned', level: 2, mayRevoke: true, companies: null })
    const seen: unknown[] = []
    const look = async () => {
      await runJob()
      await runJob()
      seen.push([await opensStaff(await world.signIn(paul)), mailsTo(paul).length, mailsTo(marie).length])
    }

    await look()
    world.clock.advance({ hours: 1 })
    await look()
    world.clock.advance({ hours: 2 })
    await look()

    expect(seen).toEqual([
      [403, 0, 0],
      [204, 1, 1],
      [403, 2, 2],
    ])
    expect(mailsTo(paul).map(({ subject }) => subject)).toEqual([
      'La délégation de Marie Caron est terminée',
      'Marie Caron vous délègue des droits',
    ])
    expect(mailsTo(marie).at(-1)?.text).toContain('- Salariés')
    const { given } = await as(await world.signIn(marie)).call(rightDelegationsCalls.getRightDelegations, {
      clientId: client.id,
      userId: marie.userId,
    })
    expect(given.map(({ state }) => state)).toEqual(['ended'])
  })

  test('of several elements is told in one mail', async () => {
    const { client, marie, paul } = await greenhouses()
    await lend(marie, client, paul, { elements: ['staff', 'approval'] })

    await runJob()

    expect(mailsTo(paul)).toHaveLength(1)
    expect(mailsTo(paul)[0]?.text).toContain('- Salariés')
  })

  test('in a client that is closed is told once the client is open again', async () => {
    const { client, marie, paul } = await greenhouses()
    const turn = (status: string) =>
      ask(world.installer, 'update platform.client set status = $2 where id = $1', [client.id, status])
    await lend(marie, client, paul)
    await turn('inactive')
    await runJob()
    expect(mailsTo(paul)).toEqual([])

    await turn('active')
    await runJob()

    expect(mailsTo(paul)).toHaveLength(1)
  })

  test('is taken back by its lender, once', async () => {
    const { client, marie, paul } = await greenhouses()
    const [lent] = await lend(marie, client, paul)
    expect(await opensStaff(paul)).toBe(204)

    const revoked = await as(marie).call(rightDelegationsCalls.revokeRightDelegation, { id: lent?.id as string })
    const again = await as(marie).send(rightDelegationsCalls.revokeRightDelegation, { id: lent?.id })

    expect([revoked.state, revoked.mayRevoke, await opensStaff(paul)]).toEqual(['revoked', false, 403])
    expect([again.statusCode, again.json().code]).toEqual([409, 'DELEGATION_ENDED'])
    await runJob()
    expect(mailsTo(paul).map(({ subject }) => subject)).toEqual(['La délégation de Marie Caron est terminée'])
  })

  test('is taken back by an admin, not by who borrowed it, and is not there for anybody else', async () => {
    const { client, marie, paul, admin } = await greenhouses()
    const ines = await world.person({ in: client })
    const [lent] = await lend(marie, client, paul)
    const revoke = async (person: TestPerson) =>
      (await as(person).send(rightDelegationsCalls.revokeRightDelegation, { id: lent?.id })).statusCode

    expect([await revoke(paul), await revoke(ines), await revoke(admin)]).toEqual([403, 404, 200])
  })

  test('ends with what its lender holds, and is not lent further', async () => {
    const { client, marie, paul } = await greenhouses()
    const ines = await world.person({ in: client })
    await lend(marie, client, paul)

    const refused = await refusalOf(lend(paul, client, ines))
    await ask(world.installer, 'update platform.user_right set level = 0 where user_id = $1', [marie.userId])

    expect(refused).toMatchObject({ status: 400, code: 'ABOVE_OWN_RIGHTS' })
    expect(refused.fields).toMatchObject([{ field: 'elementIds.0', code: 'ABOVE_OWN_LEVEL' }])
    expect(await opensStaff(paul)).toBe(403)
  })
})

describe('nobody lends', () => {
  const countOf = async (client: TestClient) =>
    (await ask(world.installer, 'select from platform.right_delegation where client_id = $1', [client.id])).length

  test.each<[string, Wish, string]>([
    ['more than he holds', { level: 3 }, 'ABOVE_OWN_RIGHTS'],
    ['what he does not hold', { elements: ['sites'], level: 1 }, 'ABOVE_OWN_RIGHTS'],
    ['in a company where he holds nothing', { companies: [0, 1] }, 'ABOVE_OWN_RIGHTS'],
    ['half an action', { elements: ['approval'], level: 1 }, 'ABOVE_OWN_RIGHTS'],
    ['for more than a year', { to: 365 * 24 + 1 }, 'INVALID_INPUT'],
    ['for a time that is over', { from: -3, to: -1 }, 'INVALID_INPUT'],
  ])('%s', async (_what, wish, code) => {
    const { client, marie, paul } = await greenhouses()

    expect(await refusalOf(lend(marie, client, paul, wish))).toMatchObject({ status: 400, code })

    expect(await countOf(client)).toBe(0)
  })

  test('to himself, to a stranger, or to somebody of another client: all alike', async () => {
    const { client, marie } = await greenhouses()
    const bocage = await world.client({ name: 'Bocage' })
    const theirs = await world.person({ in: bocage })
    const fieldOf = async (to: TestPerson) => (await refusalOf(lend(marie, client, to))).fields?.[0]?.code

    expect(await fieldOf(marie)).toBe('ONESELF')
    expect(await fieldOf(theirs)).toBe('UNKNOWN_PERSON')
    expect(await fieldOf({ ...theirs, userId: '0198a000-0000-7000-8000-000000000000' })).toBe('UNKNOWN_PERSON')
    expect(await countOf(client)).toBe(0)
  })

  test('in a client that is not his, or before he has signed in', async () => {
    const { client, marie, paul } = await greenhouses()
    const bocage = await world.client({ name: 'Bocage' })
    const sent = loanOf(client, paul)

    const there = await as(marie).send(rightDelegationsCalls.delegateRights, { ...sent, clientId: bocage.id })
    const before = await as({ app: world.app }).send(rightDelegationsCalls.delegateRights, sent)

    expect([there.statusCode, before.statusCode]).toEqual([404, 401])
  })

  test('under a roof of reading, or where the client allows none', async () => {
    const { client, paul, marie } = await greenhouses()
    const reading = await world.person({ in: client, readOnly: true, rights: { [paths.staff]: 3 } })

    const refused = await refusalOf(lend(reading, client, paul, { level: 1 }))
    await ask(world.installer, 'update platform.client set allows_right_delegation = false where id = $1', [client.id])

    expect(refused.status).toBe(403)
    expect((await refusalOf(lend(marie, client, paul))).code).toBe('DELEGATION_NOT_ALLOWED')
    expect((await as(marie).call(rightDelegationsCalls.getLendableRights, {})).isAllowed).toBe(false)
    expect(await countOf(client)).toBe(0)
  })
})

test('one is shown what one may lend, and where', async () => {
  const { client, marie } = await greenhouses()

  const { isAllowed, elements, companies } = await as(marie).call(rightDelegationsCalls.getLendableRights, {})

  expect(isAllowed).toBe(true)
  expect(elements.map(({ path, level }) => [path, level]).toSorted()).toEqual([
    [paths.approval, 2],
    [paths.staff, 2],
  ])
  expect(companies.map(({ name }) => name)).toEqual(['Serres'])
  expect((await as({ app: world.app }).send(rightDelegationsCalls.getLendableRights)).statusCode).toBe(401)
  expect(client.companies).toHaveLength(2)
})

test('one lends to those who work in the client, found by name a page at a time', async () => {
  const { client, marie, paul, admin } = await greenhouses()
  const gone = await world.person({ in: client, name: 'Renoir' })
  await ask(world.installer, 'update platform.client_user set active = false where user_id = $1', [gone.userId])
  const bocage = await world.client({ name: 'Bocage' })
  const theirs = await world.person({ in: bocage, name: 'Renault', rights: { [paths.staff]: 1 } })
  const idsOn = async (person: TestPerson, page: number, search?: string) => {
    const found = await as(person).call(rightDelegationsCalls.getBorrowers, {
      page,
      size: 1,
      ...(search && { search }),
    })
    return [found.total, ...found.items.map(({ id }) => id)]
  }

  const pages = [await idsOn(marie, 0), await idsOn(marie, 1), await idsOn(marie, 2)]

  expect(pages.map(([total]) => total)).toEqual([2, 2, 2])
  expect(pages.map(([, id]) => id)).toEqual([admin.userId, paul.userId, undefined])
  expect(await idsOn(marie, 0, 'RENO')).toEqual([1, paul.userId])
  expect(await idsOn(theirs, 0)).toEqual([0])
  expect((await as({ app: world.app }).send(rightDelegationsCalls.getBorrowers, { page: 0, size: 1 })).statusCode).toBe(
    401,
  )
})

test('who has nothing to lend is shown nobody', async () => {
  const { client, marie, paul } = await greenhouses()
  const reading = await world.person({ in: client, readOnly: true, rights: { [paths.staff]: 2 } })
  await lend(marie, client, paul)
  const statusOf = async (person: TestPerson) =>
    (await as(person).send(rightDelegationsCalls.getBorrowers, { page: 0, size: 10 })).statusCode

  expect([await statusOf(marie), await statusOf(paul), await statusOf(reading)]).toEqual([200, 404, 404])
  await ask(world.installer, 'update platform.client set allows_right_delegation = false where id = $1', [client.id])
  expect(await statusOf(marie)).toBe(404)
})

test('a loan to some companies opens their records alone', async () => {
  const client = await world.client({ companies: ['Serres', 'Station'] })
  const marie = await world.person({ in: client, allCompanies: true, rights: { [paths.staff]: 2 } })
  const paul = await world.person({ in: client, companies: [0] })

  const admin = await world.person({ in: client, admin: true })

  const [lent] = await lend(marie, client, paul, { companies: [1] })

  const told = await as(admin).call(rightsCalls.explainRight, { userId: paul.userId, elementId: idOf(world, 'staff') })
  expect(lent?.companies?.map(({ name }) => name)).toEqual(['Station'])
  expect([told.level, told.companies.map(({ name, level }) => [name, level])]).toEqual([2, [['Station', 2]]])
  expect((await as(paul).call(rightDelegationsCalls.getLendableRights, {})).companies).toEqual([])
})

test('what somebody lends and borrows is his and the admin’s to read', async () => {
  const { client, marie, paul, admin } = await greenhouses()
  await lend(marie, client, paul)
  const bocage = await world.client({ name: 'Bocage' })
  const theirs = await world.person({ in: bocage })
  const read = (person: TestPerson, { userId }: TestPerson) =>
    as(person).send(rightDelegationsCalls.getRightDelegations, { clientId: client.id, userId })

  const mine = (await read(paul, paul)).json()
  expect([mine.given.length, mine.received.length, mine.received[0].mayRevoke]).toEqual([0, 1, false])
  expect((await read(admin, marie)).json().given).toMatchObject([{ mayRevoke: true, delegate: { name: 'Renou' } }])
  expect((await read(paul, marie)).statusCode).toBe(404)
  expect((await read(admin, theirs)).statusCode).toBe(404)
})

test('support neither lends nor takes back', async () => {
  const { client, marie, paul } = await greenhouses()
  const [lent] = await lend(marie, client, paul)
  const camille = await world.person({ superAdmin: true })
  await ask(
    world.installer,
    `insert into platform.support_access (client_id, user_id, reason, started_at, until)
     values ($1, $2, 'ticket du client', $3::timestamptz, $3::timestamptz + interval '1 h')`,
    [client.id, camille.userId, world.clock.now().toString()],
  )
  const helping = { ...camille, clientId: client.id }

  const answers = [
    await as(helping).send(rightDelegationsCalls.delegateRights, loanOf(client, paul)),
    await as(helping).send(rightDelegationsCalls.revokeRightDelegation, { id: lent?.id }),
  ]

  expect(answers.map(answer => [answer.statusCode, answer.json().code])).toEqual([
    [409, 'SUPPORT_NOT_ALLOWED'],
    [409, 'SUPPORT_NOT_ALLOWED'],
  ])
})
