import { dashboardsCalls } from '../../dashboards.calls.ts'

/** Answers that a change of a dashboard makes wrong. */
export const toldOfDashboards = [dashboardsCalls.getConfiguredDashboards, dashboardsCalls.getDashboards] as const
