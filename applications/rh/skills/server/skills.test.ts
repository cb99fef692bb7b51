import { describe, expect, test } from 'vitest'
import type { Level } from '#kernel/shared/access.ts'
import type { SentTo } from '#kernel/shared/call.ts'
import { as } from '#kernel/testing/as.ts'
import { type TestClient, type TestPerson, useWorld } from '#platform/testing/world.ts'
import type { RhDb } from '#rh/rh-db.ts'
import { givePaper } from '#rh/testing/give-paper.ts'
import { hire } from '#rh/testing/hire.ts'
import { skillsCalls } from '../skills.calls.ts'
import { skillsElement } from '../skills-place.model.ts'

const world = useWorld()
const today = () => world.clock.today().toString()
const withLevel = (level: Level, client: TestClient) =>
  world.person({ in: client, rights: { [skillsElement]: level }, allCompanies: true })
const aTeam = async () => {
  const client = await world.client()
  const [marie, sophie] = [await withLevel(2, client), await withLevel(3, client)]
  return { client, marie, sophie, paul: await hire(world, client, { hired: true }) }
}
const add = (sophie: TestPerson, name: string, more: Partial<SentTo<typeof skillsCalls.createSkill>> = {}) =>
  as(sophie).call(skillsCalls.createSkill, { family: 'know_how', kindCode: null, name, ...more })
const rate = (by: TestPerson, employeeId: string, skillId: string, level: 0 | 1 | 2 | 3 | 4) =>
  as(by).call(skillsCalls.rateEmployee, { employeeId, skillId, level })
type Asked = Partial<SentTo<typeof skillsCalls.getSkillMatrix>>
const matrix = async (by: TestPerson, asked: Asked = {}) =>
  (await as(by).call(skillsCalls.getSkillMatrix, { page: 0, size: 10, ...asked })).items
const positionOf = (client: TestClient, employeeId: string) =>
  world.databases.transaction('platform', { readOnly: true, clientId: client.id }, async (db: RhDb) => {
    const row = await db
      .selectFrom('rh.employment_contract')
      .select('positionId')
      .where('employeeId', '=', employeeId)
      .executeTakeFirstOrThrow()
    return row.positionId as string
  })
