import { sexOfNir } from '#platform/identifiers/identifier.model.ts'
import type { RowProblem } from '#platform/imports/bulk-model.slot.ts'
import { NewEmployee } from '../../employee-form.model.ts'
import type { EmployeeValues } from './bulk-columns.ts'
import type { ReachedLine } from './lines-within-reach.ts'

type Problems = RowProblem<EmployeeValues>[]

/** The line as the form of an employee would send it, judged by the same schema; its address is one field there, and numbers are none. */
export function checkedPerson(
  { row, companyId, unread }: Pick<ReachedLine, 'row' | 'companyId' | 'unread'>,
  companyUnknown: string,
): { person: NewEmployee | undefined; problems: Problems } {
  const read = NewEmployee.safeParse(asForm(row))
  const wrong = read.error?.issues.map(({ path, message }) => ({
    column: path.at(-1) as keyof EmployeeValues & string,
    label: /^[a-z]+\./.test(message) ? message : 'kernel.field.wrong-value',
  }))
  const problems: Problems = [
    ...(wrong?.filter(({ column }) => !unread.includes(column)) ?? []),
    ...(row.company && !companyId ? [{ column: 'company' as const, label: companyUnknown }] : []),
    ...(row.payrollNumber && !companyId && !row.company && !unread.includes('company')
      ? [{ column: 'payrollNumber' as const, label: 'rh.import.number-without-company' }]
      : []),
    ...(row.nir && row.sex && sexOfNir(row.nir) !== row.sex
      ? [{ column: 'nir' as const, label: 'identifiers.nir-sex' }]
      : []),
  ]
  return { person: read.data, problems }
}

function asForm(row: Partial<EmployeeValues>) {
  const { nir, iban, payrollNumber, company, address, additionalAddress, postCode, city, country, ...fields } = row
  const place = { address, additionalAddress, postCode: withZero(postCode, country), city, country }
  const said = Object.fromEntries(Object.entries(place).filter(([, value]) => value !== undefined))
  return { ...fields, ...(Object.keys(said).length > 0 && { address: said }) }
}

/** French post codes have five digits: a spreadsheet that took one for a number has dropped its zero. */
const withZero = (postCode: string | undefined, country = 'FR') =>
  country === 'FR' && postCode && /^\d{4}$/.test(postCode) ? `0${postCode}` : postCode
