import { expect, test } from 'vitest'
import type { Column } from '#kernel/web/kit/data-table-column.ts'
import { csvOf } from '#kernel/web/kit/csv.ts'
import type { EmployeeRow } from '../employee.model.ts'
import { employeeColumns } from './employee-columns.tsx'
import { exportedColumns } from './exported-columns.ts'

const t = (key: string) => key.split('.').at(-1) as string
const date = () => '31 oct. 2026'
const shown = employeeColumns(t as never, { hasCompanies: true, isOfEverybody: false, isOfActive: true, date })
const place = (name: string) => ({ id: name, name, color: '#1E6B3A' })
const row = {
  software1Number: '1043',
  name: '=CMD()',
  firstname: 'Youssef',
  position: 'Conducteur de ligne',
  currentWorkplace: { site: place('Station'), unit: place('Ligne 4'), subunit: null },
  company: 'Serres',
  family: 'seasonal',
  contractStart: '2026-03-02',
  contractEnd: '2026-10-31',
  situation: 'present',
  status: 'active',
  missing: [],
  cellPhone: '+33612345678',
} as unknown as EmployeeRow
const linesOf = (columns: readonly Column<EmployeeRow>[]) =>
  csvOf(exportedColumns(t as never, columns), [row])
    .replace('\uFEFF', '')
    .trim()
    .split('\r\n')

test('a file holds the columns that are shown, names and places apart, and nothing that a spreadsheet would run', () => {
  expect(linesOf(shown.filter(({ isOptional }) => !isOptional))).toEqual([
    'payrollNumber;lastName;firstname;position;site;unit;subunit;contract;end;situation;lacks',
    "1043;'=CMD();Youssef;Conducteur de ligne;Station;Ligne 4;;seasonal;2026-10-31;situation-present;",
  ])
})

test('a column that the reader adds to the list comes into the file', () => {
  const [head, line] = linesOf(
    shown.filter(({ key }) => key === 'name' || ['company', 'contractStart', 'cellPhone'].includes(key)),
  )
  expect(head).toBe('payrollNumber;lastName;firstname;company;contract-start;cellPhone')
  expect(line).toBe("1043;'=CMD();Youssef;Serres;2026-03-02;+33612345678")
})
