import type { Employee } from '../../employee.model.ts'
import type { EmployeeFields, EmployerFields } from '../../employee-form.model.ts'
import { sealedFields } from './typed-employee.ts'

type Address = Employee['address']
type Typed = Partial<EmployeeFields & EmployerFields>

const town = ['postCode', 'city', 'country'] as const

/**
 * What of a form differs from the file that it was opened on: only that is sent, so that a colleague's change to
 * another field stands. An address goes whole, since its post code is judged by its country; once the town changes,
 * the INSEE code of the former one is dropped.
 */
export function changedFields(opened: Employee, { address, ...typed }: Typed): Typed {
  const changed = Object.entries(typed).filter(([name, value]) =>
    isSealed(name) ? value !== null : value !== opened[name as keyof Employee],
  )
  const changedAddress = address && addressToSend(opened.address, address)
  return { ...Object.fromEntries(changed), ...(changedAddress && { address: changedAddress }) }
}

const isSealed = (name: string) => (sealedFields as readonly string[]).includes(name)

function addressToSend(opened: Address, typed: Partial<Address>): Partial<Address> | undefined {
  const differs = (name: keyof Address) => typed[name] !== undefined && typed[name] !== opened[name]
  if (!(Object.keys(typed) as (keyof Address)[]).some(differs)) return undefined
  return town.some(differs) ? { ...typed, inseeCode: null } : typed
}
