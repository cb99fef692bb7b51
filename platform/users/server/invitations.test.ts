import { describe, expect, test } from 'vitest'
import { as } from '#kernel/testing/as.ts'
import { ask } from '#kernel/testing/ask.ts'
import { hashPassword } from '#platform/identity/identity.server.ts'
import { registerProvider, openLiar } from '#platform/identity/testing/company-sign-in.ts'
import { mailsTo } from '#platform/identity/testing/identity-mails.ts'
import { type TestClient, type TestPerson, useOwnWorld } from '#platform/testing/world.ts'
import { membersCalls } from '../members.calls.ts'
import { anyMail, help, invite, promote, promoteInCompany, servicesOf, strangersTo } from '../testing/people.ts'
import { menuCalls } from '#platform/rights/menu.calls.ts'
import { usersCalls } from '../users.calls.ts'

const world = useOwnWorld()

const typed = (client: TestClient, more: object = {}) => ({
  firstname: 'Paul',
  name: 'Petit',
  mail: anyMail(),
  jobtitle: 'Cariste',
  clientId: client.id,
  serviceIds: [] as string[],
  ...more,
})
const tryToInvite = (who: TestPerson, client: TestClient, more: object = {}) =>
  as(who).send(membersCalls.createAndLinkUser, typed(client, more))
const seen = (reader: TestPerson, userId: string) => as(reader).call(membersCalls.getMember, { userId })
const enter = (person: { userId: string }, client: TestClient) =>
  ask(world.installer, 'update platform.client_user set accepted_at = now() where user_id = $1 and client_id = $2', [
    person.userId,
    client.id,
  ])

/** What is configured, signed and lent by somebody, or in his name. */
const holdDelegations = async ({ id }: TestClient, { userId }: TestPerson, by: TestPerson) => {
  const held = [id, userId, by.userId]
  await ask(
    world.installer,
    `insert into platform.configuration_delegation (client_id, user_id, component_id, granted_by)
     select $1, $2, min(id), $3 from platform.configuration_component`,
    held,
  )
  await ask(
    world.installer,
    `with lent as (insert into platform.esign_delegation (client_id, document_type_id, user_id)
                   select $1::uuid, min(id), $3::uuid from platform.document_type returning id),
          own as (insert into platform.esign_delegation (client_id, document_type_id, user_id)
                  select $1::uuid, min(id), $2::uuid from platform.document_type)
     insert into platform.esign_delegate (client_id, delegation_id, act, user_id) select $1, id, 'sign', $2 from lent`,
    held,
  )
}
const heldBy = async ({ userId }: TestPerson) => {
  const tables = [
    'service_user',
    'company_manager',
    'user_right',
    'configuration_delegation',
    'esign_delegation',
    'esign_delegate',
  ]
  const counts = tables.map(table => `select count(*)::int as held from platform.${table} where user_id = $1`)
  const [row] = await ask<{ held: number }>(
    world.installer,
    `select sum(held)::int as held from (${counts.join(' union all ')}) c`,
    [userId],
  )
  return row?.held
}

