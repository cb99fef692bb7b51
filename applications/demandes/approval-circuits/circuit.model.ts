import { z } from 'zod'
import { idOf } from '#kernel/shared/id-of.ts'
import { kindsOfRequest } from '../requests/request.model.ts'
import { rolesOfStep } from '../requests/request-rules.model.ts'

export const StepOfCircuit = z
  .strictObject({
    role: z.enum(rolesOfStep),
    approverId: idOf('platform.user').nullable().default(null),
    /** Whom amounts up to this stop at; null: any. */
    upToCents: z.number().int().positive().max(1_000_000_000).nullable().default(null),
  })
  .refine(({ role, approverId }) => (role === 'member') === (approverId !== null), {
    path: ['approverId'],
    message: 'demandes.circuit.member-needed',
  })
export type StepOfCircuit = z.output<typeof StepOfCircuit>

/** The last step has no ceiling, the ceilings before it go up: no amount is without somebody who decides. */
export const stepsOfCircuit = z
  .array(StepOfCircuit)
  .max(9)
  .superRefine((steps, { addIssue }) => {
    for (const [index, { upToCents }] of steps.entries()) {
      const isLast = index === steps.length - 1
      const before = steps[index - 1]?.upToCents ?? 0
      if (isLast && upToCents !== null)
        addIssue({ code: 'custom', path: [index, 'upToCents'], message: 'demandes.circuit.last-open' })
      if (!isLast && (upToCents === null || upToCents <= before))
        addIssue({ code: 'custom', path: [index, 'upToCents'], message: 'demandes.circuit.ceilings-rise' })
    }
  })

export const ApprovalCircuit = z.object({
  companyId: idOf('platform.company'),
  company: z.string(),
  /** null: of all kinds that have no circuit of their own. */
  kind: z.enum(kindsOfRequest).nullable(),
  steps: z.array(
    z.object({
      role: z.enum(rolesOfStep),
      approverId: idOf('platform.user').nullable(),
      approver: z.string().nullable(),
      upToCents: z.number().nullable(),
    }),
  ),
  version: z.int32(),
})
export type ApprovalCircuit = z.output<typeof ApprovalCircuit>
