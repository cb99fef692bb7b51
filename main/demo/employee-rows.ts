import type { Keys } from '#kernel/server/secrets.ts'
import { nirColumns } from '#rh/employees/employees.server.ts'
import { customValuesOf } from './configuration.ts'
import type { Organisation } from './organisation.ts'
import type { Employee } from './staff.ts'

type Context = {
  organisation: Organisation
  keys: Pick<Keys, 'seal' | 'fingerprint'>
  today: string
  actorId: string | null
}

/** The rows of some employees, by table, in the order in which they refer to each other. */
export const rowsOfEmployees = (employees: readonly Employee[], context: Context) => ({
  'rh.employee': employees.map(employee => employeeRow(employee, context)),
  'rh.payroll_number': employees.flatMap(({ id, payrollNumbers }) =>
    payrollNumbers.map(number => ({ employee_id: id, ...number })),
  ),
  'rh.package_element': employees.flatMap(({ id, positions, hiredOn }) =>
    positions.map(({ position_id, activation_date, origin }) => ({
      employee_id: id,
      position_id,
      activation_date,
      origin,
      created_at: instant(hiredOn, '08:20'),
      created_by: context.actorId,
    })),
  ),
  'rh.site_assignment': employees.flatMap(({ id, workplaces, hiredOn }) =>
    workplaces.map(held => ({
      employee_id: id,
      ...held,
      created_at: instant(hiredOn, '08:20'),
      created_by: context.actorId,
    })),
  ),
  'rh.employee_event': employees.flatMap(employee => eventRows(employee, context)),
})

function employeeRow(employee: Employee, { organisation, keys, today, actorId }: Context) {
  const { nir, ...person } = employee.person
  const created = instant(employee.hiredOn, '08:15')
  const archived = employee.leftOn && instant(employee.leftOn, '16:30')
  return {
    id: employee.id,
    contact_id: employee.contactId,
    company_id: employee.companyId,
    ...person,
    ...canaries(employee, organisation.plan.canary),
    work_mail: employee.workMail,
    custom_values: customValuesOf(employee, organisation.plan),
    ...sealedNir(employee, nir, { organisation, keys }),
    search_extra: [...employee.payrollNumbers.map(({ number }) => number), positionOn(employee, today)].join(' '),
    archived_at: archived,
    created_at: created,
    created_by: actorId,
    updated_at: archived ?? created,
    updated_by: actorId,
  }
}

function sealedNir(
  employee: Employee,
  nir: string | null,
  { organisation, keys }: Pick<Context, 'organisation' | 'keys'>,
) {
  if (!nir) return {}
  const columns = nirColumns(keys, { clientId: organisation.clientId, employeeId: employee.id }, nir)
  return { ...columns, nir_encrypted: hexadecimal(columns.nir_encrypted), nir_hash: hexadecimal(columns.nir_hash) }
}

const eventRows = ({ id, hiredOn, leftOn, payrollNumbers }: Employee, { organisation, actorId }: Context) => {
  const comment = organisation.plan.canary ? `${organisation.plan.canary}-${payrollNumbers[0]?.number}` : null
  const event = { employee_id: id, actor_id: actorId, comment }
  return [
    { ...event, from_state: null, to_state: 'active', at: instant(hiredOn, '08:15') },
    ...(leftOn ? [{ ...event, from_state: 'active', to_state: 'archived', at: instant(leftOn, '16:30') }] : []),
  ]
}

/** Free texts of a client that watches for leaks. */
function canaries({ person, payrollNumbers, companyId }: Employee, canary: string | undefined) {
  if (!canary) return {}
  const mark = `${canary}-${companyId.slice(-4)}-${payrollNumbers[0]?.number}`
  return {
    other_firstnames: `${mark}-A`,
    additional_address: `${mark}-B`,
    emergency_name: `${mark}-C`,
    mail: person.mail?.replace(/@.*/, `@${canary.toLowerCase()}.example`) ?? null,
  }
}

/** The last position taken on that day or before. */
const positionOn = ({ positions }: Employee, day: string) =>
  positions.findLast(held => held.activation_date <= day)?.name ?? ''

const instant = (day: string, time: string) => `${day}T${time}:00Z`

/** Bytes as PostgreSQL reads them. */
const hexadecimal = (bytes: Buffer) => `\\x${bytes.toString('hex')}`
