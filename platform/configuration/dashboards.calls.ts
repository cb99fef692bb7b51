import { z } from 'zod'
import { role, signedIn } from '#kernel/shared/access.ts'
import { calls, nothing } from '#kernel/shared/call.ts'
import { idOf } from '#kernel/shared/id-of.ts'
import { int32InText } from '#kernel/shared/int32.ts'
import { Dashboard, DashboardSite, mostTiles, Panel, PanelPoint, ShownDashboard, Tile } from './dashboard.model.ts'
import { Period, usualPeriod } from './period.model.ts'

const byConfigurator = { access: role('adminOfClient', 'configurator') } as const
const said = {
  name: z.string().trim().min(1).max(80),
  serviceIds: z.array(idOf('platform.service')).max(500),
  tiles: z.array(Tile).max(mostTiles),
}
const ofOne = z.strictObject({ id: idOf('platform.dashboard') })

/** Dashboards of the applications (component *Tableaux de bord*). */
export const dashboardsCalls = calls('platform/configuration', {
  /** Those of the person's services, with the tiles that he may read; the usual one where the client made none. */
  getDashboards: {
    method: 'GET',
    path: 'dashboards/:applicationId',
    access: signedIn(),
    input: z.strictObject({ applicationId: int32InText }),
    answer: z.array(ShownDashboard),
  },
  /** The sites by which the dashboards of an application can be narrowed; none where it brings none. */
  getDashboardSites: {
    method: 'GET',
    path: 'dashboards/sites/:applicationId',
    access: signedIn(),
    input: z.strictObject({ applicationId: int32InText, companyId: idOf('platform.company').optional() }),
    answer: z.array(DashboardSite),
  },
  /** What stands in one tile. */
  getPanel: {
    method: 'GET',
    path: 'dashboards/panels/:key',
    access: signedIn(),
    input: z.strictObject({
      key: z.string().max(80),
      companyId: idOf('platform.company').optional(),
      siteId: idOf('rh.site').optional(),
      period: Period.default(usualPeriod),
    }),
    answer: z.array(PanelPoint),
  },
  getConfiguredDashboards: {
    ...byConfigurator,
    method: 'GET',
    path: 'configuration/dashboards/:elementId',
    input: z.strictObject({ elementId: int32InText }),
    answer: z.array(Dashboard),
  },
  /** What a dashboard of that element may be made of, and the services that it may be made for. */
  getDashboardChoices: {
    ...byConfigurator,
    method: 'GET',
    path: 'configuration/dashboardChoices/:elementId',
    input: z.strictObject({ elementId: int32InText }),
    answer: z.object({ panels: z.array(Panel), services: Dashboard.shape.services }),
  },
  /** 400 on a panel that the application has not, a tile that is there twice, or a service that does not exist. */
  createDashboard: {
    ...byConfigurator,
    method: 'POST',
    path: 'configuration/dashboards',
    status: 201,
    input: z.strictObject({ elementId: z.int32(), ...said }),
    answer: Dashboard,
  },
  editDashboard: {
    ...byConfigurator,
    method: 'PUT',
    path: 'configuration/dashboards/:id',
    input: ofOne.extend({ ...said, version: z.int32() }),
    answer: Dashboard,
  },
  deleteDashboard: {
    ...byConfigurator,
    method: 'DELETE',
    path: 'configuration/dashboards/:id',
    input: ofOne,
    answer: nothing,
  },
  moveDashboard: {
    ...byConfigurator,
    method: 'POST',
    path: 'configuration/dashboards/:id/move',
    input: ofOne.extend({ direction: z.enum(['up', 'down']) }),
    answer: z.array(Dashboard),
  },
})
