import { describe, expect, test } from 'vitest'
import { amountOf, hasAllCome, isTooMuch, needsApprovalAgain, percentMore, stepsNeeded } from './request-rules.model.ts'

describe('the amount of a request', () => {
  test('is the sum of its lines, each rounded half up to the cent', () => {
    expect(amountOf([{ quantity: 20_400, price: 0.12 }])).toBe(244_800)
    expect(amountOf([{ quantity: 0.333, price: 0.015 }])).toBe(0)
    expect(amountOf([{ quantity: 1, price: 0.005 }])).toBe(1)
    expect(
      amountOf([
        { quantity: 1.005, price: 1 },
        { quantity: 1.005, price: 1 },
      ]),
    ).toBe(202)
  })

  test('is unknown as long as one line has no price', () => {
    expect(
      amountOf([
        { quantity: 1, price: 5 },
        { quantity: 1, price: null },
      ]),
    ).toBeNull()
  })
})

describe('the circuit', () => {
  const steps = [{ upToCents: 100_000 }, { upToCents: 500_000 }, { upToCents: null }]

  test.each([
    [100_000, 1],
    [100_001, 2],
    [240_000, 2],
    [500_001, 3],
    [null, 3],
  ])('of %s cents has %i steps', (amount, count) => {
    expect(stepsNeeded(steps, amount)).toHaveLength(count)
  })

  test('has all its steps where no ceiling covers the amount', () => {
    expect(stepsNeeded(steps.slice(0, 2), 900_000)).toHaveLength(2)
  })
})

describe('a price that has moved', () => {
  test('is approved again above 10 %, not at 10 %', () => {
    expect(needsApprovalAgain(240_000, 264_000)).toBe(false)
    expect(needsApprovalAgain(240_000, 264_001)).toBe(true)
    expect(needsApprovalAgain(240_000, 270_000)).toBe(true)
    expect(percentMore(240_000, 270_000)).toBe(12.5)
  })

  test('was never estimated: whoever approved it knew', () => {
    expect(needsApprovalAgain(null, 264_001)).toBe(false)
    expect(percentMore(0, 100)).toBeNull()
  })
})

test('more than 5 % above what was ordered asks for a reason', () => {
  expect(isTooMuch(10, 10.5)).toBe(false)
  expect(isTooMuch(10, 10.501)).toBe(true)
})

test('all has come when no line lacks a thousandth, whatever came too much of another', () => {
  expect(hasAllCome([{ quantity: 0.3, received: 0.1 + 0.1 + 0.1 }])).toBe(true)
  expect(hasAllCome([{ quantity: 0.3, received: 0.7 - 0.4 }])).toBe(true)
  expect(
    hasAllCome([
      { quantity: 1, received: 2 },
      { quantity: 1, received: 0.999 },
    ]),
  ).toBe(false)
})
