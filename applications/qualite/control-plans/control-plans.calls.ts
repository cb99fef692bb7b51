import { z } from 'zod'
import { manages, reads } from '#kernel/shared/access.ts'
import { calls } from '#kernel/shared/call.ts'
import { idOf } from '#kernel/shared/id-of.ts'
import { ControlPlan, planCode, planFields } from './control-plan.model.ts'
import { controlsElement } from './control-plans-place.model.ts'

const setting = {
  access: manages(controlsElement),
  touches: ['qualite', 'platform/to-do'],
  answer: ControlPlan,
} as const

/** What is controlled, when and against what (design of quality, section 6). */
export const controlPlansCalls = calls('qualite/control-plans', {
  getControlPlans: {
    method: 'GET',
    path: 'qualite/controles/plans',
    access: reads(controlsElement),
    answer: z.array(ControlPlan),
  },
  /** Those whose plans one manages, by name. */
  getCompaniesForControlPlans: {
    method: 'GET',
    path: 'qualite/controles/companies',
    access: manages(controlsElement),
    answer: z.array(z.object({ id: idOf('platform.company'), name: z.string() })),
  },
  /** In force at once: what is still to come today is due. 400 CODE_TAKEN at its field; 400 without one rhythm. */
  createControlPlan: {
    ...setting,
    method: 'POST',
    path: 'qualite/controles/plans',
    status: 201,
    input: z.strictObject({ companyId: idOf('platform.company'), code: planCode, ...planFields }),
  },
  /** What was due and not done yet follows; what was done keeps the limits of its day. 400 without one rhythm; 409 */
  editControlPlan: {
    ...setting,
    method: 'PUT',
    path: 'qualite/controles/plans/:id',
    input: z.strictObject({
      id: idOf('qualite.control_plan'),
      ...planFields,
      isArchived: z.boolean().default(false),
      version: z.int32(),
    }),
  },
})
