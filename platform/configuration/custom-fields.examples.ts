import type { Examples, Here } from '#kernel/testing/examples.ts'
import type { customFieldsCalls } from './custom-fields.calls.ts'

const staff = (here: Here) => here.element('rh/gestion_du_personnel/salaries')

export const customFieldsExamples: Examples<typeof customFieldsCalls> = {
  getCustomFields: () => ({ entityName: 'employee' }),
  getCustomizableEntities: here => ({ elementId: staff(here) }),
  getConfiguredFields: here => ({ elementId: staff(here) }),
  createCustomField: here => ({ elementId: staff(here), entityName: 'employee', label: 'Taille', inputType: 'text' }),
  getOptionUses: here => ({ id: here.id('platform.custom_field'), option: 'taille0m' }),
}
