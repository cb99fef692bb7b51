import type { Labels } from '#kernel/shared/labels.ts'

const found = import.meta.glob<Labels>(
  [
    '../labels/en.ts',
    '../*/labels/en.ts',
    '!../{server,document-requests,dpae-boxes,recall,campaigns,deadlines,recruitment-indicators,register,working-time,absences,access,planning,hr-events,indicators,retention,skills,staff-import,offer-rules,work-accidents,offer-models,job-offers,application-form,candidates,candidate-applications,interviews,hiring-files,annual-programs,pay,payroll-software,positions}/**',
  ],
  {
    eager: true,
    import: 'default',
  },
)

export default Object.assign({}, ...Object.values(found)) as Labels
