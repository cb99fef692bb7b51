import { describe, expect, test } from 'vitest'
import {
  checkAmendment,
  checkEnding,
  checkSuspension,
  type ContractOfElement,
  type EndingToCheck,
} from './check-element.model.ts'
import { endingItemsOf } from './ending-checklist.model.ts'
import { elementReasonsOn, endingReasonsOn, reasonSaid } from './element-reasons.model.ts'

const contract: ContractOfElement = {
  family: 'fixed_term',
  hiringDate: '2026-03-02',
  endOfContractDate: '2026-08-31',
  finalDay: '2026-08-31',
  trialPeriodDate: '2026-03-15',
  reasonCode: '02',
  cspCode: '691a',
  renewals: 0,
}
const permanent: ContractOfElement = {
  ...contract,
  family: 'permanent',
  endOfContractDate: null,
  finalDay: null,
  trialPeriodDate: '2026-05-01',
  reasonCode: null,
}
const amendment = {
  activationDate: '2026-06-01',
  endOfContractDate: null,
  trialPeriodDate: null,
  changesConditions: true,
}
const codes = (findings: readonly { code: string; level: string; field: string }[]) =>
  findings.map(({ code, level, field }) => `${code} ${level} ${field}`)
const amended = (more: object, of = contract, today = '2026-05-20') =>
  codes(checkAmendment({ ...contract, ...of }, { ...amendment, ...more }, today))

describe('an amendment', () => {
  test('changes something', () => {
    expect(amended({})).toEqual([])
    expect(amended({ changesConditions: false })).toEqual(['NOTHING_CHANGED block activationDate'])
  })

  test.each([
    ['on the first day', '2026-03-02', []],
    ['the day before', '2026-03-01', ['ELEMENT_DATE block activationDate']],
    ['on the last day', '2026-08-31', []],
    ['the day after', '2026-09-01', ['ELEMENT_DATE block activationDate']],
  ])('takes effect within the contract: %s', (_, activationDate, expected) =>
    expect(amended({ activationDate })).toEqual(expected),
  )

  test('renews a term up to the day after its end', () => {
    const renewal = { endOfContractDate: '2026-12-31', changesConditions: false }
    expect(amended({ ...renewal, activationDate: '2026-09-01' })).toEqual([])
    expect(amended({ ...renewal, activationDate: '2026-09-02' })).toEqual(['ELEMENT_DATE block activationDate'])
    expect(amended({ ...renewal, endOfContractDate: '2026-08-31' })).toEqual(['ELEMENT_DATE block endOfContractDate'])
    expect(amended(renewal, permanent)).toEqual(['ELEMENT_DATE block endOfContractDate'])
  })

  test('renews twice at most, before the term', () => {
    const renewal = { endOfContractDate: '2026-12-31' }
    expect(amended(renewal, { ...contract, renewals: 1 })).toEqual([])
    expect(amended(renewal, { ...contract, renewals: 2 })).toEqual(['RENEWALS block endOfContractDate'])
    expect(amended(renewal, contract, '2026-08-31')).toEqual([])
    expect(amended(renewal, contract, '2026-09-01')).toEqual(['RENEWALS block endOfContractDate'])
  })

  test('lets a fixed term last no longer than its reason, and a harvest no longer than a month', () => {
    expect(amended({ endOfContractDate: '2027-09-01' })).toEqual([])
    expect(amended({ endOfContractDate: '2027-09-02' })).toEqual(['MAX_DURATION block endOfContractDate'])
    const harvest: ContractOfElement = {
      ...contract,
      family: 'harvest',
      hiringDate: '2026-08-24',
      endOfContractDate: '2026-09-10',
      finalDay: '2026-09-10',
    }
    const later = (endOfContractDate: string) => amended({ activationDate: '2026-09-01', endOfContractDate }, harvest)
    expect(later('2026-09-23')).toEqual([])
    expect(later('2026-09-24')).toEqual(['HARVEST_LIMIT block endOfContractDate'])
  })

  test('prolongs the trial of a permanent contract before its end, to twice its length', () => {
    const longer = (trialPeriodDate: string, activationDate = '2026-05-01') =>
      amended({ trialPeriodDate, activationDate, changesConditions: false }, permanent)
    expect(longer('2026-07-01')).toEqual([])
    expect(longer('2026-07-02')).toEqual(['TRIAL_TOO_LONG block trialPeriodDate'])
    expect(longer('2026-06-30', '2026-05-02')).toEqual(['TRIAL_TOO_LONG block trialPeriodDate'])
    expect(amended({ trialPeriodDate: '2026-04-01', activationDate: '2026-03-10' })).toEqual([
      'TRIAL_TOO_LONG block trialPeriodDate',
    ])
  })
})

