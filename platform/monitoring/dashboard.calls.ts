import { z } from 'zod'
import { open, role } from '#kernel/shared/access.ts'
import { calls, nothing } from '#kernel/shared/call.ts'
import { idOf } from '#kernel/shared/id-of.ts'
import { ClientStats, Dashboard, DisplayLink, NewDisplayLink, PlatformStats } from './dashboard.model.ts'

const shown = open('a wall screen has no session: its link, which a super role made, proves that it may show counts')

/** How the installation is: for those who run it, and as counts on a wall. */
export const dashboardCalls = calls('platform/monitoring', {
  getMonitoringDashboard: {
    method: 'GET',
    path: 'monitoring/dashboard',
    access: role('superDev', 'superAdmin'),
    outside: true,
    answer: Dashboard,
  },
  /** By a session of a super role, or a display link's token in the header `displaytoken`. */
  getPlatformStats: {
    method: 'GET',
    path: 'monitoring/stats/sun',
    access: shown,
    voice: 'auth',
    uncounted: true,
    answer: PlatformStats,
  },
  getClientStats: {
    method: 'GET',
    path: 'monitoring/stats/clients',
    access: shown,
    voice: 'auth',
    uncounted: true,
    answer: z.array(ClientStats),
  },
  getDisplayLinks: {
    method: 'GET',
    path: 'monitoring/displayLinks',
    access: role('superDev', 'superAdmin'),
    voice: 'auth',
    answer: z.array(DisplayLink),
  },
  /** Good for 30 days. Its token is told this once. */
  makeDisplayLink: {
    method: 'POST',
    path: 'monitoring/displayLinks',
    access: role('superDev', 'superAdmin'),
    voice: 'auth',
    input: NewDisplayLink,
    answer: DisplayLink.extend({ token: z.string() }),
    status: 201,
  },
  revokeDisplayLink: {
    method: 'DELETE',
    path: 'monitoring/displayLinks/:id',
    access: role('superDev', 'superAdmin'),
    voice: 'auth',
    input: z.strictObject({ id: idOf('platform.link') }),
    answer: nothing,
  },
})
