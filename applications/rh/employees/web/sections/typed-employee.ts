import { type FormSection, sectionFields } from '../../employee-sections.model.ts'
import type { Employee } from '../../employee.model.ts'

const addressNames = ['address', 'additionalAddress', 'postCode', 'city', 'country'] as const

/** Numbers that are never read back: their fields are blank at first, and blank keeps what is there. */
export const sealedFields = ['nir', 'iban'] as const

const namesIn = (section: FormSection) => Object.keys(sectionFields[section].shape)

/** What the form of a section holds at first: a field without value is blank. */
export const typedOf = (section: FormSection, employee: Employee): Record<string, unknown> =>
  Object.fromEntries(
    namesIn(section).map(name => [name, name === 'address' ? typedAddress(employee) : valueIn(employee, name)]),
  )

const typedAddress = ({ address }: Employee) =>
  Object.fromEntries(addressNames.map(name => [name, address[name] ?? '']))

const valueIn = (employee: Employee, name: string) => (employee as Record<string, unknown>)[name] ?? ''

/** Fields of a section, by their place in its form, whose value is not the same in two readings of a file. */
export function fieldsThatDiffer(section: FormSection, one: Employee, other: Employee): string[] {
  const differs = (name: string) => valueIn(one, shownAs(name)) !== valueIn(other, shownAs(name))
  return namesIn(section).flatMap(name =>
    name === 'address'
      ? addressNames.filter(part => one.address[part] !== other.address[part]).map(part => `address.${part}`)
      : differs(name)
        ? [name]
        : [],
  )
}

/** A sealed number is compared by its mask. */
const shownAs = (name: string) => ((sealedFields as readonly string[]).includes(name) ? `${name}Masked` : name)
