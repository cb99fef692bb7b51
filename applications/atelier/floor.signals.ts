import { z } from 'zod'
import { signal } from '#kernel/shared/signal.ts'

/** An order changed; what is on screen asks again. */
export const orderChanged = signal('ORDER_CHANGED', z.object({ workshopId: z.uuid(), orderId: z.uuid() }))

/** A line started, stopped or changed its order. */
export const lineState = signal('LINE_STATE', z.object({ workshopId: z.uuid(), lineId: z.uuid() }))

/** The plan of a day changed. */
export const planChanged = signal('PLAN_CHANGED', z.object({ workshopId: z.uuid(), date: z.iso.date() }))
