import { z } from 'zod'
import { idOf } from '#kernel/shared/id-of.ts'
import { siteFields } from './site-assignment.model.ts'

/** People placed at once: as many as a week of harvest takes on. */
export const mostPlaced = 500

/** One place, from one day on, for all of them. */
export const manyPlacesFields = siteFields.omit({ reason: true })
export type ManyPlacesFields = z.output<typeof manyPlacesFields>

/** Why somebody stays where he is. */
export const leftReasons = ['archived', 'otherCompany', 'noRight'] as const

const Person = z.object({ id: idOf('rh.employee'), firstname: z.string(), name: z.string() })

/** What becomes of many people who are placed at once, each list in the order of names. */
export const ManyPlaced = z.object({
  placed: z.array(Person),
  /** Of those placed, who works elsewhere from a later day on: that was written before and stays. */
  movingOn: z.array(Person.extend({ on: z.iso.date() })),
  /** Who works there on that day already: nothing is written of him. */
  alreadyThere: z.array(Person),
  left: z.array(Person.extend({ reason: z.enum(leftReasons) })),
})
export type ManyPlaced = z.output<typeof ManyPlaced>
