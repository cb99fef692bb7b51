import type { Examples, Here } from '#kernel/testing/examples.ts'
import type { rightsCalls } from './rights.calls.ts'

/** Of what nobody changed yet. */
const untouched = (here: Here, table: string) => ({
  scopeId: here.id(table, ({ id }) => !here.row('platform.right_event', event => event.scope_id === id)),
  version: null,
  changes: [{ elementId: here.element('rh/gestion_du_personnel/salaries'), value: 1 }],
})

export const rightsExamples: Examples<typeof rightsCalls> = {
  getRightHistory: here => ({
    scope: 'service',
    scopeId: here.id('platform.service'),
    elementId: here.element('rh/gestion_du_personnel/salaries'),
  }),
  editRightsOfCompany: here => untouched(here, 'platform.company'),
  editRightsOfService: here => untouched(here, 'platform.service'),
  editRightsOfUser: here => untouched(here, 'platform.user'),
  editRights: here => ({ scopes: [{ ...untouched(here, 'platform.service'), scope: 'service' }] }),
}
