import { expect, test } from 'vitest'
import { paceOf } from './wall.model.ts'

test('a wall turns amber below 95 % of the usual rate, and red when the line stands still', () => {
  const line = { state: 'running', standardCasesPerHour: 100 } as const
  expect(paceOf({ ...line, casesPerHour: 95 })).toBe('held')
  expect(paceOf({ ...line, casesPerHour: 94 })).toBe('slow')
  expect(paceOf({ ...line, casesPerHour: null })).toBe('held')
  expect(paceOf({ ...line, state: 'suspended', casesPerHour: 120 })).toBe('stopped')
  expect(paceOf({ ...line, state: 'idle', casesPerHour: null })).toBe('idle')
})
