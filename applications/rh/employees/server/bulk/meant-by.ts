import type { RowProblem } from '#platform/imports/bulk-model.slot.ts'
import type { EmployeeValues } from './bulk-columns.ts'
import type { KnownEmployee } from './known-employees.queries.ts'
import type { Reach } from './reach.ts'
import type { Likeness, Line } from './recognise.ts'

export type Meant = { employee: KnownEmployee | undefined } | { problem: RowProblem<EmployeeValues> }

/** Whom a line means, by the strongest sign; signs that point at two people, or at several, decide nothing. */
export function meantBy(line: Line, like: Likeness, reach: Reach): Meant {
  const {
    nir: [byNir],
    number: [byNumber],
    nameAndBirth,
  } = like
  if (!areWithin(like, reach)) return { problem: { label: 'rh.import.outside' } }
  if (byNir && byNumber && byNir !== byNumber)
    return { problem: { column: 'payrollNumber', label: 'rh.import.number-of-another' } }
  if (!byNir && !byNumber && nameAndBirth.length > 1) return { problem: { label: 'rh.import.namesakes' } }
  const employee = byNir ?? byNumber ?? nameAndBirth[0]
  if (!employee || byNir) return { employee }
  if (line.nirHash && employee.nirHash && !line.nirHash.equals(employee.nirHash))
    return { problem: { column: 'nir', label: 'rh.import.other-nir' } }
  if (employee === byNumber && employee.dateOfBirth !== line.row.dateOfBirth)
    return { problem: { column: 'payrollNumber', label: 'rh.import.number-of-another' } }
  return { employee }
}

/** Whether everybody whom the deciding signs point at may be written; somebody who may not is told in no way. */
function areWithin({ nir, number, nameAndBirth }: Likeness, reach: Reach) {
  const decisive = [...nir, ...number].length > 0 ? [...nir, ...number] : nameAndBirth
  return (
    decisive.every(({ companyId }) => reach.manages(companyId)) &&
    nir.every(({ companyId }) => reach.writesSensitive(companyId))
  )
}
