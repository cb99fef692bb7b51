import { beforeEach, describe, expect, test } from 'vitest'
import type { Level } from '#kernel/shared/access.ts'
import type { Call } from '#kernel/shared/call.ts'
import { as } from '#kernel/testing/as.ts'
import { statusesOf } from '#platform/testing/closed-doors.ts'
import { type TestClient, type TestPerson, useOwnWorld } from '#platform/testing/world.ts'
import type { NonConformity } from '../non-conformity.model.ts'
import { nonConformitiesCalls } from '../non-conformities.calls.ts'
import { closingRight, nonConformitiesElement } from '../non-conformities-place.model.ts'

const world = useOwnWorld()

let client: TestClient
let companyId: string
let nadia: TestPerson
let paul: TestPerson
const person = (rights: Record<string, Level>) => world.person({ in: client, rights, allCompanies: true })
beforeEach(async () => {
  client = await world.client()
  companyId = client.companies[0]?.id as string
  nadia = await person({ [nonConformitiesElement]: 3, [closingRight]: 2 })
  paul = await person({ [nonConformitiesElement]: 2 })
})

const glass = (more: object = {}) => ({
  companyId,
  source: 'production',
  severity: 'major',
  title: 'Éclat de verre sur la ligne 1',
  place: 'Ligne 1',
  ...more,
})
const open = (more: object = {}, who = nadia) =>
  as(who).call(nonConformitiesCalls.openNonConformity, glass(more) as never)
const refusal = async (call: Call, input: object, who = nadia) => {
  const answer = await as(who).send(call, input as Record<string, unknown>)
  return [answer.statusCode, answer.json().code]
}
const at = ({ id, version }: NonConformity) => ({ id, version })
const act = (id: string, more: object = {}, who = nadia) =>
  as(who).call(nonConformitiesCalls.addQualityAction, {
    id,
    kind: 'immediate',
    text: 'Ligne arrêtée et nettoyée',
    ...more,
  } as never)
const corrective = () => {
  const dueOn = world.clock.today().add({ days: 7 }).toString()
  return { kind: 'corrective', text: 'Carter sur la lampe', ownerId: paul.userId, dueOn }
}
const causes = ['machine'] as const
const whys = ['La lampe a éclaté', 'Elle n’est pas protégée', 'Le plan du verre ne la connaît pas']

/** Open, contained, analysed and acted upon by Paul. */
async function acting(more: object = {}) {
  const { id } = await open(more)
  const contained = await as(nadia).call(nonConformitiesCalls.containNonConformity, {
    ...at(await act(id)),
    hasNoLot: true,
  })
  await as(nadia).call(nonConformitiesCalls.analyseNonConformity, { ...at(contained), causes: [...causes], whys })
  return as(nadia).call(nonConformitiesCalls.actOnNonConformity, at(await act(id, corrective())))
}

