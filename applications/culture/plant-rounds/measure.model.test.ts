import { expect, test } from 'vitest'
import { flagsOf, meansOf, noValues, usualSettings, type Values, vigourOf, wrongIn } from './measure.model.ts'

const { measures: rules } = usualSettings
const values = (more: Partial<Values>): Values => ({ ...noValues, ...more })
const codes = (now: Partial<Values>, last: Partial<Values> | null = null) =>
  wrongIn(values(now), last && values(last), rules).map(({ measure, code }) => [measure, code])

test('a head of 21 mm and a growth of 61 cm are refused with their bounds', () => {
  expect(wrongIn(values({ headDiameterMm: 21 }), null, rules)).toEqual([
    { measure: 'headDiameterMm', code: 'MEASURE_RANGE', least: 4, most: 20 },
  ])
  expect(codes({ growthCm: 60.1, headDiameterMm: 3.9 })).toEqual([
    ['growthCm', 'MEASURE_RANGE'],
    ['headDiameterMm', 'MEASURE_RANGE'],
  ])
  expect(codes({ growthCm: 60, headDiameterMm: 4 })).toEqual([])
})

test('a truss does not go back, and none is picked before it is set nor set before it flowers', () => {
  expect(codes({ floweringTruss: 11.4 }, { floweringTruss: 11.5 })).toEqual([['floweringTruss', 'TRUSS_BACK']])
  expect(codes({ floweringTruss: 12, setTruss: 10.5, harvestedTruss: 4 })).toEqual([])
  expect(codes({ floweringTruss: 12, setTruss: 12.1 })).toEqual([['setTruss', 'TRUSS_ORDER']])
  expect(codes({ floweringTruss: 12, harvestedTruss: 12.1 })).toEqual([['harvestedTruss', 'TRUSS_ORDER']])
})

test('what a client does not measure is not taken', () => {
  expect(codes({ fruitLoadM2: 80 })).toEqual([['fruitLoadM2', 'NOT_MEASURED']])
})

test('a value far from the last four rounds of the plant is looked at again', () => {
  const former = [10.8, 11, 11.2, 10.9].map(headDiameterMm => values({ headDiameterMm }))
  expect(flagsOf(values({ headDiameterMm: 11.4 }), former)).toEqual([])
  expect(flagsOf(values({ headDiameterMm: 13 }), former)).toEqual([
    { measure: 'headDiameterMm', kind: 'far', times: 3.95 },
  ])
  expect(flagsOf(values({ headDiameterMm: 13 }), former.slice(0, 2))).toEqual([])
})

test('half a unit is no distance, however alike the former values are', () => {
  const former = [11, 11, 11, 11].map(headDiameterMm => values({ headDiameterMm }))
  expect(flagsOf(values({ headDiameterMm: 11.5 }), former)).toEqual([])
  expect(flagsOf(values({ headDiameterMm: 11.6 }), former)).toHaveLength(1)
})

test('a plant that has not grown for two weeks is looked at', () => {
  expect(flagsOf(values({ growthCm: 0 }), [values({ growthCm: 0 })])).toEqual([
    { measure: 'growthCm', kind: 'still', times: 1 },
  ])
  expect(flagsOf(values({ growthCm: 0 }), [values({ growthCm: 12 })])).toEqual([])
})

test('heads of 10 to 12 mm are those of a balanced plant', () => {
  expect([9.9, 10, 12, 12.1].map(vigourOf)).toEqual(['weak', 'balanced', 'balanced', 'strong'])
})

test('a difference is of the plants that are in both rounds', () => {
  const rounds = [
    new Map([
      ['P1', 10],
      ['P2', 12],
    ]),
    new Map([
      ['P1', 11],
      ['P3', 20],
    ]),
    new Map<string, number>(),
  ]
  expect(meansOf(rounds)).toEqual([
    { mean: 11, difference: null, plants: 2 },
    { mean: 15.5, difference: 1, plants: 2 },
    { mean: null, difference: null, plants: 0 },
  ])
})
