import type { Rights } from '#kernel/server/answers.ts'
import type { Clock } from '#kernel/server/clock.ts'
import type { Db } from '#kernel/server/db.ts'
import type { Names } from '#kernel/shared/names.ts'
import type { PanelFilters, PanelKind, PanelPoint } from './dashboard.model.ts'

export type Loading<Tables> = { db: Db<Tables>; rights: Rights; clock: Clock }

/** A figure, a list or a picture that an application offers to dashboards. */
export type DashboardPanel<Tables = never> = {
  /** Dashboards keep it: it never changes. Begins with the application’s code: `rhHeadcount`. */
  key: string
  label: Names
  /** Path of the element on which one must be able to read. */
  element: string
  kind: PanelKind
  /** Inside what the reader may see; one point for a number, in their order for the others. */
  load(loading: Loading<Tables>, filters: PanelFilters): Promise<PanelPoint[]>
}

/** Checks a panel against its own tables and forgets them: the room handles all alike. */
export const dashboardPanel = <Tables>(panel: DashboardPanel<Tables>) => panel as unknown as DashboardPanel
