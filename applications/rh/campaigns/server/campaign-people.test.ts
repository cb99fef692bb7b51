import { beforeEach, describe, expect, test } from 'vitest'
import type { Level } from '#kernel/shared/access.ts'
import { as, someAddress } from '#kernel/testing/as.ts'
import { type TestClient, type TestPerson, useOwnWorld } from '#platform/testing/world.ts'
import { employ } from '#rh/testing/employ.ts'
import { hire } from '#rh/testing/hire.ts'
import { site } from '#rh/testing/make-places.ts'
import type { RhDb } from '#rh/rh-db.ts'
import { campaignsElement } from '../campaigns-place.model.ts'
import { campaignsCalls } from '../campaigns.calls.ts'
import { sendRecallJob } from '../campaigns.server.ts'
import { recallCalls } from '../recall.calls.ts'

const world = useOwnWorld()
const day = (days: number) => world.clock.today().add({ days }).toString()
const nothingSaid = { siteId: null, positionId: null, arrivalOn: null }

let serres: TestClient
let marie: TestPerson
let campaignId: string
beforeEach(async () => {
  serres = await world.client()
  marie = await withLevel(3)
  campaignId = (await campaign(marie)).id
})

const withLevel = (level: Level, client = serres) =>
  world.person({ in: client, rights: { [campaignsElement]: level }, allCompanies: true })
const campaign = (who: TestPerson) =>
  as(who).call(campaignsCalls.createCampaign, {
    name: 'Récolte de printemps',
    startsOn: day(30),
    endsOn: day(90),
    note: null,
  })
/** Somebody whose season went to its end last year. */
async function formerSeasonal(name: string, mail?: string) {
  const { id } = await hire(world, serres, { name, ...(mail && { mail }), language: 'es' })
  await employ(world, serres, id, { from: day(-300), to: day(-200) })
  return id
}
const add = (employeeIds: string[], coming: object = {}) =>
  as(marie).call(campaignsCalls.addPeopleToCampaign, {
    id: campaignId,
    employeeIds,
    applicationIds: [],
    coming: { ...nothingSaid, ...coming },
  })
const people = async (who = marie) =>
  (await as(who).call(campaignsCalls.getCampaignPeople, { id: campaignId, page: 0, size: 50, sort: 'name' })).items
const stepsOf = async () => (await people()).map(({ name, step, waiting }) => `${name} ${step} ${waiting}`)
const board = (who = marie) => as(who).call(campaignsCalls.getCampaignBoard, { id: campaignId })
const invite = (again = false) => as(marie).call(campaignsCalls.inviteToCampaign, { id: campaignId, again })
const change = (values: object, employeeId: string) =>
  world.databases.transaction('platform', { readOnly: false, clientId: serres.id }, (db: RhDb) =>
    db
      .updateTable('rh.employment_contract')
      .set(values)
      .where('employeeId', '=', employeeId)
      .where('hiringDate', '>', day(0))
      .execute(),
  )

/** What is written to somebody, and the key that it bears. */
async function letterTo(name: string) {
  const id = (await people()).find(person => person.name === name)?.id as string
  await sendRecallJob.run(
    { ...world.ground, databases: world.databases },
    { clientId: serres.id, campaignPersonId: id },
  )
  const letter = world.mailer.inbox?.().find(({ text }) => text?.includes('/rappel/'))
  return { ...letter, key: /\/rappel\/([\w-]+)/.exec(letter?.text ?? '')?.[1] ?? '' }
}
const visitor = () => as({ app: world.app, address: someAddress() })
const answer = (token: string, said: 'yes' | 'no', arrivalOn: string | null = null) =>
  visitor().send(recallCalls.answerSeasonInvitation, { token, answer: said, arrivalOn })

