import type { Rights } from '#kernel/server/answers.ts'
import type { Clock } from '#kernel/server/clock.ts'
import type { Db } from '#kernel/server/db.ts'
import type { Names } from '#kernel/shared/names.ts'
import type { DashboardSite, PageFilter, PanelFilters, PanelKind, PanelPoint } from './dashboard.model.ts'
import { offer, type Offered } from '#kernel/shared/offer.ts'

export type Loading<Tables> = { db: Db<Tables>; rights: Rights; clock: Clock; offered: Offered }

/** A figure, a list or a picture that an application offers to dashboards. */
export type DashboardPanel<Tables = never> = {
  /** Dashboards keep it: it never changes. Begins with the application’s code: `rhHeadcount`. */
  key: string
  label: Names
  /** Path of the element on which one must be able to read. */
  element: string
  kind: PanelKind
  /** Filters of the page that change what it shows; it is told of the others in vain. */
  heeds: readonly PageFilter[]
  /** Inside what the reader may see; one point for a number, in their order for the others. */
  load(loading: Loading<Tables>, filters: PanelFilters): Promise<PanelPoint[]>
}

/** Checks a panel against its own tables and forgets them: the room handles all alike. */
export const dashboardPanel = <Tables>(panel: DashboardPanel<Tables>) => panel as unknown as DashboardPanel

/** The sites by which the dashboards of an application are narrowed, of one company or of all. */
export type DashboardSites<Tables = never> = {
  /** Path of the element on which one must be able to read. */
  element: string
  load(loading: Loading<Tables>, companyId: string | null): Promise<DashboardSite[]>
}

/** Checks sites against their own tables and forgets them: the room handles all alike. */
export const dashboardSites = <Tables>(sites: DashboardSites<Tables>) => sites as unknown as DashboardSites

export const dashboardPanelsOffer = offer<DashboardPanel>('dashboard panels')
export const dashboardSitesOffer = offer<DashboardSites>('dashboard sites')
