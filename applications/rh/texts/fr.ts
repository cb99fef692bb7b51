import type { Labels } from '#kernel/shared/labels.ts'

const found = import.meta.glob<Labels>(
  [
    '../labels/fr.ts',
    '../*/labels/fr.ts',
    '!../{server,recall,campaigns,deadlines,recruitment-indicators,register,working-time,absences,skills}/**',
  ],
  {
    eager: true,
    import: 'default',
  },
)

export default Object.assign({}, ...Object.values(found)) as Labels
