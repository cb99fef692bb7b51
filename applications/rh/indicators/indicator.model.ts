import { z } from 'zod'
import { idOf } from '#kernel/shared/id-of.ts'
import { families } from '#rh/contract-terms/contract-family.model.ts'

/** Beyond these the staff list shows the rest. */
export const mostItems = 200

/** Somebody whom a figure counts. `date` is the first day of his contract, or the last one where the figure is of departures. */
export const CountedPerson = z.object({
  employeeId: idOf('rh.employee'),
  name: z.string(),
  firstname: z.string(),
  contractId: idOf('rh.employment_contract').nullable(),
  date: z.iso.date().nullable(),
  site: z.string().nullable(),
  position: z.string().nullable(),
})
export type CountedPerson = z.output<typeof CountedPerson>

export const CountedPeople = z.object({ total: z.int(), items: z.array(CountedPerson) })
export type CountedPeople = z.output<typeof CountedPeople>

/** How many work at a place; without id those who work at none. */
export const CountedPlace = z.object({
  id: idOf('rh.site', 'rh.unit', 'rh.subunit').nullable(),
  label: z.string(),
  color: z.string().nullable(),
  count: z.int(),
})
export type CountedPlace = z.output<typeof CountedPlace>

/** A unit with the name of its site, since several sites have a unit of the same name. */
export const CountedUnit = CountedPlace.extend({ site: z.string().nullable() })
export type CountedUnit = z.output<typeof CountedUnit>

export const CountedType = z.object({
  typeOfContractId: idOf('rh.type_of_contract'),
  libelle: z.string(),
  count: z.int(),
  percentage: z.number(),
})
export type CountedType = z.output<typeof CountedType>

/** How many have a contract of a family. */
export const CountedFamily = z.object({ family: z.enum(families), count: z.int(), percentage: z.number() })
export type CountedFamily = z.output<typeof CountedFamily>

/** How many were under contract, and how many of them without an end agreed (CDI). */
export const CountedWeek = z.object({ isoYear: z.int(), isoWeek: z.int(), count: z.int(), permanent: z.int() })
export type CountedWeek = z.output<typeof CountedWeek>

/** What stands on the page: one figure a tile. */
export const StaffFigures = z.object({
  /** The day that the figures tell of. */
  day: z.iso.date(),
  active: z.int(),
  female: z.int(),
  male: z.int(),
  starting: z.int(),
  ending: z.int(),
  /** The same of the month before. */
  startedBefore: z.int(),
  endedBefore: z.int(),
  /** Who is yet to be hired, and those of them whose contract is to begin. */
  toHire: z.int(),
  upcoming: z.int(),
  /** Contracts that both have not signed, whose trial ends soon, of which something else is to be signed. */
  unsigned: z.int(),
  trialEnding: z.int(),
  elementsUnsigned: z.int(),
  /** Whose declaration before hiring is not accepted. */
  undeclared: z.int(),
  perSite: z.array(CountedPlace),
  perUnit: z.array(CountedUnit),
  perFamily: z.array(CountedFamily),
  /** Whether the reader's staff list, narrowed alike, holds exactly the same people. */
  opensList: z.boolean(),
  /** Whether the reader's list of contracts does so with contracts. */
  opensContracts: z.boolean(),
})
export type StaffFigures = z.output<typeof StaffFigures>

const UnitOfFigures = z.object({ id: idOf('rh.unit'), name: z.string() })
const SiteOfFigures = z.object({ id: idOf('rh.site'), name: z.string(), units: z.array(UnitOfFigures) })

export const CompanyOfFigures = z.object({
  id: idOf('platform.company'),
  name: z.string(),
  sites: z.array(SiteOfFigures),
})
export type CompanyOfFigures = z.output<typeof CompanyOfFigures>

/**
 * Shares of a whole in percent with one decimal, that add up to 100.0: each is cut down, and the tenths that are left
 * go to those that lost most (largest remainder), the first ones where they lost alike.
 */
export function percentages(counts: readonly number[]): number[] {
  const whole = counts.reduce((sum, count) => sum + count, 0)
  if (whole === 0) return counts.map(() => 0)
  const cut = counts.map(count => Math.floor((count * 1_000) / whole))
  const left = 1_000 - cut.reduce((sum, tenths) => sum + tenths, 0)
  const raised = new Set(
    counts
      .map((count, index) => ({ index, lost: (count * 1_000) % whole }))
      .toSorted((one, other) => other.lost - one.lost || one.index - other.index)
      .slice(0, left)
      .map(({ index }) => index),
  )
  return cut.map((tenths, index) => (tenths + (raised.has(index) ? 1 : 0)) / 10)
}
