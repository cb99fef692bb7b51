import { expect, test } from 'vitest'
import { rowsOfPastSales } from './past-sales.ts'

const masters = { companyId: 'layon', customers: [{ id: 'halles' }], crops: [] } as unknown as Parameters<
  typeof rowsOfPastSales
>[0]['masters']
const monday = Temporal.PlainDate.from('2026-11-30')

test('what was sold the year before left on Tuesdays, whatever day the demo is filled on', () => {
  for (let later = 0; later < 7; later += 1) {
    const today = monday.add({ days: later })
    const { notes } = rowsOfPastSales({ masters, id: () => 'id', today, canary: null })
    const weekdays = notes.map(({ wantedOn }) => Temporal.PlainDate.from(String(wantedOn)).dayOfWeek)
    expect(new Set(weekdays), today.toString()).toEqual(new Set([2]))
  }
})
