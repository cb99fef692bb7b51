/** What the label of a product says; null where it says nothing. */
export type Delays = { preHarvestDays: number | null; reEntryHours: number | null; hazards: readonly string[] }

const [usualHours, underCoverHours, irritantHours, dangerousHours] = [6, 8, 24, 48]
const irritant = ['H315', 'H318', 'H319']
const dangerous = ['H317', 'H334', 'H340', 'H341', 'H350', 'H351', 'H360', 'H361', 'H362']
const usualDays = 3

/**
 * Hours before people may enter: those of the label, or those of the order of 4 May 2017, article 3; never less than eight
 * under glass.
 */
export function reEntryHoursOf({ reEntryHours, hazards }: Delays, isCovered: boolean) {
  const told = (codes: readonly string[]) => hazards.some(hazard => codes.includes(hazard.slice(0, 4)))
  const legal = told(dangerous) ? dangerousHours : told(irritant) ? irritantHours : usualHours
  const hours = reEntryHours ?? legal
  return isCovered ? Math.max(hours, underCoverHours) : Math.max(hours, usualHours)
}

/** Days of 24 hours before harvest: those of the label, or three. */
export const preHarvestDaysOf = ({ preHarvestDays }: Pick<Delays, 'preHarvestDays'>) => preHarvestDays ?? usualDays

/** From when one may enter and harvest, by the product that asks for most. */
export function opensAgain(endedAt: string, products: readonly Delays[], isCovered: boolean) {
  const after = (hours: number) => Temporal.Instant.from(endedAt).add({ hours }).toString()
  return {
    reEntryAt: after(Math.max(...products.map(product => reEntryHoursOf(product, isCovered)))),
    harvestFrom: after(24 * Math.max(...products.map(preHarvestDaysOf))),
  }
}
