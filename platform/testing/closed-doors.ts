import { randomUUID } from 'node:crypto'
import { type Call, pathParameters } from '#kernel/shared/call.ts'
import { as } from '#kernel/testing/as.ts'
import type { TestPerson } from './world.ts'

const days = ['date', 'startDate', 'endDate', 'datePlanification']
const numbers = ['page', 'size', 'year', 'week']

/** What each of the calls answers to somebody: its status. */
export const statusesOf = (person: TestPerson, calls: readonly Call[]) =>
  Promise.all(
    calls.map(async call => {
      const input = Object.fromEntries(
        pathParameters(call.path).map(name => {
          if (days.includes(name)) return [name, '2026-11-25']
          return [name, numbers.includes(name) ? 10 : randomUUID()]
        }),
      )
      return (await as(person).send(call, input)).statusCode
    }),
  )
