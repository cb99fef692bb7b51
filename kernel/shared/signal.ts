import type { z } from 'zod'

/** Something said in real time, by its name on the wire and the shape of what it carries. */
export type Signal<Payload = unknown> = { name: string; payload: z.core.$ZodType<Payload> }

/** A hint, never a truth: who missed it finds the same by asking. Payloads hold ids and counts, and what is to be shown. */
export const signal = <Payload>(name: string, payload: z.core.$ZodType<Payload>): Signal<Payload> => ({ name, payload })
