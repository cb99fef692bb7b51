import { render } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import { loadLabels, t } from '#kernel/web/i18n.ts'
import { employeesLabels } from '../employees-labels.ts'
import type { Employee } from '../employee.model.ts'
import { Standing } from './standing.tsx'
import { standingOf } from './where-one-works.ts'

beforeAll(() => loadLabels([employeesLabels]))

const place = (name: string) => ({ id: name, name, color: '#2E7D32' })
const mihai = {
  position: 'Cueilleur de tomates',
  currentWorkplace: { site: place('Serre Nord'), unit: place('Compartiment 2'), subunit: null },
  software1Number: '1045',
}

test('a person is told by position, place and payroll number', () => {
  const { container } = render(<Standing employee={mihai as Employee} />)
  expect(container.textContent).toBe('Cueilleur de tomates · Serre Nord, Compartiment 2 · matricule 1045')
})

test('what is not known leaves no gap', () => {
  expect(standingOf({ ...mihai, position: null, software1Number: null }, t)).toEqual(['Serre Nord, Compartiment 2'])
  expect(standingOf({ position: null, currentWorkplace: null, software1Number: null }, t)).toEqual([])
})
