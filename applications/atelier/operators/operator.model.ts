import { z } from 'zod'
import { idOf } from '#kernel/shared/id-of.ts'
import { asOneLine } from '#kernel/shared/written-text.ts'

/** Four to six digits, typed with gloves. */
export const pin = z.string().regex(/^\d{4,6}$/, 'atelier.operator.pin-form')

export const operatorFields = {
  atelierId: idOf('atelier.workshop'),
  firstname: z.string().overwrite(asOneLine).min(1).max(40),
  name: z.string().overwrite(asOneLine).min(1).max(60),
  badge: z
    .string()
    .overwrite(asOneLine)
    .regex(/^[A-Za-z0-9-]{0,40}$/, 'atelier.operator.badge-form')
    .nullable()
    .default(null)
    .transform(badge => badge || null),
  ligneAtelierId: idOf('atelier.ligne_atelier')
    .or(z.literal(''))
    .nullable()
    .default(null)
    .transform(id => id || null),
  active: z.boolean().default(true),
  /** Who he is in the directory: his hours are told under that name. */
  contactId: idOf('platform.contact')
    .or(z.literal(''))
    .nullable()
    .default(null)
    .transform(id => id || null),
  /** A new code; none was said: the former one stays, `null` takes it away. */
  pin: pin.nullish(),
}

/** Somebody of the floor, named on the tablets of a workshop. */
export const Operator = z.object({
  id: idOf('atelier.operator'),
  atelierId: idOf('atelier.workshop'),
  firstname: z.string(),
  name: z.string(),
  badge: z.string().nullable(),
  ligneAtelierId: idOf('atelier.ligne_atelier').nullable(),
  line: z.string().nullable(),
  active: z.boolean(),
  contactId: idOf('platform.contact').nullable(),
  hasPin: z.boolean(),
  /** The order on which he works now. */
  orderId: idOf('atelier.fabrication_order').nullable(),
  version: z.int32(),
})
export type Operator = z.output<typeof Operator>
