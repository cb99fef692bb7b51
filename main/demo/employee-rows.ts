import type { Keys } from '#kernel/server/secrets.ts'
import { ibanColumns, nirColumns } from '#rh/employees/employees.server.ts'
import { accountOf } from './bank-accounts.ts'
import { customValuesOf } from './configuration.ts'
import { elementRows } from './contract-elements.ts'
import { contractIdOf, contractRows, typeOfContract, waitsForSeason } from './contracts.ts'
import { rowsOfMutuelles } from './mutuelles.ts'
import type { Organisation } from './organisation.ts'
import type { Employee } from './staff.ts'
import { termColumns, type Terms } from './terms.ts'

type Context = {
  organisation: Organisation
  terms: Terms
  keys: Pick<Keys, 'seal' | 'fingerprint'>
  today: string
  actorId: string | null
}

/** The rows of some employees, by table, in the order in which they refer to each other. */
export const rowsOfEmployees = (employees: readonly Employee[], context: Context) => ({
  'rh.employee': employees.map(employee => employeeRow(employee, context)),
  'rh.payroll_number': employees.flatMap(({ id, payrollNumbers }) =>
    payrollNumbers.map(number => ({ employeeId: id, ...number })),
  ),
  'rh.employment_contract': contractRows(employees, context),
  ...elementRows(employees, context),
  ...rowsOfMutuelles(employees, context),
  'rh.package_element': employees.flatMap(employee =>
    employee.positions.map(({ positionId, name, activationDate, origin }) => ({
      employeeId: employee.id,
      contractId: contractIdOf(employee),
      positionId,
      ...termColumns(context.terms, name),
      typeOfContractId: context.terms.types.get(typeOfContract(employee, context.today)),
      activationDate,
      origin,
      createdAt: instant(employee.hiredOn, '08:20'),
      createdBy: context.actorId,
    })),
  ),
  'rh.site_assignment': employees.flatMap(({ id, workplaces, hiredOn }) =>
    workplaces.map(held => ({
      employeeId: id,
      ...held,
      createdAt: instant(hiredOn, '08:20'),
      createdBy: context.actorId,
    })),
  ),
  'rh.employee_event': employees.flatMap(employee => eventRows(employee, context)),
})

function employeeRow(employee: Employee, { organisation, keys, today, actorId }: Context) {
  const { nir, ...person } = employee.person
  const created = instant(employee.hiredOn, '08:15')
  const archived = archivedOn(employee, today)
  return {
    id: employee.id,
    contactId: employee.contactId,
    companyId: employee.companyId,
    ...person,
    ...canaries(employee, organisation.plan.canary),
    workMail: employee.workMail,
    customValues: customValuesOf(employee, organisation.plan),
    ...sealedNumbers(employee, nir, { organisation, keys }),
    searchExtra: [...employee.payrollNumbers.map(({ number }) => number), positionOn(employee, today)].join(' '),
    archivedAt: archived,
    createdAt: created,
    createdBy: actorId,
    updatedAt: archived ?? created,
    updatedBy: actorId,
  }
}

function sealedNumbers(
  { id }: Employee,
  nir: string | null,
  { organisation, keys }: Pick<Context, 'organisation' | 'keys'>,
) {
  const place = { clientId: organisation.clientId, employeeId: id }
  const { nirEncrypted, nirHash, ...nirKnown } = nir
    ? nirColumns(keys, place, nir)
    : { nirEncrypted: null, nirHash: null }
  const { ibanEncrypted, ibanHash } = ibanColumns(keys, place, accountOf(id))
  return {
    ...nirKnown,
    nirEncrypted: hexadecimal(nirEncrypted),
    nirHash: hexadecimal(nirHash),
    ibanEncrypted: hexadecimal(ibanEncrypted),
    ibanHash: hexadecimal(ibanHash),
  }
}

/** Who left is put away that evening, unless he is expected for the next season. */
const archivedOn = (employee: Employee, today: string) =>
  employee.leftOn && !waitsForSeason(employee, today) ? instant(employee.leftOn, '16:30') : null

const eventRows = (employee: Employee, { organisation, actorId, today }: Context) => {
  const { id, hiredOn, payrollNumbers } = employee
  const archived = archivedOn(employee, today)
  const comment = organisation.plan.canary ? `${organisation.plan.canary}-${payrollNumbers[0]?.number}` : null
  const event = { employeeId: id, actorId, comment }
  return [
    { ...event, fromState: null, toState: 'active', at: instant(hiredOn, '08:15') },
    ...(archived ? [{ ...event, fromState: 'active', toState: 'archived', at: archived }] : []),
  ]
}

/** Free texts of a client that watches for leaks. */
function canaries({ person, payrollNumbers, companyId }: Employee, canary: string | undefined) {
  if (!canary) return {}
  const mark = `${canary}-${companyId.slice(-4)}-${payrollNumbers[0]?.number}`
  return {
    otherFirstnames: `${mark}-A`,
    additionalAddress: `${mark}-B`,
    emergencyName: `${mark}-C`,
    mail: person.mail?.replace(/@.*/, `@${canary.toLowerCase()}.example`) ?? null,
  }
}

/** The last position taken on that day or before. */
const positionOn = ({ positions }: Employee, day: string) =>
  positions.findLast(held => held.activationDate <= day)?.name ?? ''

const instant = (day: string, time: string) => `${day}T${time}:00Z`

/** Bytes as PostgreSQL reads them. */
const hexadecimal = (bytes: Buffer | null) => bytes && `\\x${bytes.toString('hex')}`