describe('an invitation', () => {
  test('opens an account, puts its person into services and leads him in by mail', async () => {
    const group = await world.client({ companies: ['Serres', 'Station'] })
    const sophie = await world.person({ in: group, admin: true })
    const [serres] = await servicesOf(world, group)
    const mail = anyMail()

    const answer = await as(sophie).call(
      membersCalls.createAndLinkUser,
      typed(group, { mail: mail.toUpperCase(), serviceIds: [serres?.id] }),
    )

    expect(answer).toEqual({ id: expect.any(String), state: 'invited', isNew: true })
    expect(await seen(sophie, answer.id)).toMatchObject({
      firstname: 'Paul',
      mail,
      jobtitle: 'Cariste',
      state: 'invited',
      services: [{ id: serres?.id }],
      invitedAt: world.clock.now().toString(),
    })
    const [received] = await mailsTo(world, mail)
    expect(received?.text).toContain(`/resetPassword/${answer.id}/`)
    const events = await ask(
      world.installer,
      `select detail from platform.security_event where user_id = $1 and kind = 'ROLE_CHANGED'`,
      [answer.id],
    )
    expect(events).toEqual([{ detail: { what: 'invited', by: sophie.userId } }])
  })

  test('to a mail that is known elsewhere gets the same answer, and shows what was typed until he comes', async () => {
    const [serres, bocage] = [await world.client(), await world.client({ name: 'Bocage' })]
    const sophie = await world.person({ in: serres, admin: true })
    const known = await world.person({
      in: bocage,
      firstname: 'Hippolyte',
      name: 'Secret',
      passwordHash: await hashPassword('une phrase de passe à soi'),
    })

    const answer = await as(sophie).call(membersCalls.createAndLinkUser, typed(serres, { mail: known.mail }))

    expect(answer).toEqual({ id: known.userId, state: 'invited', isNew: true })
    const page = await as(sophie).send(membersCalls.getPaginatedUsers, { clientId: serres.id, page: 0, size: 50 })
    expect(page.body).toContain('Petit')
    expect(page.body).not.toMatch(/Secret|Hippolyte|Bocage/)
    expect((await as(sophie).send(usersCalls.getUserInfo, { id: known.userId })).statusCode).toBe(404)
    const [told] = await mailsTo(world, known.mail)
    expect(told?.text).toMatch(/\/login/)

    await as(known).call(menuCalls.setClient, { userId: known.userId, clientId: serres.id })

    expect(await seen(sophie, known.userId)).toMatchObject({ name: 'Secret', state: 'active' })
  })

  test('sent twice changes nothing but the services, and says that it is not new', async () => {
    const group = await world.client({ companies: ['Serres', 'Station'] })
    const sophie = await world.person({ in: group, admin: true })
    const [serres, station] = await servicesOf(world, group)
    const mail = anyMail()
    const first = await as(sophie).call(
      membersCalls.createAndLinkUser,
      typed(group, { mail, serviceIds: [serres?.id] }),
    )

    const again = await as(sophie).call(
      membersCalls.createAndLinkUser,
      typed(group, { mail, name: 'Autre', serviceIds: [station?.id] }),
    )

    expect(again).toEqual({ id: first.id, state: 'invited', isNew: false })
    const paul = await seen(sophie, first.id)
    expect([paul.name, paul.services.length]).toEqual(['Petit', 2])
    expect(await mailsTo(world, mail)).toHaveLength(1)
  })

  test('is for nobody who works in the client already, nor into services that are not its own', async () => {
    const [serres, bocage] = [await world.client(), await world.client()]
    const sophie = await world.person({ in: serres, admin: true })
    const paul = await world.person({ in: serres })
    const [foreign] = await servicesOf(world, bocage)

    const member = await tryToInvite(sophie, serres, { mail: paul.mail })
    const astray = await tryToInvite(sophie, serres, { serviceIds: [foreign?.id] })
    const malformed = await tryToInvite(sophie, serres, { mail: 'paul.petit' })

    expect([member.statusCode, member.json().fields[0].field]).toEqual([400, 'mail'])
    expect(astray.statusCode).toBe(404)
    expect([malformed.statusCode, malformed.json().fields[0].field]).toEqual([400, 'mail'])
  })

  test('for a company account asks for a provider of its domain, here or of the whole platform', async () => {
    const [serres, bocage] = [await world.client(), await world.client()]
    const sophie = await world.person({ in: serres, admin: true })
    const anne = await world.person({ in: bocage, admin: true })
    const liar = await openLiar(world)
    const domain = `${crypto.randomUUID()}.example`
    await registerProvider(world, {
      key: `p-${domain.slice(0, 8)}`,
      issuer: liar.issuer,
      mailDomains: [domain],
      clientId: serres.id,
    })
    const office = () => ({ type: 'office', mail: `${crypto.randomUUID()}@${domain}` })

    const invited = await tryToInvite(sophie, serres, office())
    const elsewhere = await tryToInvite(anne, bocage, office())
    const unknown = await tryToInvite(sophie, serres, { type: 'office' })

    expect(invited.statusCode).toBe(200)
    expect((await seen(sophie, invited.json().id)).type).toBe('office')
    expect([elsewhere, unknown].map(answer => [answer.statusCode, answer.json().fields[0].field])).toEqual([
      [400, 'type'],
      [400, 'type'],
    ])
    await liar.close()
  })

  test('by a manager goes into his own services, and into one at least', async () => {
    const group = await world.client({ companies: ['Serres', 'Station'] })
    const [serres, station] = await servicesOf(world, group)
    const chief = await world.person({ in: group, companies: [0] })
    await promote(world, chief)
    const director = await world.person({ in: group, companies: [] })
    await promoteInCompany(world, director, group, 1)

    const into = async (who: TestPerson, serviceIds: (string | undefined)[]) =>
      (await tryToInvite(who, group, { serviceIds })).statusCode

    expect(await into(chief, [serres?.id])).toBe(200)
    expect(await into(chief, [station?.id])).toBe(404)
    expect(await into(chief, [])).toBe(400)
    expect(await into(director, [station?.id])).toBe(200)
    expect(await into(director, [serres?.id, station?.id])).toBe(404)
  })

  test('is a super admin’s too, in the client that he names; into services where he entered it to help', async () => {
    const serres = await world.client()
    const camille = await world.person({ superAdmin: true })
    const [service] = await servicesOf(world, serres)
    const statusOf = async (more = {}) => (await tryToInvite(camille, serres, more)).statusCode

    expect(await statusOf()).toBe(200)
    expect(await statusOf({ serviceIds: [service?.id] })).toBe(409)
    await help(world, camille, serres)
    expect(await statusOf({ serviceIds: [service?.id] })).toBe(200)
  })

  test('is for no super role, whoever invites: who bears one belongs to no client', async () => {
    const serres = await world.client()
    const camille = await world.person({ superAdmin: true })
    const dorian = await world.person({ superDev: true })
    const sophie = await world.person({ in: serres, admin: true })

    const refusals = [
      await tryToInvite(camille, serres, { mail: camille.mail }),
      await tryToInvite(camille, serres, { mail: dorian.mail }),
      await tryToInvite(sophie, serres, { mail: camille.mail }),
    ]

    expect(refusals.map(sent => [sent.statusCode, sent.json().fields[0].code])).toEqual(
      Array(3).fill([400, 'super-role']),
    )
  })

  test('is nobody else’s', async () => {
    const serres = await world.client()
    const answers = Object.fromEntries(
      await Promise.all(
        Object.entries(await strangersTo(world, serres)).map(async ([who, person]) => [
          who,
          (await tryToInvite(person, serres)).statusCode,
        ]),
      ),
    )
    expect(answers).toEqual({
      'a member without a role': 403,
      'an admin who only reads': 403,
      'a super developer': 403,
      'the admin of another client': 404,
      'the admin of another client in the name of this one': 403,
      nobody: 401,
    })
  })

  test('after the person has left begins anew, and opens the account that was closed with it', async () => {
    const serres = await world.client()
    const sophie = await world.person({ in: serres, admin: true })
    const paul = await world.person({
      in: serres,
      admin: true,
      allCompanies: true,
      rights: { 'rh/gestion_du_personnel/salaries': 3 },
    })
    await as(sophie).send(membersCalls.deleteUser, { id: paul.userId })

    const answer = await invite(sophie, { mail: paul.mail })

    expect(answer).toEqual({ id: paul.userId, state: 'invited', isNew: true })
    expect(await seen(sophie, paul.userId)).toMatchObject({ roles: [], services: [], allCompanies: false })
    const [account] = await ask(
      world.installer,
      `select u.active, (select count(*)::int from platform.user_right r where r.user_id = u.id) as rights
         from platform.user u where id = $1`,
      [paul.userId],
    )
    expect(account).toEqual({ active: true, rights: 0 })
  })

  test('after a membership that ended by date gives nothing of what was held then', async () => {
    const serres = await world.client()
    const sophie = await world.person({ in: serres, admin: true })
    const chief = await world.person({ in: serres, companies: [0] })
    await promote(world, chief)
    const [service] = await servicesOf(world, serres)
    const paul = await world.person({
      in: serres,
      companies: [0],
      rights: { 'rh/gestion_du_personnel/salaries': 3 },
    })
    await promoteInCompany(world, paul, serres)
    await holdDelegations(serres, paul, sophie)
    await ask(world.installer, 'update platform.client_user set ends_at = $2 where user_id = $1', [
      paul.userId,
      world.clock.now().toString(),
    ])
    expect(await heldBy(paul)).toBe(6)

    const again = await tryToInvite(chief, serres, { mail: paul.mail, serviceIds: [service?.id] })

    expect(again.json()).toMatchObject({ id: paul.userId, isNew: true })
    const { services, roles } = await seen(sophie, paul.userId)
    expect([services.map(({ id, manager }) => [id, manager]), roles]).toEqual([[[service?.id, false]], []])
    expect(await heldBy(paul)).toBe(1)
  })

  test('does not open what a super admin has closed', async () => {
    const serres = await world.client()
    const sophie = await world.person({ in: serres, admin: true })
    const paul = await world.person({})
    const camille = await world.person({ superAdmin: true })
    await as(camille).send(membersCalls.deleteUser, { id: paul.userId })

    const answer = await invite(sophie, { mail: paul.mail })

    expect(answer).toMatchObject({ state: 'invited', isNew: true })
    const [account] = await ask(world.installer, 'select active from platform.user where id = $1', [paul.userId])
    expect(account).toEqual({ active: false })
  })
})

