import type { Labels } from '#kernel/shared/labels.ts'

const found = import.meta.glob<Labels>(
  '../../{candidates,candidate-applications,interviews,hiring-files}/labels/es.ts',
  {
    eager: true,
    import: 'default',
  },
)

export default Object.assign({}, ...Object.values(found)) as Labels