describe('a suspension', () => {
  const suspended = (from: string, to: string | null, others: { from: string; to: string | null }[] = []) =>
    codes(checkSuspension(contract, { from, to }, others))

  test('lies within the contract', () => {
    expect(suspended('2026-03-02', '2026-08-31')).toEqual([])
    expect(suspended('2026-03-01', '2026-03-05')).toEqual(['ELEMENT_DATE block startingDate'])
    expect(suspended('2026-08-30', '2026-09-01')).toEqual(['ELEMENT_DATE block endingDate'])
    expect(suspended('2026-06-10', '2026-06-09')).toEqual(['ELEMENT_DATE block endingDate'])
  })

  test('shares no day with another', () => {
    const other = { from: '2026-06-01', to: '2026-06-10' }
    expect(suspended('2026-06-11', null, [other])).toEqual([])
    expect(suspended('2026-06-10', null, [other])).toEqual(['SUSPENSION_OVERLAP block startingDate'])
    expect(suspended('2026-05-01', null, [other])).toEqual(['SUSPENSION_OVERLAP block startingDate'])
  })
})

describe('an ending', () => {
  const ending: EndingToCheck = {
    endingDate: '2026-08-31',
    reasonCode: '031',
    notificationDate: null,
    signatureDate: null,
    procedureDate: null,
    noticeType: null,
  }
  const ended = (more: Partial<EndingToCheck>, of = contract) => codes(checkEnding(of, { ...ending, ...more }))

  test('of a fixed term falls on its term', () => {
    expect(ended({})).toEqual([])
    expect(ended({ endingDate: '2026-08-30' })).toEqual(['ELEMENT_DATE block endingDate'])
    expect(ended({ endingDate: '2026-09-01', reasonCode: '084' })).toEqual(['ELEMENT_DATE block endingDate'])
    expect(ended({ endingDate: '2026-03-01', reasonCode: '084' })).toEqual(['ELEMENT_DATE block endingDate'])
  })

  test('has a reason of its kind of contract', () => {
    expect(ended({ reasonCode: '059' })).toEqual(['REASON_NOT_OF_FAMILY block reason'])
    expect(ended({ reasonCode: '031', endingDate: '2026-06-01' }, permanent)).toEqual([
      'REASON_NOT_OF_FAMILY block reason',
    ])
    expect(ended({ reasonCode: '000' })).toEqual(['REASON_NOT_OF_FAMILY block reason'])
  })

  test('says what the declaration will ask beside it', () => {
    const resignation = { reasonCode: '059', endingDate: '2026-06-30' }
    expect(ended(resignation, permanent)).toEqual(['ENDING_DATES warn notificationDate'])
    expect(ended({ ...resignation, notificationDate: '2026-05-30' }, permanent)).toEqual([])
    expect(ended({ reasonCode: '043', endingDate: '2026-06-30' }, permanent)).toEqual([
      'ENDING_DATES warn signatureDate',
      'ENDING_NOTICE warn noticeType',
    ])
  })

  test('by the trial is doubted once the trial is over', () => {
    const broken = { reasonCode: '034', notificationDate: '2026-03-10', noticeType: '90' }
    expect(ended({ ...broken, endingDate: '2026-03-15' })).toEqual([])
    expect(ended({ ...broken, endingDate: '2026-03-16' })).toEqual(['TRIAL_OVER warn reason'])
  })

  test('of a season reminds of its note', () => {
    expect(ended({}, { ...contract, family: 'seasonal' })).toEqual(['SEASON_NOTE warn endingDate'])
    expect(endingItemsOf('seasonal')).toContain('seasonNote')
    expect(endingItemsOf('permanent')).not.toContain('seasonNote')
    expect(endingItemsOf('fixed_term')).toContain('permanentOffer')
  })
})

test('a reason is said by its code or by its label', () => {
  const reasons = elementReasonsOn('suspension', '2026-06-01')
  expect(reasonSaid(reasons, '501')?.agreed).toBe(true)
  expect(reasonSaid(reasons, 'Maladie')?.code).toBe('01')
  expect(reasonSaid(reasons, 'Vacances')).toBeUndefined()
  expect(endingReasonsOn('2026-06-01', 'permanent').map(({ code }) => code)).not.toContain('031')
})
