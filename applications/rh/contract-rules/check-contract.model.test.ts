import { describe, expect, test } from 'vitest'
import { checkContract } from './check-contract.model.ts'
import type { ContractFacts } from './contract-facts.model.ts'
import { isPassedBy } from './finding.model.ts'
import { monthlyGross, trialOf } from './trial.model.ts'

const facts: ContractFacts = {
  today: '2026-02-20',
  family: 'seasonal',
  hiringDate: '2026-03-02',
  endOfContractDate: '2026-06-01',
  minimumDurationDays: null,
  trialPeriodDate: null,
  reasonCode: null,
  reasonText: 'Récolte des fraises',
  usualReason: '03',
  hiresInThePast: false,
  retroactiveReason: null,
  cspCode: '691a',
  positionId: null,
  replacesSomebody: false,
  workTime: null,
  isPartTime: false,
  others: [],
  person: { dateOfBirth: '1994-03-14', hasGuardian: false, hasPermission: false },
  isForbiddenUnder18: false,
  right: null,
  pay: null,
}
const found = (more: Partial<ContractFacts>) =>
  checkContract({ ...facts, ...more }).map(({ code, level }) => `${code} ${level}`)
const other = {
  from: '2026-01-01',
  to: '2026-03-02',
  family: 'seasonal',
  isPartTime: false,
  isDraft: false,
  isOfSameCompany: true,
  positionId: null,
} as const
const bornOn = (dateOfBirth: string) => ({ dateOfBirth, hasGuardian: true, hasPermission: true })

test('a contract that keeps all rules has nothing said of it', () => {
  expect(found({})).toEqual([])
})

describe('1. the hiring date', () => {
  test('is required', () => expect(found({ hiringDate: null })).toEqual(['HIRING_DATE_REQUIRED block']))
  test.each([
    ['today', { hiringDate: '2026-02-20' }, []],
    ['yesterday', { hiringDate: '2026-02-19' }, ['HIRING_DATE_PAST block']],
    [
      'yesterday, by who may but says no reason',
      { hiringDate: '2026-02-19', hiresInThePast: true },
      ['HIRING_DATE_PAST block'],
    ],
    [
      'yesterday, by who may and says why',
      { hiringDate: '2026-02-19', hiresInThePast: true, retroactiveReason: 'Arrivée signalée par le chef de culture' },
      [],
    ],
  ])('%s', (_, more, expected) => expect(found(more)).toEqual(expected))
})

describe('2. the last day', () => {
  test.each([
    ['none of a permanent contract', { family: 'permanent' }, ['END_DATE block']],
    ['required of a fixed term', { family: 'fixed_term', endOfContractDate: null }, ['END_DATE block']],
    ['of a season without end, the least duration', { endOfContractDate: null }, ['END_DATE block']],
    ['of a season without end, sixty days', { endOfContractDate: null, minimumDurationDays: 60 }, []],
    ['not before the first', { endOfContractDate: '2026-03-01' }, ['END_DATE block']],
    ['the first day itself', { endOfContractDate: '2026-03-02' }, []],
    ['none of an apprenticeship', { family: 'apprenticeship', endOfContractDate: null, usualReason: '11' }, []],
  ] as const)('%s', (_, more, expected) => expect(found(more)).toEqual(expected))
})

describe('3. grape harvest', () => {
  const harvest = { family: 'harvest', hiringDate: '2026-08-24', usualReason: '04' } as const
  const earlier = (from: string, to: string) => [
    { ...other, family: 'harvest' as const, from, to, isOfSameCompany: false },
  ]
  test.each([
    ['a month', { endOfContractDate: '2026-09-23' }, []],
    ['a day more', { endOfContractDate: '2026-09-24' }, ['HARVEST_LIMIT block']],
    ['until the end of the harvest', { endOfContractDate: null }, []],
    [
      'sixty days of the year',
      { endOfContractDate: '2026-09-22', others: earlier('2026-07-01', '2026-07-30') },
      ['HARVEST_LIMIT warn'],
    ],
    [
      'sixty-three',
      { endOfContractDate: '2026-09-23', others: earlier('2026-07-01', '2026-08-01') },
      ['HARVEST_LIMIT block'],
    ],
  ])('%s', (_, more, expected) => expect(found({ ...harvest, ...more })).toEqual(expected))
})

test.each([
  ['243 days of season', '2026-10-30', []],
  ['244', '2026-10-31', ['SEASON_LIMIT warn']],
])('4. %s in twelve months', (_, endOfContractDate, expected) => expect(found({ endOfContractDate })).toEqual(expected))

