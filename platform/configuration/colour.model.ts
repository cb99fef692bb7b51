import { z } from 'zod'

/** The pages on which colours stand. */
export const pages = { light: '#FFFFFF', dark: '#182019' } as const

/** WCAG 2.2, 1.4.11: what is told by a colour differs 3:1 from what is beside it. */
export const leastContrast = 3

const channel = (value: number) => {
  const share = value / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
}

/** Relative luminance of `#RRGGBB`, 0 to 1. */
export function luminance(color: string) {
  const [red, green, blue] = [1, 3, 5].map(at => channel(Number.parseInt(color.slice(at, at + 2), 16))) as [
    number,
    number,
    number,
  ]
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

export function contrast(one: string, other: string) {
  const [dark, light] = [luminance(one), luminance(other)].toSorted((a, b) => a - b) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}

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
  userId: z.uuid(),
  firstname: z.string(),
  name: z.string(),
  elementId: z.int(),
  color: z.string().nullable(),
})
export type UserColour = z.output<typeof UserColour>
