import { z } from 'zod'
import { Kilograms } from '#kernel/shared/weight.ts'

export const directions = ['up', 'down'] as const
export type Direction = (typeof directions)[number]

/** From the block to the customer, in the order in which goods go. */
export const kindsOfNode = ['treatment', 'place', 'grower', 'lot', 'pallet', 'deliveryNote', 'customer'] as const

export const TraceNode = z.object({
  kind: z.enum(kindsOfNode),
  id: z.string(),
  label: z.string(),
  detail: z.string().nullable(),
  kg: Kilograms.nullable(),
  cases: z.int().nullable(),
  on: z.string().nullable(),
  /** Of a lot: what holds it, `free` where nothing does. */
  status: z.string().nullable(),
  /** Of a lot: what kind of lot it is. */
  lotKind: z.string().nullable(),
})
export type TraceNode = z.output<typeof TraceNode>

export const TraceLink = z.object({ from: z.string(), to: z.string(), kg: Kilograms })
export type TraceLink = z.output<typeof TraceLink>