describe('skills', () => {
  test('are rated from today on, again the same day, and taken away', async () => {
    const { marie, sophie, paul } = await aTeam()
    const pruning = await add(sophie, 'Taille')

    expect((await rate(marie, paul.id, pruning.id, 2)).held).toEqual([{ skillId: pruning.id, level: 2, until: null }])
    expect((await rate(marie, paul.id, pruning.id, 3)).held).toEqual([{ skillId: pruning.id, level: 3, until: null }])
    expect((await matrix(marie, { skillId: pruning.id })).map(({ id }) => id)).toEqual([paul.id])
    expect((await rate(marie, paul.id, pruning.id, 0)).held).toEqual([])
    expect(await matrix(marie, { skillId: pruning.id })).toEqual([])
  })

  test('that are licences hold while their paper does, and are not rated', async () => {
    const { client, marie, sophie, paul } = await aTeam()
    const licence = await add(sophie, 'CACES R489', { family: 'licence', kindCode: 'caces' })
    const last = world.clock.today().add({ days: 40 }).toString()
    await givePaper(world, client, paul.id, { from: '2024-01-01', to: last })

    expect((await matrix(marie))[0]?.held).toEqual([{ skillId: licence.id, level: 4, until: last }])
    const rated = await as(marie).send(skillsCalls.rateEmployee, { employeeId: paul.id, skillId: licence.id, level: 2 })
    expect([rated.statusCode, rated.json().fields[0].code]).toEqual([400, 'licence'])
  })

  test('that a position makes mandatory are missed by who lacks them, and tell who can hold it', async () => {
    const { client, marie, sophie, paul } = await aTeam()
    const jeanne = await hire(world, client, { name: 'Roy', firstname: 'Jeanne', hired: true })
    const [pruning, sorting] = [await add(sophie, 'Taille'), await add(sophie, 'Tri')]
    const positionId = await positionOf(client, paul.id)
    await as(sophie).call(skillsCalls.requireSkills, {
      positionId,
      required: [
        { skillId: pruning.id, minLevel: 2, mandatory: true },
        { skillId: sorting.id, minLevel: 1, mandatory: false },
      ],
    })
    await rate(marie, jeanne.id, pruning.id, 3)

    expect((await matrix(marie, { lacking: 'some' })).map(({ id, lacking }) => [id, lacking])).toEqual([
      [paul.id, [pruning.id]],
    ])
    const fit = await as(marie).call(skillsCalls.getWhoCan, { positionId, day: today() })
    expect(fit.map(({ id, missing }) => [id, missing.length])).toEqual([
      [jeanne.id, 1],
      [paul.id, 2],
    ])
  })

  test('of who is away that day are not counted on', async () => {
    const { client, marie, paul } = await aTeam()
    const positionId = await positionOf(client, paul.id)
    const who = async () =>
      (await as(marie).call(skillsCalls.getWhoCan, { positionId, day: today() })).map(({ id }) => id)
    expect(await who()).toEqual([paul.id])

    await world.databases.transaction('platform', { readOnly: false, clientId: client.id }, async (db: RhDb) => {
      const away = {
        companyId: client.companies[0]?.id as string,
        employeeId: paul.id,
        typeCode: 'CP',
        state: 'approved',
      }
      await db
        .insertInto('rh.absence')
        .values({ ...away, fromAt: `${today()} 00:00`, toAt: `${today()} 12:00`, hundredths: 50 })
        .execute()
    })
    expect(await who()).toEqual([])
  })

  test('never bear the name of another, are put aside and taken back, and not saved over what somebody saved', async () => {
    const { sophie } = await aTeam()
    const made = await add(sophie, 'Taille')
    const again = await as(sophie).send(skillsCalls.createSkill, { family: 'soft', kindCode: null, name: 'taille' })
    const change = { id: made.id, family: 'know_how', kindCode: null, name: 'Taille douce', version: 1 } as const
    await as(sophie).call(skillsCalls.editSkill, change)
    const late = await as(sophie).send(skillsCalls.editSkill, change)
    expect([again.statusCode, late.statusCode]).toEqual([400, 409])

    await as(sophie).call(skillsCalls.archiveSkill, { id: made.id })
    await add(sophie, 'Taille douce')
    expect((await as(sophie).send(skillsCalls.restoreSkill, { id: made.id })).statusCode).toBe(400)
  })

  test('that are unknown or said twice are refused of a position, and a licence names its paper', async () => {
    const { client, sophie, paul } = await aTeam()
    const { id: skillId } = await add(sophie, 'Taille')
    const positionId = await positionOf(client, paul.id)
    const one = { skillId, minLevel: 1, mandatory: true }
    const twice = await as(sophie).send(skillsCalls.requireSkills, { positionId, required: [one, one] })
    const bare = await as(sophie).send(skillsCalls.createSkill, { family: 'licence', kindCode: null, name: 'CACES' })

    expect([twice.statusCode, twice.json().fields[0].code, bare.statusCode]).toEqual([400, 'twice', 400])
  })

  test('of a neighbour are as if they were not', async () => {
    const [{ client, sophie, paul }, theirs] = [await aTeam(), await aTeam()]
    const { id, version } = await add(sophie, 'Taille')
    const positionId = await positionOf(client, paul.id)
    const answers = await Promise.all([
      as(theirs.sophie).send(skillsCalls.editSkill, { id, version, family: 'soft', kindCode: null, name: 'X' }),
      as(theirs.sophie).send(skillsCalls.archiveSkill, { id }),
      as(theirs.sophie).send(skillsCalls.restoreSkill, { id }),
      as(theirs.sophie).send(skillsCalls.requireSkills, { positionId, required: [] }),
      as(theirs.sophie).send(skillsCalls.rateEmployee, { employeeId: paul.id, skillId: id, level: 1 }),
      as(theirs.sophie).send(skillsCalls.getWhoCan, { positionId, day: today() }),
    ])

    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(6).fill(404))
    expect((await matrix(theirs.sophie)).map(one => one.id)).toEqual([theirs.paul.id])
  })

  test('are read, rated and managed by right alone', async () => {
    const { client, marie, sophie, paul } = await aTeam()
    const [nobody, reader] = [await world.person({ in: client }), await withLevel(1, client)]
    const { id, version } = await add(sophie, 'Taille')
    const positionId = await positionOf(client, paul.id)
    const fields = { family: 'soft', kindCode: null, name: 'X' } as const
    const refused = await Promise.all([
      as(nobody).send(skillsCalls.getSkillMatrix, { page: 0, size: 10 }),
      as(nobody).send(skillsCalls.getSkillChoices, {}),
      as(nobody).send(skillsCalls.getWhoCan, { positionId, day: today() }),
      as(reader).send(skillsCalls.rateEmployee, { employeeId: paul.id, skillId: id, level: 1 }),
      as(marie).send(skillsCalls.createSkill, fields),
      as(marie).send(skillsCalls.editSkill, { ...fields, id, version }),
      as(marie).send(skillsCalls.archiveSkill, { id }),
      as(marie).send(skillsCalls.restoreSkill, { id }),
      as(marie).send(skillsCalls.requireSkills, { positionId, required: [] }),
    ])

    expect(refused.map(({ statusCode }) => statusCode)).toEqual(Array(9).fill(403))
  })
})
