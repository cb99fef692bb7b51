import type { Examples, Here } from '#kernel/testing/examples.ts'
import type { dashboardsCalls } from './dashboards.calls.ts'

const board = (here: Here) => here.element('tableauxdebord/rh')

export const dashboardsExamples: Examples<typeof dashboardsCalls> = {
  getPanel: () => ({ key: 'rhHeadcount' }),
  getConfiguredDashboards: here => ({ elementId: board(here) }),
  getDashboardChoices: here => ({ elementId: board(here) }),
  createDashboard: here => ({ elementId: board(here), name: 'Récolte', serviceIds: [], tiles: [] }),
}
