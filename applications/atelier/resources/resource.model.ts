import { z } from 'zod'
import { idOf } from '#kernel/shared/id-of.ts'
import { asOneLine } from '#kernel/shared/written-text.ts'
import { stopReasons } from '#atelier/fabrication-orders/fabrication-order.model.ts'

export const resourceKinds = [
  'sorter',
  'filler',
  'flowpack',
  'labeller',
  'palletiser',
  'detector',
  'scale',
  'printer',
  'forklift',
  'other',
] as const
export const resourceStates = ['in_service', 'degraded', 'stopped', 'archived'] as const

const foreignCode = z
  .string()
  .overwrite(asOneLine)
  .max(40)
  .nullable()
  .default(null)
  .transform(code => code || null)

export const resourceFields = {
  atelierId: idOf('atelier.workshop'),
  /** Null: of the whole workshop. */
  ligneAtelierId: idOf('atelier.ligne_atelier')
    .or(z.literal(''))
    .nullable()
    .default(null)
    .transform(id => id || null),
  code: z.string().regex(/^[A-Z0-9][A-Z0-9-]{0,11}$/, 'atelier.line.code-form'),
  label: z.string().overwrite(asOneLine).min(1).max(60),
  kind: z.enum(resourceKinds),
  /** Its line cannot run without it. */
  blocking: z.boolean().default(false),
  /** What the meter of Energy, and the equipment of Requests, are called. */
  meterCode: foreignCode,
  equipmentCode: foreignCode,
}

export const ResourceOfWorkshop = z.object({
  id: idOf('atelier.resource'),
  atelierId: idOf('atelier.workshop'),
  ligneAtelierId: idOf('atelier.ligne_atelier').nullable(),
  line: z.string().nullable(),
  code: z.string(),
  label: z.string(),
  kind: z.enum(resourceKinds),
  blocking: z.boolean(),
  meterCode: z.string().nullable(),
  equipmentCode: z.string().nullable(),
  state: z.enum(resourceStates),
  /** The stop that lasts. */
  stop: z
    .object({
      startedAt: z.string(),
      reasonCode: z.enum(stopReasons),
      comment: z.string().nullable(),
      /** Of the ticket that was opened for it. */
      ticketNumber: z.string().nullable(),
    })
    .nullable(),
  /** It broke down, nobody opened a ticket yet, and somebody keeps some. */
  isReportable: z.boolean(),
  version: z.int32(),
})
export type ResourceOfWorkshop = z.output<typeof ResourceOfWorkshop>
