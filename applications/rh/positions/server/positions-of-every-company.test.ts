import { describe, expect, test } from 'vitest'
import { as } from '#kernel/testing/as.ts'
import { type TestClient, useWorld } from '#platform/testing/world.ts'
import { coefficientsCalls } from '#rh/contract-terms/coefficients.calls.ts'
import { positionsElement } from '../position.model.ts'
import { positionsCalls } from '../positions.calls.ts'

const world = useWorld()
const pay = 'rh/gestion_du_personnel/salaries#remuneration'
const picker = { position: { name: 'Cueilleur de tomates' }, csp: '691c' }

const inGroup = async () => {
  const group = await world.client({ companies: ['Serres du Layon', 'Vergers du Layon'] })
  const marie = await world.person({ in: group, rights: { [positionsElement]: 3 }, companies: [0, 1] })
  const chef = await world.person({ in: group, rights: { [positionsElement]: 3, [pay]: 2 } })
  const [serres, vergers] = group.companies.map(({ id }) => id) as [string, string]
  const { id } = await as(marie).call(positionsCalls.createPost, picker)
  return { group, marie, chef, serres, vergers, id }
}
const archive = (group: TestClient, companyId: string) =>
  world.inClient(group, db =>
    db
      .updateTable('platform.company')
      .set({ archivedAt: world.clock.now().toString() })
      .where('id', '=', companyId)
      .execute(),
  )

