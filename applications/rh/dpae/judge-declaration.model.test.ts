import { describe, expect, test } from 'vitest'
import { declared } from '#rh/testing/declared.ts'
import { judgeDeclaration } from './judge-declaration.model.ts'

const now = Temporal.Instant.from('2026-11-25T09:00:00Z')

type Declared = ReturnType<typeof declared>

const judged = (
  contract: Partial<Declared['contract']>,
  { occasionalDays = 0, ...more }: Partial<Declared> & { occasionalDays?: number } = {},
) =>
  judgeDeclaration(
    {
      declared: { ...declared(), todeRequested: false, ...more, contract: { ...declared().contract, ...contract } },
      occasionalDays,
      declaration: 'to_do',
      binds: true,
      goesOn: false,
      hasParentalPermission: false,
      mayWork: true,
      hasAccount: true,
    },
    now,
  )

test('what lacks nothing may leave', () => {
  expect(judged({})).toMatchObject({ doable: true, state: 'ready', reasons: [], doubts: [] })
})

test.each([
  ['a permanent contract', { nature: 'CDI', endDate: null }],
  ['more than six months', { endDate: '2027-06-02' }],
] as const)('%s without a trial may leave, and the doubt is told', (_which, contract) => {
  expect(judged({ ...contract, trialDays: null })).toMatchObject({
    doable: true,
    reasons: [],
    doubts: [{ code: 'TRIAL_MISSING', field: 'contract.trialPeriodDate' }],
  })
})

test('six months to the day without a trial leave no doubt', () => {
  expect(judged({ endDate: '2027-06-01', trialDays: null }).doubts).toEqual([])
})

test('a fixed term without its last day stops it', () => {
  expect(judged({ endDate: null })).toMatchObject({
    doable: false,
    state: 'to_complete',
    reasons: [{ code: 'END_DATE_MISSING' }],
  })
})

describe('the exemption for occasional workers', () => {
  const todeRequested = true

  test('leaves no doubt about a season on a farm, up to 119 days with this employer in the year', () => {
    expect(judged({}, { todeRequested, occasionalDays: 119 }).doubts).toEqual([])
  })

  test('asked for past 119 days is doubted, and may leave', () => {
    expect(judged({}, { todeRequested, occasionalDays: 120 })).toMatchObject({
      doable: true,
      doubts: [{ code: 'TODE_DAYS', field: 'contract.dpaeConfiguration.exonerationPartonaleTravailleurOccasionnel' }],
    })
  })

  test('is doubted of a permanent contract, and of an employer who is not under the MSA', () => {
    const urssaf = { ...declared().employer, regime: 'URSSAF', urssafCode: '527', healthService: 'MT001' }
    expect(judged({ nature: 'CDI', endDate: null }, { todeRequested }).doubts).toMatchObject([
      { code: 'TODE_PERMANENT' },
    ])
    expect(judged({}, { todeRequested, employer: urssaf }).doubts).toMatchObject([{ code: 'TODE_REGIME' }])
    expect(judged({}, { employer: urssaf, occasionalDays: 200 }).doubts).toEqual([])
  })
})
