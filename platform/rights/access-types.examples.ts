import type { Examples, Here } from '#kernel/testing/examples.ts'
import type { accessTypesCalls } from './access-types.calls.ts'

const onElementOfCompany = (here: Here) => ({
  a: here.element('rh/gestion_du_personnel/salaries'),
  b: 2,
  c: here.id('platform.company'),
})

export const accessTypesExamples: Examples<typeof accessTypesCalls> = {
  getAccessTypeAuthorizedForElement: onElementOfCompany,
  getAccessTypeOfElement: onElementOfCompany,
}