describe('an invitation that is not answered', () => {
  test('is sent again after 72 hours, once', async () => {
    const serres = await world.client()
    const sophie = await world.person({ in: serres, admin: true })
    const mail = anyMail()
    const { id: userId } = await invite(sophie, { mail })
    const resend = async (who: TestPerson) =>
      as(await world.signIn(who)).send(membersCalls.resendInvitation, { userId })

    const early = await resend(sophie)
    world.clock.advance({ hours: 72 })
    expect((await seen(await world.signIn(sophie), userId)).can.resend).toBe(true)
    const due = await resend(sophie)
    const again = await resend(sophie)

    expect([early.json().code, due.statusCode, again.json().code]).toEqual(['TOO_EARLY', 200, 'TOO_EARLY'])
    expect(await mailsTo(world, mail)).toHaveLength(1)
  })

  test('is sent to nobody who has come, and by nobody who may not invite him', async () => {
    const [serres, bocage] = [await world.client(), await world.client()]
    const sophie = await world.person({ in: serres, admin: true })
    const { id: userId } = await invite(sophie)
    const wrong = [await world.person({ in: serres }), await world.person({ in: bocage, admin: true })]
    const refusals = await Promise.all(
      wrong.map(async who => (await as(who).send(membersCalls.resendInvitation, { userId })).statusCode),
    )
    await enter({ userId }, serres)

    const come = await as(sophie).send(membersCalls.resendInvitation, { userId })

    expect(refusals).toEqual([403, 404])
    expect([come.statusCode, come.json().code]).toEqual([409, 'NOT_INVITED'])
  })
})