describe('6. the trial', () => {
  test.each([
    ['permanent, worker', { family: 'permanent', cspCode: '691a' }, '2026-05-01', '2026-05-01'],
    ['permanent, technician', { family: 'permanent', cspCode: '480a' }, '2026-06-01', '2026-06-01'],
    ['permanent, executive', { family: 'permanent', cspCode: '381a' }, '2026-07-01', '2026-07-01'],
    ['fourteen weeks or more', { endOfContractDate: '2026-08-30' }, '2026-03-15', '2026-03-15'],
    ['92 days', { endOfContractDate: '2026-06-01' }, '2026-03-14', '2026-03-15'],
    ['six months', { endOfContractDate: '2026-09-01' }, '2026-03-15', '2026-03-15'],
    ['six months and a day', { endOfContractDate: '2026-09-02' }, '2026-04-01', '2026-04-01'],
    ['three days', { endOfContractDate: '2026-03-04' }, '2026-03-02', '2026-03-02'],
    ['an apprentice', { family: 'apprenticeship' }, '2026-04-15', '2026-04-15'],
  ] as const)('%s', (_, more, proposed, latest) => {
    const term = {
      family: 'seasonal',
      hiringDate: '2026-03-02',
      endOfContractDate: null,
      minimumDurationDays: null,
      cspCode: null,
      ...more,
    } as const
    expect(trialOf(term)).toEqual({ proposed, latest })
  })
  test.each([
    ['thirteen days of 92', '2026-03-14', []],
    ['fourteen', '2026-03-15', ['TRIAL_TOO_LONG warn']],
    ['twenty', '2026-03-21', ['TRIAL_TOO_LONG block']],
    ['before the hiring', '2026-03-01', ['TRIAL_TOO_LONG block']],
  ])('%s', (_, trialPeriodDate, expected) => expect(found({ trialPeriodDate })).toEqual(expected))
})

describe('7. another contract', () => {
  test.each([
    ['that ends on the first day', other, ['CONTRACT_OVERLAP block']],
    ['that ends the day before', { ...other, to: '2026-03-01' }, []],
    ['without end', { ...other, family: 'permanent' as const, to: null }, ['CONTRACT_OVERLAP block']],
    ['of another company', { ...other, isOfSameCompany: false }, []],
    ['that is a draft', { ...other, isDraft: true }, ['CONTRACT_OVERLAP warn']],
  ])('%s', (_, one, expected) => expect(found({ others: [one] })).toEqual(expected))
  test('part-time beside part-time', () => {
    expect(found({ isPartTime: true, others: [{ ...other, isPartTime: true }] })).toEqual([])
    expect(found({ isPartTime: true, others: [other] })).toEqual(['CONTRACT_OVERLAP block'])
  })
})

describe('8. the right to work', () => {
  const right = (more: object) => ({
    right: { state: 'valid' as const, checkBy: null, isLate: false, permitEnds: null, use: null, ...more },
  })
  test.each([
    ['a permit that holds', {}, []],
    ['none', { state: 'missing' }, ['PERMIT_INVALID block']],
    ['refused by the prefecture', { state: 'refused' }, ['PERMIT_INVALID block']],
    ['to be checked in time', { state: 'toCheck', checkBy: '2026-02-26' }, ['PERMIT_CHECK warn']],
    ['to be checked, too late', { state: 'toCheck', checkBy: '2026-02-18', isLate: true }, ['PERMIT_CHECK block']],
    ['awaited', { state: 'awaiting' }, ['PERMIT_CHECK warn']],
    ['that ends before the contract', { permitEnds: '2026-05-31' }, ['PERMIT_ENDS warn']],
    ['that ends with it', { permitEnds: '2026-06-01' }, []],
  ])('%s', (_, more, expected) => expect(found(right(more))).toEqual(expected))
})

describe('9. minors', () => {
  test.each([
    ['18 that day', bornOn('2008-03-02'), []],
    ['17', bornOn('2008-03-03'), []],
    [
      '17, without papers',
      { ...bornOn('2008-03-03'), hasGuardian: false, hasPermission: false },
      ['MINOR_RULE block', 'MINOR_RULE block'],
    ],
    ['15', bornOn('2010-03-03'), ['MINOR_RULE warn']],
    ['13', bornOn('2012-03-03'), ['MINOR_RULE block']],
  ])('%s', (_, person, expected) => expect(found({ person })).toEqual(expected))
  test('are kept from what is forbidden', () =>
    expect(found({ person: bornOn('2009-01-01'), isForbiddenUnder18: true })).toEqual(['MINOR_RULE block']))
})

