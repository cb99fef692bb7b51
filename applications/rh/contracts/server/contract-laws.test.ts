import fc from 'fast-check'
import { beforeEach, expect, test } from 'vitest'
import { as } from '#kernel/testing/as.ts'
import { type TestClient, type TestPerson, useOwnWorld } from '#platform/testing/world.ts'
import { employeeHistoryCalls } from '#rh/employee-history/employee-history.calls.ts'
import { contractTerms, everyRightOfContracts } from '#rh/testing/contract-terms.ts'
import { hire } from '#rh/testing/hire.ts'
import { contractElementsCalls } from '../contract-elements.calls.ts'
import { contractsCalls } from '../contracts.calls.ts'
import { startAmendmentsJob } from './elements/start-amendments.ts'

const world = useOwnWorld()
const day = (days: number) => world.clock.today().add({ days }).toString()
const paper = () => [new File(['%PDF-1.7 signed'], 'signe.pdf')]

let serres: TestClient
let marie: TestPerson
beforeEach(async () => {
  serres = await world.client()
  marie = await world.person({ in: serres, rights: everyRightOfContracts })
})

const someone = async () => (await hire(world, serres)).id
const hireFor = async (employee: string, from: number, to: number) => {
  const terms = await contractTerms(world, serres)
  const contract = { ...terms, hiringDate: day(from), endOfContractDate: day(to), reasonText: 'Récolte des fraises' }
  return as(marie).send(contractsCalls.createEmploymentContract, { contract, employee, dpaeConfiguration: {} })
}
const contractsOf = (employee: string) =>
  as(marie).call(contractsCalls.getEmploymentContractsOfEmployee, { id: employee })
const cancelElement = (id: string) =>
  as(marie).call(contractElementsCalls.cancelElementOfContract, {
    contractElementType: 'amendment',
    elementOfContractId: id,
    reason: 'Saisi par erreur',
  })
const signElement = (id: string) =>
  as(marie).sendForm(
    contractElementsCalls.signElementOnPaper,
    { contractElementType: 'amendment', elementOfContractId: id },
    { file: paper() },
  )
const amended = async (contractId: string, activationDate: string) => {
  const { workTime } = await contractTerms(world, serres)
  const sent = { contractId, activationDate, reason: 'Autre horaire', mustEditConditions: true }
  const { json } = await as(marie).sendForm(
    contractElementsCalls.createAmendment,
    { ...sent, conditions: { workTimeId: workTime } },
    {},
  )
  return { id: String(json().id), workTimeId: workTime }
}

const prolonged = async (contractId: string, activationDate: string, endOfContractDate: string) => {
  const sent = { contractId, activationDate, reason: 'Seconde récolte', mustEditEndOfContractDate: true }
  const { json } = await as(marie).sendForm(contractElementsCalls.createAmendment, { ...sent, endOfContractDate }, {})
  return String(json().id)
}

/** One thing that is done to the contracts of one person: written over some days, or cancelled. */
const acts = fc.array(
  fc.oneof(
    fc.record({
      does: fc.constant('hire' as const),
      from: fc.nat({ max: 120 }),
      days: fc.integer({ min: 5, max: 60 }),
    }),
    fc.record({ does: fc.constant('cancel' as const), turn: fc.nat({ max: 5 }) }),
  ),
  { minLength: 3, maxLength: 8 },
)

/** Tried whatever chance draws beside it, which may draw no two that overlap. */
const twoThatOverlap = [0, 10].map(from => ({ does: 'hire' as const, from, days: 30 }))

test('whatever is written and cancelled, no two contracts that bind somebody share a day', async () => {
  let written = 0
  let refused = 0
  await fc.assert(
    fc.asyncProperty(acts, async done => {
      const paul = await someone()
      for (const act of done) {
        const standing = (await contractsOf(paul)).filter(({ state }) => state !== 'cancelled')
        if (act.does === 'hire') {
          const { statusCode } = await hireFor(paul, act.from + 1, act.from + act.days)
          if (statusCode === 200) written += 1
          else refused += 1
          continue
        }
        const chosen = standing[act.turn % Math.max(standing.length, 1)]
        if (chosen) await as(marie).call(contractsCalls.cancelContract, { id: chosen.id, reason: 'mistake' })
      }
      const spans = (await contractsOf(paul))
        .filter(({ state }) => state !== 'cancelled')
        .map(({ hiringDate, finalDay }) => [hiringDate, finalDay ?? '9999-12-31'] as const)
        .toSorted(([one], [other]) => one.localeCompare(other))
      for (const [place, [from]] of spans.entries())
        if (place > 0) expect(from > (spans[place - 1]?.[1] ?? '')).toBe(true)
    }),
    { numRuns: 9, examples: [[twoThatOverlap]] },
  )
  expect(written).toBeGreaterThan(0)
  expect(refused).toBeGreaterThan(0)
})

test('amendments that are cancelled, the last first, give back the file as it was', async () => {
  await fc.assert(
    fc.asyncProperty(fc.uniqueArray(fc.integer({ min: 2, max: 80 }), { minLength: 1, maxLength: 2 }), async days => {
      const paul = await someone()
      await hireFor(paul, 0, 100)
      const told = async () => {
        const [contract] = await contractsOf(paul)
        const history = await as(marie).call(employeeHistoryCalls.getPackageHistoryOfEmployee, { id: paul })
        const { version: _, ...shown } = contract as NonNullable<typeof contract>
        return { shown, history }
      }
      const before = await told()
      const ids: string[] = []
      for (const [turn, from] of days.toSorted((one, other) => one - other).entries()) {
        const id = await prolonged(before.shown.id, day(from), day(110 + 10 * turn))
        await signElement(id)
        ids.push(id)
      }
      expect(await told()).not.toEqual(before)
      for (const id of ids.toReversed()) await cancelElement(id)
      expect(await told()).toEqual(before)
    }),
    { numRuns: 4 },
  )
})

test('on each day the hours in force are those of the last signed paper that has begun', async () => {
  const plan = fc
    .uniqueArray(fc.record({ from: fc.integer({ min: 1, max: 5 }), isSigned: fc.boolean() }), {
      selector: ({ from }) => from,
      minLength: 1,
      maxLength: 3,
    })
    .filter(amendments => amendments.some(({ isSigned }) => isSigned))
  await fc.assert(
    fc.asyncProperty(plan, async amendments => {
      marie = await world.person({ in: serres, rights: everyRightOfContracts })
      const paul = await someone()
      await hireFor(paul, 0, 100)
      const [contract] = await contractsOf(paul)
      const papers = [{ from: 0, workTimeId: contract?.workTime?.id }]
      for (const { from, isSigned } of amendments.toSorted((one, other) => one.from - other.from)) {
        const { id, workTimeId } = await amended(String(contract?.id), day(from))
        if (!isSigned) continue
        await signElement(id)
        papers.push({ from, workTimeId })
      }
      for (let today = 0; today <= 6; today += 1) {
        const history = await as(marie).call(employeeHistoryCalls.getPackageHistoryOfEmployee, { id: paul })
        const inForce = history.find(({ moment }) => moment === 'current')?.workTime?.id
        expect(inForce).toBe(papers.findLast(({ from }) => from <= today)?.workTimeId)
        world.clock.advance({ hours: 24 })
        await startAmendmentsJob.run({ ...world.ground, databases: world.databases }, {})
        marie = await world.person({ in: serres, rights: everyRightOfContracts })
      }
    }),
    { numRuns: 4 },
  )
})