describe('what was typed of somebody invited', () => {
  const edit = (who: TestPerson, id: string, mail: string, more: object = {}) =>
    as(who).send(usersCalls.editUser, {
      id,
      editorId: who.userId,
      firstname: 'Paule',
      name: 'Grand',
      mail,
      jobtitle: 'Chef',
      ...more,
    })

  test('is corrected by the admin, with the account that nobody has opened', async () => {
    const serres = await world.client()
    const sophie = await world.person({ in: serres, admin: true })
    const mail = anyMail()
    const { id } = await invite(sophie, { mail })

    const answer = await edit(sophie, id, mail)

    expect(answer.json()).toMatchObject({ firstname: 'Paule', name: 'Grand', jobtitle: 'Chef', mail })
    expect(await seen(sophie, id)).toMatchObject({ firstname: 'Paule', name: 'Grand', state: 'invited' })
    const [account] = await ask(world.installer, 'select firstname from platform.user where id = $1', [id])
    expect(account).toEqual({ firstname: 'Paule' })
    const [page] = [
      await as(sophie).call(membersCalls.getPaginatedUsers, { clientId: serres.id, page: 0, size: 9, search: 'grand' }),
    ]
    expect(page?.items.map(member => member.id)).toEqual([id])
  })

  test('changes nothing of an account that is known elsewhere', async () => {
    const [serres, bocage] = [await world.client(), await world.client()]
    const sophie = await world.person({ in: serres, admin: true })
    const known = await world.person({ in: bocage, firstname: 'Hippolyte' })
    await invite(sophie, { mail: known.mail })

    expect((await edit(sophie, known.userId, known.mail)).json()).toMatchObject({ firstname: 'Paule' })

    const [account] = await ask(world.installer, 'select firstname from platform.user where id = $1', [known.userId])
    expect(account).toEqual({ firstname: 'Hippolyte' })
  })

  test('keeps its address, and is nobody’s once the person has come, nor a manager’s', async () => {
    const serres = await world.client()
    const sophie = await world.person({ in: serres, admin: true })
    const chief = await world.person({ in: serres })
    await promote(world, chief)
    const reader = await world.person({ in: serres, admin: true, readOnly: true })
    const mail = anyMail()
    const { id } = await invite(sophie, { mail })

    const moved = await edit(sophie, id, anyMail())
    const byReader = await edit(reader, id, mail)
    const byChief = await edit(chief, id, mail)
    await enter({ userId: id }, serres)
    const late = await edit(sophie, id, mail)

    expect([moved.statusCode, moved.json().fields[0].field]).toEqual([400, 'mail'])
    expect([byReader, byChief, late].map(answer => answer.statusCode)).toEqual([403, 404, 404])
  })
})
