/** What may hang on a wall. */
export const wallScreens = [
  { path: '/monitoring/stats/sun', label: 'monitoring.wall.platform' },
  { path: '/monitoring/stats/clients', label: 'monitoring.wall.clients' },
] as const
