import { z } from 'zod'
import { idOf } from '#kernel/shared/id-of.ts'
import { personSteps, waitings } from './campaign.model.ts'

export const arrivalOutcomes = ['arrived', 'no_show'] as const
export type ArrivalOutcome = (typeof arrivalOutcomes)[number]

/** Somebody who is expected on a day. */
export const ExpectedPerson = z.object({
  id: idOf('rh.campaign_person'),
  name: z.string(),
  firstname: z.string(),
  employeeId: idOf('rh.employee').nullable(),
  candidateId: idOf('rh.candidate').nullable(),
  applicationId: idOf('rh.candidate_application').nullable(),
  phone: z.string().nullable(),
  siteId: idOf('rh.site').nullable(),
  site: z.string().nullable(),
  position: z.string().nullable(),
  step: z.enum(personSteps),
  waiting: z.enum(waitings),
  /** Pieces of his hiring file that are not there, or were turned down: kinds of papers. */
  missingPieces: z.array(z.string()),
  needsHousing: z.boolean(),
  needsTransport: z.boolean(),
  /** How he comes to work, as he wrote in the application form. */
  comesBy: z.string().nullable(),
  arrival: z.enum(arrivalOutcomes).nullable(),
  arrivalMarkedAt: z.string().nullable(),
  version: z.int32(),
  can: z.object({ mark: z.boolean() }),
})
export type ExpectedPerson = z.output<typeof ExpectedPerson>

/** Who comes on a day, by site and name, and the days around it on which somebody comes. */
export const Arrivals = z.object({
  campaign: z.object({ id: idOf('rh.campaign'), name: z.string() }),
  day: z.iso.date(),
  days: z.array(z.object({ day: z.iso.date(), count: z.int() })),
  people: z.array(ExpectedPerson),
})
export type Arrivals = z.output<typeof Arrivals>

/** Nobody is said to have come, or not, before his day. */
export const mayBeMarked = (day: string, today: string) => day <= today

/** How many of them need a bed or a lift, came, and did not. */
export const countedArrivals = (people: readonly ExpectedPerson[]) => ({
  expected: people.length,
  arrived: people.filter(({ arrival }) => arrival === 'arrived').length,
  noShow: people.filter(({ arrival }) => arrival === 'no_show').length,
  housing: people.filter(({ needsHousing }) => needsHousing).length,
  transport: people.filter(({ needsTransport }) => needsTransport).length,
})
