import { notFound, wrongField } from '#kernel/server/errors.ts'
import type { Knowledge } from '#platform/delegation/delegation.server.ts'
import { platformAnswers } from '#platform/platform-db.ts'
import { administeredBy } from '#platform/rights/rights.server.ts'
import type { Tile } from './dashboard.model.ts'
import type { DashboardPanel, DashboardSites } from './dashboard-panel.slot.ts'
import { dashboardsCalls } from './dashboards.calls.ts'
import { spanOf } from './period.model.ts'
import { dashboardById, dashboardsOf, servicesToShow } from './server/dashboards.queries.ts'
import { requireComponent } from './server/require-component.ts'
import { shownDashboards } from './server/shown-dashboards.ts'
import { createDashboard, deleteDashboard, editDashboard, moveDashboard } from './server/write-dashboard.ts'

const kind = 'dashboards'

/** What the applications bring to their dashboards. */
type Brought = { panels: readonly DashboardPanel[]; sites: readonly DashboardSites[] }

export const dashboardsServer = (knowledge: Knowledge, { panels, sites }: Brought) => {
  const { catalogue } = knowledge
  const isOf = (applicationId: number | undefined, { element }: { element: string }) =>
    catalogue.applicationOf(element) === applicationId
  const panelsOf = (elementId: number) => {
    const applicationId = catalogue.applicationOf(catalogue.pathOf(elementId) ?? '')
    return panels.filter(panel => isOf(applicationId, panel))
  }
  const configured = async (given: Parameters<typeof requireComponent>[0], id: string) => {
    const dashboard = await dashboardById(given.db, id)
    await requireComponent(given, knowledge, { kind, elementId: dashboard.elementId })
    return dashboard
  }
  const requirePanels = (elementId: number, tiles: readonly Tile[]) => {
    const keys = new Set(panelsOf(elementId).map(({ key }) => key))
    const unknown = tiles.findIndex(({ panel }) => !keys.has(panel))
    if (unknown >= 0) throw wrongField(`tiles.${unknown}.panel`, 'unknown', 'configuration.panel-unknown')
  }

  return platformAnswers(dashboardsCalls, {
    getDashboards: async (given, { applicationId }) => {
      const { db, caller, rights, language } = given
      const path = pathOfDashboards(catalogue.applications(), applicationId)
      const elementId = path && catalogue.idOf(path)
      if (!path || !elementId || (await rights.level(path)) < 1) throw notFound()
      const { admin } = await administeredBy(db, caller)
      const reader = { db, rights, language, userId: caller.userId, isAdmin: admin }
      return shownDashboards(reader, elementId, panelsOf(elementId))
    },

    getDashboardSites: async (given, { applicationId, companyId = null }) => {
      const brought = sites.find(known => isOf(applicationId, known))
      if (!brought || (await given.rights.level(brought.element)) < 1) return []
      return brought.load(given as never, companyId)
    },

    getPanel: async (given, { key, companyId = null, siteId = null, period }) => {
      const panel = panels.find(known => known.key === key)
      if (!panel || (await given.rights.level(panel.element)) < 1) throw notFound()
      return panel.load(given as never, { companyId, siteId, span: spanOf(period, given.clock.today()) })
    },

    getConfiguredDashboards: async (given, { elementId }) => {
      await requireComponent(given, knowledge, { kind, elementId })
      return dashboardsOf(given.db, elementId)
    },

    getDashboardChoices: async (given, { elementId }) => {
      await requireComponent(given, knowledge, { kind, elementId })
      const offered = panelsOf(elementId).map(({ key, label, kind: drawn }) => ({
        key,
        label: label[given.language],
        kind: drawn,
      }))
      return { panels: offered, services: await servicesToShow(given.db) }
    },

    createDashboard: async (given, input) => {
      await requireComponent(given, knowledge, { kind, elementId: input.elementId })
      requirePanels(input.elementId, input.tiles)
      return createDashboard(given, input)
    },

    editDashboard: async (given, input) => {
      const { elementId } = await configured(given, input.id)
      requirePanels(elementId, input.tiles)
      return editDashboard(given, input)
    },

    deleteDashboard: async (given, { id }) => deleteDashboard(given, await configured(given, id)),

    moveDashboard: async (given, { id, direction }) => {
      const dashboard = await configured(given, id)
      await moveDashboard(given, dashboard, direction)
      return dashboardsOf(given.db, dashboard.elementId)
    },
  })
}

function pathOfDashboards(applications: readonly { id: number; code: string }[], applicationId: number) {
  const application = applications.find(({ id }) => id === applicationId)
  return application && `tableauxdebord/${application.code}`
}
