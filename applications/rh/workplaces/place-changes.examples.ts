import type { Examples } from '#kernel/testing/examples.ts'
import type { placeChangesCalls } from './place-changes.calls.ts'

const isArchived = ({ archived_at }: Record<string, unknown>) => archived_at !== null

export const placeChangesExamples: Examples<typeof placeChangesCalls> = {
  createSite: here => ({ name: 'autre', companyId: here.id('platform.company') }),
  createUnit: here => ({ name: 'autre', siteId: here.id('rh.site') }),
  createSubunit: here => ({ name: 'autre', unitId: here.id('rh.unit') }),
  restoreSite: here => ({ id: here.id('rh.site', isArchived) }),
  restoreUnit: here => ({ id: here.id('rh.unit', isArchived) }),
  restoreSubunit: here => ({ id: here.id('rh.subunit', isArchived) }),
}
