import { expect, test } from 'vitest'
import { typedInForm } from './typed-in-form.ts'

test('only what was changed is kept, by the path of its field', () => {
  const marks = { position: { name: true, trial: { days: true } }, csp: false }
  const values = { position: { name: 'Cariste', code: 'C1', trial: { days: 30, unit: 'day' } }, csp: 'x' }
  expect(typedInForm(marks, values)).toEqual({ 'position.name': 'Cariste', 'position.trial.days': 30 })
})

test('a list in which anything changed is kept whole', () => {
  const rows = [{ day: 1 }, { day: 2 }]
  expect(typedInForm({ rows: [{ day: false }, { day: true }] }, { rows })).toEqual({ rows })
  expect(typedInForm({ rows: [{ day: false }] }, { rows })).toEqual({})
})
