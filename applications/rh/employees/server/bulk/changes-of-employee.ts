import type { NewEmployee } from '../../employee-form.model.ts'
import { employeeColumns } from '../employee-columns.ts'
import type { EmployeeValues } from './bulk-columns.ts'
import type { KnownEmployee } from './known-employees.queries.ts'
import type { Line } from './recognise.ts'

export type Changes = {
  columns: Record<string, unknown>
  nir: string | undefined
  iban: string | undefined
  number: { companyId: string; number: string; former: string | undefined } | undefined
}

/** What a line says that the row does not hold yet; undefined when it says nothing new. */
export function changesOf(
  employee: KnownEmployee,
  { row, companyId, nirHash, ibanHash }: Line,
  person: NewEmployee,
): Changes | undefined {
  const said = { ...employeeColumns(person), ...(row.company && companyId ? { companyId } : {}) }
  const columns = Object.fromEntries(
    Object.entries(said).filter(([column, value]) => employee[column as keyof KnownEmployee] !== value),
  )
  const nir = nirHash && !employee.nirHash ? row.nir : undefined
  const iban = ibanHash && !(employee.ibanHash && ibanHash.equals(employee.ibanHash)) ? row.iban : undefined
  const number = numberOf(employee, row, companyId)
  return Object.keys(columns).length > 0 || nir || iban || number ? { columns, nir, iban, number } : undefined
}

function numberOf({ numbers }: KnownEmployee, { payrollNumber }: EmployeeValues, companyId: string | null) {
  if (!payrollNumber || !companyId) return undefined
  const former = numbers.find(known => known.companyId === companyId)?.number
  return former === payrollNumber ? undefined : { companyId, number: payrollNumber, former }
}