test('10. nobody is paid less than the least', () => {
  expect(found({ pay: { hourly: 12.02, least: 12.02 } })).toEqual([])
  expect(found({ pay: { hourly: 12.01, least: 12.02 } })).toEqual(['MIN_PAY block'])
})

test.each([
  ['18 months of more work', '02', '2027-09-01', []],
  ['a day more', '02', '2027-09-02', ['MAX_DURATION block']],
  ['two years of a post that goes', '13', '2028-03-01', []],
])('17. %s', (_, reasonCode, endOfContractDate, expected) =>
  expect(found({ family: 'fixed_term', reasonCode, endOfContractDate })).toEqual(expected),
)

test('21. a fixed term without a precise reason is doubted', () => {
  expect(found({ reasonText: null })).toEqual(['REASON_DOUBT warn'])
  expect(found({ reasonCode: '02' })).toEqual(['REASON_DOUBT warn'])
})

test('hard rules stand before those that may be passed, and both before what is only to be looked at', () => {
  const all = checkContract({ ...facts, reasonText: null, pay: { hourly: 1, least: 2 }, others: [other] })
  expect(all.map(({ rule }) => rule)).toEqual(['7', '10', '21'])
})

test('a rule is passed by who may, with a reason that says something', () => {
  const rule = { rule: '10', overridable: true }
  const said = [{ rule: '10', reason: 'Accord signé le 3 mars avec la personne' }]
  expect(isPassedBy(said, rule, true)).toBe(true)
  expect(isPassedBy(said, rule, false)).toBe(false)
  expect(isPassedBy([{ rule: '10', reason: 'parce que' }], rule, true)).toBe(false)
  expect(isPassedBy(said, { ...rule, overridable: false }, true)).toBe(false)
})

test('a month has fifty-two weeks of twelve', () => expect(monthlyGross(12.02, 35)).toBe(1823.03))

describe('5. the yearly limit of a permit', () => {
  const right = { state: 'valid', checkBy: null, isLate: false, permitEnds: null } as const
  const use = { unit: 'months', most: 6, used: 6, windowEnd: '2026-06-01' } as const
  test.each([
    ['six months of six', use, []],
    ['a day more', { ...use, used: 6 + 1 / 30 }, ['YEARLY_LIMIT block']],
    ['hours that nobody knows', { ...use, unit: 'hours', most: 964, used: null }, ['YEARLY_LIMIT warn']],
  ] as const)('%s', (_, used, expected) => expect(found({ right: { ...right, use: used } })).toEqual(expected))
})

describe('19. the waiting period on a post', () => {
  const positionId = 'picker'
  /** 92 days until Monday 1 June: a third are 31 working days, until Tuesday 7 July. */
  const former = { ...other, from: '2026-03-02', to: '2026-06-01', family: 'fixed_term', positionId } as const
  const next = {
    family: 'fixed_term',
    usualReason: '02',
    positionId,
    hiringDate: '2026-07-07',
    endOfContractDate: '2026-09-30',
    others: [former],
  } as const
  test.each([
    ['its last day', {}, ['WAITING_PERIOD warn']],
    ['the day after', { hiringDate: '2026-07-08' }, []],
    ['another post', { positionId: 'driver' }, []],
    ['a season', { usualReason: '03' }, []],
    ['a replacement', { replacesSomebody: true }, []],
    [
      'after 13 days, half of them',
      { hiringDate: '2026-06-09', others: [{ ...former, from: '2026-05-20' }] },
      ['WAITING_PERIOD warn'],
    ],
    ['after 13 days, more than half', { hiringDate: '2026-06-10', others: [{ ...former, from: '2026-05-20' }] }, []],
  ] as const)('%s', (_, more, expected) => expect(found({ ...next, ...more })).toEqual(expected))
})

describe('20. part time', () => {
  const workTime = { weeklyHours: 20, saysItsDays: true, isExempt: false }
  test.each([
    ['under 24 hours', {}, {}, ['PART_TIME warn']],
    ['of 24 hours', { weeklyHours: 24 }, {}, []],
    ['with an exemption', { isExempt: true }, {}, []],
    ['of seven days', {}, { endOfContractDate: '2026-03-08' }, []],
    ['of eight days', {}, { endOfContractDate: '2026-03-09' }, ['PART_TIME warn']],
    ['that does not say its days', { weeklyHours: 24, saysItsDays: false }, {}, ['PART_TIME warn']],
  ])('%s', (_, time, more, expected) =>
    expect(found({ ...more, isPartTime: true, workTime: { ...workTime, ...time } })).toEqual(expected),
  )
})
