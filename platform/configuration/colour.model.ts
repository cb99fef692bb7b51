import { z } from 'zod'
import { contrast } from '#kernel/shared/contrast.ts'
import { idOf } from '#kernel/shared/id-of.ts'

/** The pages on which colours stand. */
export const pages = { light: '#FFFFFF', dark: '#182019' } as const

/** WCAG 2.2, 1.4.11: what is told by a colour differs 3:1 from what is beside it. */
export const leastContrast = 3

/** Seen on the light page and on the dark one. */
export const isSeen = (color: string) =>
  Object.values(pages).every(background => contrast(color, background) >= leastContrast)

export const VisibleColour = z
  .string()
  .toUpperCase()
  .regex(/^#[0-9A-F]{6}$/, 'configuration.colour-invalid')
  .refine(isSeen, 'configuration.colour-unseen')

/** The colour of a person on an element's boards. */
export const UserColour = z.object({
  userId: idOf('platform.user'),
  firstname: z.string(),
  name: z.string(),
  elementId: z.int32(),
  color: z.string().nullable(),
})
export type UserColour = z.output<typeof UserColour>
