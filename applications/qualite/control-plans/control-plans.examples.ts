import type { Examples } from '#kernel/testing/examples.ts'
import type { controlPlansCalls } from './control-plans.calls.ts'

const hours = { label: 'mot', kind: 'other' as const, weekdays: [1], times: ['06:30'] }

export const controlPlansExamples: Examples<typeof controlPlansCalls> = {
  createControlPlan: here => ({ companyId: here.id('platform.company'), code: 'MOT-ESSAI', ...hours }),
  editControlPlan: here => ({
    id: here.id('qualite.control_plan'),
    ...hours,
    version: Number(here.row('qualite.control_plan')?.version ?? 1),
  }),
}
