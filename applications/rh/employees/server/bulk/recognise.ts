import { inOneForm } from '#platform/imports/readers.model.ts'
import type { EmployeeValues } from './bulk-columns.ts'
import type { KnownEmployee } from './known-employees.queries.ts'

/** A line, its company where it names one that is known, and the fingerprints of its numbers. */
export type Line = {
  row: EmployeeValues
  companyId: string | null
  nirHash: Buffer | null
  ibanHash: Buffer | null
}

export type Likeness = Record<'nir' | 'number' | 'nameAndBirth' | 'mail' | 'phone', readonly KnownEmployee[]>

/** Finds the people who bear the signs of a line. Names are compared without case, accents or hyphens. */
export function recogniser(known: readonly KnownEmployee[]) {
  const byNir = grouped(known, ({ nirHash }) => [nirHash?.toString('hex')])
  const byNumber = grouped(known, ({ numbers }) => numbers.map(({ companyId, number }) => `${companyId} ${number}`))
  const byName = grouped(known, person => [nameAndBirth({ ...person, dateOfBirth: person.dateOfBirth })])
  const byMail = grouped(known, ({ mail }) => [mail])
  const byPhone = grouped(known, ({ cellPhone }) => [cellPhone])
  return ({ row, companyId, nirHash }: Line): Likeness => ({
    nir: byNir(nirHash?.toString('hex')),
    number: byNumber(`${companyId} ${row.payrollNumber}`),
    nameAndBirth: byName(nameAndBirth(row)),
    mail: byMail(row.mail),
    phone: byPhone(row.cellPhone),
  })
}

const nameAndBirth = ({ name, firstname, dateOfBirth }: Pick<EmployeeValues, 'name' | 'firstname' | 'dateOfBirth'>) =>
  `${inOneForm(name)} ${inOneForm(firstname)} ${dateOfBirth}`

type Sign = string | null | undefined

function grouped(known: readonly KnownEmployee[], signsOf: (person: KnownEmployee) => readonly Sign[]) {
  const groups = new Map<Sign, KnownEmployee[]>()
  for (const person of known)
    for (const sign of signsOf(person)) groups.set(sign, [...(groups.get(sign) ?? []), person])
  return (sign: Sign) => (sign ? (groups.get(sign) ?? []) : [])
}