describe('those of former seasons', () => {
  test('are asked in one go: who ended his term and is free, nobody twice', async () => {
    const [paul, ines] = [await formerSeasonal('Petit'), await formerSeasonal('Ndiaye')]
    await employ(world, serres, ines, { from: day(40), to: day(60) })
    await hire(world, serres, { name: 'Jamais' })
    const listed = await as(marie).call(campaignsCalls.getReturningPeople, { id: campaignId, page: 0, size: 10 })
    const wish = { id: campaignId, matching: {}, coming: nothingSaid }

    const first = await as(marie).call(campaignsCalls.addReturningPeople, wish)
    const again = await as(marie).call(campaignsCalls.addReturningPeople, wish)

    expect(listed.items.map(({ id, seasons }) => [id, seasons])).toEqual([[paul, 1]])
    expect([first, again]).toEqual([
      { added: 1, alreadyThere: 0 },
      { added: 0, alreadyThere: 0 },
    ])
    expect(await add([paul])).toEqual({ added: 0, alreadyThere: 1 })
  })

  test('are written to once, in their language, and asked again after three days', async () => {
    await add([await formerSeasonal('Petit', 'paul@essai.example'), await formerSeasonal('Sanchez')])

    expect(await invite()).toEqual({ invited: 1, withoutMail: 1 })
    expect(await invite()).toEqual({ invited: 0, withoutMail: 1 })
    expect(await letterTo('Petit')).toMatchObject({
      to: 'paul@essai.example',
      subject: expect.stringContaining('nueva temporada'),
      key: expect.stringMatching(/^[\w-]{40,}$/),
    })
    expect(await stepsOf()).toEqual(['Petit answer no_answer', 'Sanchez answer no_mail'])
  })
})

describe('an invitation', () => {
  test('is answered without an account, as often as one likes, on a day of the season', async () => {
    await add([await formerSeasonal('Petit', 'paul@essai.example')])
    await invite()
    const { key } = await letterTo('Petit')
    const asked = await visitor().call(recallCalls.getSeasonInvitation, { token: key })

    expect(asked).toMatchObject({ company: 'Serres du Layon', firstname: 'Paul', answer: 'waiting', from: day(30) })
    expect((await answer(key, 'no')).statusCode).toBe(204)
    expect(await stepsOf()).toEqual(['Petit declined said_no'])
    expect((await answer(key, 'yes', day(45))).statusCode).toBe(204)
    expect((await people())[0]).toMatchObject({ step: 'contract', waiting: 'to_write', arrivalOn: day(45) })
    expect((await answer(key, 'yes', day(200))).statusCode).toBe(404)
  })

  test('with a wrong key, or of a season that is put aside, opens nothing', async () => {
    await add([await formerSeasonal('Petit', 'paul@essai.example')])
    await invite()
    const { key } = await letterTo('Petit')
    await as(marie).call(campaignsCalls.archiveCampaign, { id: campaignId })
    const read = (token: string) => visitor().send(recallCalls.getSeasonInvitation, { token })

    const answers = [await read(key), await read(`${key}x`), await answer(key, 'yes'), await answer('other', 'no')]
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404])
  })
})

