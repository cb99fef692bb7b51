import { expect, test } from 'vitest'
import { declared } from '#rh/testing/declared.ts'
import { judgeDeclaration } from './judge-declaration.model.ts'

const now = Temporal.Instant.from('2026-11-25T09:00:00Z')

const judged = (contract: Partial<ReturnType<typeof declared>['contract']>) =>
  judgeDeclaration(
    {
      declared: { ...declared(), contract: { ...declared().contract, ...contract } },
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
