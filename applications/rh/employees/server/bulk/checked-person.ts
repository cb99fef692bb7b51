import { sexOfNir } from '#platform/identifiers/identifier.model.ts'
import type { RowProblem } from '#platform/imports/bulk-model.slot.ts'
import { NewEmployee } from '../../employee-form.model.ts'
import type { EmployeeValues } from './bulk-columns.ts'

type Problems = RowProblem<EmployeeValues>[]

/** The line as the form of an employee would send it, judged by the same schema; its address is one field there. */
export function checkedPerson(
  row: EmployeeValues,
  companyId: string | null,
): { person: NewEmployee | undefined; problems: Problems } {
  const read = NewEmployee.safeParse(asForm(row))
  const problems: Problems = [
    ...(read.error?.issues.map(({ path, message }) => ({
      column: path.at(-1) as keyof EmployeeValues & string,
      label: /^[a-z]+\./.test(message) ? message : 'kernel.field.wrong-value',
    })) ?? []),
    ...(row.company && !companyId ? [{ column: 'company' as const, label: 'rh.import.company-unknown' }] : []),
    ...(row.payrollNumber && !companyId && !row.company
      ? [{ column: 'payrollNumber' as const, label: 'rh.import.number-without-company' }]
      : []),
    ...(row.nir && row.sex && sexOfNir(row.nir) !== row.sex
      ? [{ column: 'nir' as const, label: 'identifiers.nir-sex' }]
      : []),
  ]
  return { person: read.data, problems }
}

function asForm(row: EmployeeValues) {
  const { nir, payrollNumber, company, address, additionalAddress, postCode, city, country, ...fields } = row
  const place = { address, additionalAddress, postCode: withZero(postCode, country), city, country }
  const said = Object.fromEntries(Object.entries(place).filter(([, value]) => value !== undefined))
  return { ...fields, ...(Object.keys(said).length > 0 && { address: said }) }
}

/** French post codes have five digits: a spreadsheet that took one for a number has dropped its zero. */
const withZero = (postCode: string | undefined, country = 'FR') =>
  country === 'FR' && postCode && /^\d{4}$/.test(postCode) ? `0${postCode}` : postCode