describe('the board', () => {
  test('reads how far each is of his contract and its declaration, and counts by site and week', async () => {
    const serre = await site(
      await world.person({ in: serres, admin: true, allCompanies: true, rights: everyPlace }),
      serres,
      'Serre Nord',
    )
    const week = monday(day(40))
    const { version } = (await board()).campaign
    const needs = [{ siteId: serre.id, positionId: null, week, quantity: 3 }]
    await as(marie).call(campaignsCalls.setCampaignNeeds, { id: campaignId, version, needs })
    const [paul, ines] = [await formerSeasonal('Petit'), await formerSeasonal('Ndiaye')]
    await add([paul, ines], { siteId: serre.id, arrivalOn: week })
    const [person] = (await people()).filter(({ employeeId }) => employeeId === paul)
    const said = { id: person?.id as string, version: person?.version as number, arrivalOn: null }

    await as(marie).call(campaignsCalls.answerForPerson, { ...said, answer: 'yes' })
    expect(await stepsOf()).toEqual(['Ndiaye answer no_mail', 'Petit contract to_write'])
    await employ(world, serres, paul, { from: week, to: day(90), state: 'draft' })
    expect((await stepsOf())[1]).toBe('Petit contract to_make_out')
    await change({ state: 'generated' }, paul)
    expect((await stepsOf())[1]).toBe('Petit signature to_send')
    await change({ state: 'signed', signedAt: world.clock.now().toString(), declaration: 'to_do' }, paul)
    expect((await stepsOf())[1]).toBe('Petit dpae to_declare')
    expect(await board()).toMatchObject({ toDeclare: 0, toPlan: 1, total: { needed: 3, signed: 1, toDo: 1, ready: 0 } })
    await change({ declaration: 'accepted' }, paul)

    const { sites, weeks, total, steps } = await board()
    expect(weeks).toContain(week)
    expect(total).toEqual({ needed: 3, toDo: 1, toSign: 0, signed: 0, ready: 1 })
    expect(sites.find(({ site: place }) => place?.id === serre.id)?.total).toMatchObject({ needed: 3 })
    expect(steps.find(({ step }) => step === 'ready')).toMatchObject({ count: 1, first: ['Petit Paul'] })
  })

  test('counts who needs to be housed and brought, but who said no, against the places that there are', async () => {
    const { id, version, name, startsOn, endsOn, note } = (await board()).campaign
    const places = { housingPlaces: 1, transportPlaces: null }
    await as(marie).call(campaignsCalls.editCampaign, { id, version, name, startsOn, endsOn, note, ...places })
    await add([await formerSeasonal('Petit'), await formerSeasonal('Ndiaye'), await formerSeasonal('Lopez')])
    for (const [person, answer] of (await people()).map((one, at) => [one, at === 0 ? 'no' : 'yes'] as const))
      await as(marie).call(campaignsCalls.answerForPerson, {
        id: person.id,
        version: person.version,
        arrivalOn: day(40),
        answer,
        needsHousing: true,
        needsTransport: answer === 'no',
      })

    expect(await board()).toMatchObject({ campaign: places, needing: { housing: 2, transport: 0 } })
  })

  test('refuses needs of a site of others, a week said twice, and what was saved meanwhile', async () => {
    const { version } = (await board()).campaign
    const unknown = { siteId: crypto.randomUUID(), positionId: null, week: monday(day(40)), quantity: 1 }
    const set = (needs: object[], of = version) =>
      as(marie).send(campaignsCalls.setCampaignNeeds, { id: campaignId, version: of, needs } as never)

    expect((await set([unknown])).json()).toMatchObject({ fields: [{ field: 'needs.0.siteId', code: 'unknown' }] })
    expect((await set([{ ...unknown, week: '2027-04-06' }])).statusCode).toBe(400)
    expect((await set([], version + 1)).statusCode).toBe(409)
  })

  test('and its people are seen, written and taken away in one’s companies alone', async () => {
    const [paul] = [await formerSeasonal('Petit')]
    await add([paul])
    const [person] = await people()
    const of = { id: person?.id as string, version: person?.version as number }
    const reader = await withLevel(1)
    const elsewhere = await withLevel(3, await world.client())
    const coming = { id: campaignId, coming: nothingSaid }
    const tried = (who: TestPerson) => [
      as(who).send(campaignsCalls.getCampaignBoard, { id: campaignId }),
      as(who).send(campaignsCalls.getCampaignNeeds, { id: campaignId }),
      as(who).send(campaignsCalls.getCampaignPeople, { id: campaignId, page: 0, size: 10 }),
      as(who).send(campaignsCalls.getReturningPeople, { id: campaignId, page: 0, size: 10 }),
      as(who).send(campaignsCalls.setCampaignNeeds, { id: campaignId, version: 1, needs: [] }),
      as(who).send(campaignsCalls.addReturningPeople, { ...coming, matching: {} }),
      as(who).send(campaignsCalls.addPeopleToCampaign, { ...coming, employeeIds: [paul], applicationIds: [] }),
      as(who).send(campaignsCalls.inviteToCampaign, { id: campaignId, again: false }),
      as(who).send(campaignsCalls.answerForPerson, { ...of, answer: 'no', arrivalOn: null }),
      as(who).send(campaignsCalls.removeFromCampaign, of),
    ]
    const statuses = async (who: TestPerson) => (await Promise.all(tried(who))).map(({ statusCode }) => statusCode)

    expect(await statuses(reader)).toEqual([200, 200, 200, 200, 403, 403, 403, 403, 403, 403])
    expect(await statuses(elsewhere)).toEqual(Array(10).fill(404))
    expect((await as(await world.person({ in: serres })).send(campaignsCalls.getCampaignChoices, {})).statusCode).toBe(
      403,
    )
    expect((await as(marie).send(campaignsCalls.removeFromCampaign, of)).statusCode).toBe(204)
    expect(await people()).toEqual([])
  })
})

const everyPlace: Record<string, Level> = { 'rh/gestion_du_personnel/sites': 3 }
const monday = (date: string) => {
  const civil = Temporal.PlainDate.from(date)
  return civil.subtract({ days: civil.dayOfWeek - 1 }).toString()
}
