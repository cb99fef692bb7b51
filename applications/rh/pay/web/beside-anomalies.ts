/** What stands against people beside the people, above them where there is no room. */
export const besideAnomalies = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', xl: '300px minmax(0, 1fr)' },
} as const