describe('the positions of every company', () => {
  const refusal = { code: 'EVERY_COMPANY_NEEDED' }
  const ofCompanies = { fields: [{ field: 'position.companyIds', code: 'EVERY_COMPANY_NEEDED' }] }

  test('are read, and written in nothing, by who manages the positions of one of them', async () => {
    const { chef, serres, id } = await inGroup()

    const read = await as(chef).call(positionsCalls.getPostById, { id })
    const answers = [
      await as(chef).send(positionsCalls.createPost, { position: { name: 'Cariste' } }),
      await as(chef).send(positionsCalls.editPost, { position: { id, name: 'Cueilleur' } }),
      await as(chef).send(positionsCalls.editPost, { position: { id, companyIds: [serres] } }),
      await as(chef).send(positionsCalls.archivePosition, { id }),
    ]

    expect(read).toMatchObject({ companyIds: [], can: { edit: false, archive: false } })
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([400, 400, 400, 400])
    expect(answers.map(answer => answer.json())).toMatchObject([
      { ...refusal, ...ofCompanies },
      refusal,
      refusal,
      refusal,
    ])
    expect(answers[1]?.json().message).toContain('sert à toutes les sociétés')
    expect(await as(chef).call(positionsCalls.getPostById, { id })).toEqual(read)
  })

  test('do not come from a position of his own company, which he goes on writing', async () => {
    const { chef, serres, vergers } = await inGroup()
    const { id } = await as(chef).call(positionsCalls.createPost, {
      position: { name: 'Cariste', companyIds: [serres] },
    })

    const edited = await as(chef).call(positionsCalls.editPost, { position: { id, name: 'Cariste de quai' } })
    const spread = await as(chef).send(positionsCalls.editPost, { position: { id, companyIds: [] } })
    const given = await as(chef).send(positionsCalls.editPost, { position: { id, companyIds: [serres, vergers] } })
    const archived = await as(chef).send(positionsCalls.archivePosition, { id })

    expect(edited).toMatchObject({ companyIds: [serres], can: { edit: true, archive: true } })
    expect(spread.json()).toMatchObject({ ...refusal, ...ofCompanies })
    expect(given.json()).toMatchObject({ fields: [{ field: 'position.companyIds', code: 'unknown_company' }] })
    expect([spread.statusCode, given.statusCode, archived.statusCode]).toEqual([400, 400, 200])
  })

  test('are written by who has the level in each, and turned into those of one', async () => {
    const { marie, serres, id } = await inGroup()

    const kept = await as(marie).call(positionsCalls.editPost, { position: { id, companyIds: [serres] } })
    const spread = await as(marie).call(positionsCalls.editPost, { position: { id, companyIds: [] } })
    const archived = await as(marie).send(positionsCalls.archivePosition, { id })

    expect([kept.companyIds, spread.companyIds, archived.statusCode]).toEqual([[serres], [], 200])
  })

  test('are written whatever was archived, by who has the level in what is left', async () => {
    const { group, chef, vergers, id } = await inGroup()
    await archive(group, vergers)

    const edited = await as(chef).call(positionsCalls.editPost, { position: { id, description: 'Récolte' } })

    expect(edited).toMatchObject({ description: 'Récolte', can: { edit: true, archive: true } })
    expect((await as(chef).send(positionsCalls.createPost, { position: { name: 'Cariste' } })).statusCode).toBe(200)
  })

  test('propose a pay by the hand of who writes pay in each; those of one company, in that one', async () => {
    const { group, marie, serres, vergers, id } = await inGroup()
    const paymaster = await world.person({
      in: group,
      rights: { [positionsElement]: 2, [pay]: 2 },
      companies: [0, 1],
    })
    const { id: own } = await as(marie).call(positionsCalls.createPost, {
      position: { name: 'Cariste', companyIds: [serres] },
    })
    const unpaid = (positionId: string) => ({ position: { id: positionId, salaryId: null } })
    const free = await as(paymaster).send(positionsCalls.editPost, unpaid(id))
    await world.inClient(group, db =>
      db
        .insertInto('platform.company_right')
        .values({ companyId: vergers, elementId: world.catalogue.idOf(pay) as number, ceiling: 1 })
        .execute(),
    )
    const bounded = await world.signIn(paymaster)

    const answers = [
      await as(bounded).send(positionsCalls.editPost, unpaid(id)),
      await as(bounded).send(positionsCalls.editPost, unpaid(own)),
      await as(marie).send(positionsCalls.editPost, unpaid(own)),
    ]

    expect([free, ...answers].map(({ statusCode }) => statusCode)).toEqual([200, 400, 200, 400])
    expect(answers[0]?.json()).toMatchObject({ fields: [{ field: 'position.salaryId', code: 'pay_right' }] })
  })

  test('bring their pay to another company by the hand of who writes pay there', async () => {
    const { group, marie, serres, vergers } = await inGroup()
    const settings = 'rh/gestion_du_personnel/parametrage'
    const sophie = await world.person({
      in: group,
      rights: { [positionsElement]: 2, [pay]: 2, [settings]: 2 },
      companies: [0, 1],
    })
    const { id: coefficientId } = await as(sophie).call(coefficientsCalls.createCoefficient, {
      coefficient: { label: 'Niveau I', value: '100' },
    })
    const made = (name: string, more: object) =>
      as(sophie).call(positionsCalls.createPost, { position: { name, companyIds: [serres], ...more } })
    const paid = await made('Chef de serre', { coefficientId })
    const bare = await made('Chef de quai', {})
    const widened = (id: string, companyIds: string[]) =>
      as(marie).send(positionsCalls.editPost, { position: { id, companyIds } })

    const answers = [
      await widened(paid.id, []),
      await widened(paid.id, [serres, vergers]),
      await widened(paid.id, [serres, serres]),
      await widened(bare.id, []),
    ]

    expect(answers.map(({ statusCode }) => statusCode)).toEqual([400, 400, 200, 200])
    expect(answers[0]?.json()).toMatchObject({ fields: [{ field: 'position.companyIds', code: 'pay_right' }] })
    expect(answers[2]?.json()).toMatchObject({ companyIds: [serres] })
  })

  test('offer themselves to who may write them alone, with his companies that live', async () => {
    const { group, marie, chef, serres, vergers } = await inGroup()
    const reader = await world.person({ in: group, rights: { [positionsElement]: 1 }, allCompanies: true })
    const nobody = await world.person({ in: group })
    const offered = (person: typeof marie) => as(person).call(positionsCalls.getCompaniesForPositions, {})
    const [ofSerres, ofVergers] = [
      { id: serres, name: 'Serres du Layon' },
      { id: vergers, name: 'Vergers du Layon' },
    ]

    expect(await offered(marie)).toEqual({ everyCompany: true, companies: [ofSerres, ofVergers] })
    expect(await offered(chef)).toEqual({ everyCompany: false, companies: [ofSerres] })
    expect(await offered(reader)).toEqual({ everyCompany: false, companies: [] })
    expect((await as(nobody).send(positionsCalls.getCompaniesForPositions, {})).statusCode).toBe(403)
    await archive(group, vergers)
    expect(await offered(marie)).toEqual({ everyCompany: true, companies: [ofSerres] })
  })
})

describe('a position of some companies', () => {
  test('is written whatever was archived of them, and given to none that was', async () => {
    const { group, marie, chef, serres, vergers } = await inGroup()
    const { id } = await as(marie).call(positionsCalls.createPost, {
      position: { name: 'Cariste', companyIds: [serres, vergers] },
    })
    const { id: other } = await as(marie).call(positionsCalls.createPost, {
      position: { name: 'Élagueur', companyIds: [vergers] },
    })
    const before = await as(chef).send(positionsCalls.editPost, { position: { id, description: 'Quai' } })
    await archive(group, vergers)
    const added = { name: 'Trieur', companyIds: [serres, vergers] }

    const answers = [
      await as(chef).send(positionsCalls.editPost, { position: { id, companyIds: [serres, vergers] } }),
      await as(marie).send(positionsCalls.editPost, { position: { id, companyIds: [vergers] } }),
      await as(marie).send(positionsCalls.editPost, { position: { id: other, description: 'Taille' } }),
      await as(marie).send(positionsCalls.createPost, { position: added }),
    ]

    expect([before, ...answers].map(({ statusCode }) => statusCode)).toEqual([404, 200, 400, 404, 400])
  })
})