describe('what does not conform', () => {
  test('is numbered by year and company without a gap, and is contained sooner the graver it is', async () => {
    const [one, other] = [await open(), await open({ severity: 'critical' })]
    const year = String(world.clock.today().year % 100).padStart(2, '0')
    expect([one.number, other.number]).toEqual([`NC${year}-0001`, `NC${year}-0002`])
    const hours = (told: NonConformity) =>
      Temporal.Instant.from(told.detectedAt)
        .until(told.dueAt ?? '')
        .total('hours')
    expect([hours(one), hours(other)]).toEqual([4, 1])
    world.clock.advance({ hours: 2 })
    const late = await as(await world.signIn(nadia)).call(nonConformitiesCalls.getNonConformities, {
      page: 0,
      size: 10,
      state: 'late',
    })
    expect(late.items.map(({ number }) => number)).toEqual([other.number])
  })

  test('goes from what is done at once to what keeps it from coming again, and is closed by who may', async () => {
    const { id } = await open()
    const contain = (version: number, hasNoLot: boolean) =>
      refusal(nonConformitiesCalls.containNonConformity, { id, version, hasNoLot })
    expect(await contain(1, true)).toEqual([400, 'ACTION_REQUIRED'])
    const first = await act(id)
    expect(await contain(first.version, false)).toEqual([400, 'LOTS_REQUIRED'])
    const contained = await as(nadia).call(nonConformitiesCalls.containNonConformity, { ...at(first), hasNoLot: true })
    const analyse = { ...at(contained), causes: [...causes] }
    expect(await refusal(nonConformitiesCalls.analyseNonConformity, { ...analyse, whys: whys.slice(1) })).toEqual([
      400,
      'INVALID_INPUT',
    ])
    const analysed = await as(nadia).call(nonConformitiesCalls.analyseNonConformity, { ...analyse, whys })
    expect(await refusal(nonConformitiesCalls.actOnNonConformity, at(analysed))).toEqual([400, 'ACTION_REQUIRED'])
    const running = await as(nadia).call(nonConformitiesCalls.actOnNonConformity, at(await act(id, corrective())))
    const verify = { ...at(running), isEffective: true, text: 'Aucun éclat depuis' }
    expect(await refusal(nonConformitiesCalls.verifyNonConformity, verify)).toEqual([409, 'TOO_EARLY'])
    const actionId = running.actions.find(({ kind }) => kind === 'corrective')?.id as string
    expect((await as(paul).call(nonConformitiesCalls.endQualityAction, { id, actionId })).checkOn).toBe(
      world.clock.today().add({ days: 30 }).toString(),
    )
    expect(await refusal(nonConformitiesCalls.endQualityAction, { id, actionId }, paul)).toEqual([409, 'ACTION_DONE'])
  })

  test('is said to have worked a month later by another than who acted, and closed by who may close', async () => {
    const running = await acting()
    const actionId = running.actions.find(({ kind }) => kind === 'corrective')?.id as string
    await as(paul).call(nonConformitiesCalls.endQualityAction, { id: running.id, actionId })
    for (let day = 0; day < 31; day += 1) world.clock.advance({ hours: 24 })
    const [claire, again] = [await person({ [nonConformitiesElement]: 2, [closingRight]: 2 }), await world.signIn(paul)]
    const verify = { ...at(running), isEffective: true, text: 'Aucun éclat depuis' }
    expect(await refusal(nonConformitiesCalls.verifyNonConformity, verify, again)).toEqual([403, 'FORBIDDEN'])
    const verified = await as(claire).call(nonConformitiesCalls.verifyNonConformity, verify)
    expect(await refusal(nonConformitiesCalls.closeNonConformity, at(verified), again)).toEqual([403, 'FORBIDDEN'])
    expect((await as(claire).call(nonConformitiesCalls.closeNonConformity, at(verified))).state).toBe('closed')
    const repeat = await as(claire).call(nonConformitiesCalls.openNonConformity, glass() as never)
    expect(repeat.isRepeat).toBe(false)
  })

  test('is cancelled while it is open, changed by one after the other, and seen by whoever is charged with it', async () => {
    const one = await open({ ownerId: paul.userId })
    const mine = await as(paul).call(nonConformitiesCalls.getNonConformities, { page: 0, size: 10, state: 'mine' })
    expect(mine.items.map(({ id }) => id)).toEqual([one.id])
    const { companyId: _of, ...fields } = glass({ title: 'Éclat de verre, ligne 2' })
    const edited = await as(paul).call(nonConformitiesCalls.editNonConformity, { ...at(one), ...fields } as never)
    expect(await refusal(nonConformitiesCalls.editNonConformity, { ...at(one), ...fields }, paul)).toEqual([
      409,
      'VERSION_CONFLICT',
    ])
    const cancel = { ...at(edited), reason: 'Saisie deux fois' }
    expect(await refusal(nonConformitiesCalls.cancelNonConformity, cancel, paul)).toEqual([403, 'FORBIDDEN'])
    expect((await as(nadia).call(nonConformitiesCalls.cancelNonConformity, cancel)).state).toBe('cancelled')
    expect(
      await refusal(nonConformitiesCalls.addQualityAction, { id: one.id, kind: 'immediate', text: 'Trop tard' }),
    ).toEqual([409, 'TRANSITION_INVALID'])
  })

  test('names owners and suppliers that are there, and keeps a lot that nobody knows by its number', async () => {
    const neighbour = await world.person({ in: await world.client() })
    expect(await refusal(nonConformitiesCalls.openNonConformity, glass({ ownerId: neighbour.userId }))).toEqual([
      400,
      'INVALID_INPUT',
    ])
    const told = await open({ lotNumbers: ['l26-334-gr-01'], kg: 120.5 })
    expect(told).toMatchObject({ lots: [{ number: 'L26-334-GR-01', isKnown: false }], kg: 120.5 })
    const { owners, companies } = await as(nadia).call(nonConformitiesCalls.getNonConformityChoices, {})
    expect(companies.map(({ id }) => id)).toContain(companyId)
    expect(owners.map(({ id }) => id)).toEqual(expect.arrayContaining([nadia.userId, paul.userId]))
  })
})

test('they are told to nobody without a right there, changed by no reader, and strangers see none', async () => {
  const { id, version } = await open()
  const all = Object.values(nonConformitiesCalls) as readonly Call[]
  expect(new Set(await statusesOf(await person({}), all))).toEqual(new Set([403]))
  const reader = await person({ [nonConformitiesElement]: 1 })
  const neighbour = await world.person({
    in: await world.client(),
    rights: { [nonConformitiesElement]: 3, [closingRight]: 2 },
    allCompanies: true,
  })
  const writes: [Call, object][] = [
    [nonConformitiesCalls.openNonConformity, glass()],
    [nonConformitiesCalls.editNonConformity, { ...glass(), companyId: undefined, id, version }],
    [nonConformitiesCalls.addQualityAction, { id, kind: 'immediate', text: 'Ligne arrêtée' }],
    [nonConformitiesCalls.endQualityAction, { id, actionId: id }],
    [nonConformitiesCalls.containNonConformity, { id, version, hasNoLot: true }],
    [nonConformitiesCalls.analyseNonConformity, { id, version, causes: [...causes], whys }],
    [nonConformitiesCalls.actOnNonConformity, { id, version }],
    [nonConformitiesCalls.verifyNonConformity, { id, version, isEffective: true, text: 'Rien depuis' }],
    [nonConformitiesCalls.closeNonConformity, { id, version }],
    [nonConformitiesCalls.cancelNonConformity, { id, version, reason: 'Doublon' }],
    [nonConformitiesCalls.reopenNonConformity, { id, version, reason: 'Revenue' }],
  ]
  const answers = (who: TestPerson) =>
    Promise.all(writes.map(async ([call, input]) => (await as(who).send(call, { ...input })).statusCode))
  expect(new Set(await answers(reader))).toEqual(new Set([403]))
  expect(new Set(await answers(neighbour))).toEqual(new Set([404]))
  expect((await as(neighbour).send(nonConformitiesCalls.getNonConformity, { id })).statusCode).toBe(404)
  expect((await as(neighbour).call(nonConformitiesCalls.getNonConformities, { page: 0, size: 10 })).items).toEqual([])
  expect(
    (await as(neighbour).call(nonConformitiesCalls.getNonConformityChoices, {})).owners.map(one => one.id),
  ).not.toContain(nadia.userId)
})
