import type { RowProblem } from '#platform/imports/bulk-model.slot.ts'
import type { LivingPlace } from '#rh/workplaces/workplaces.server.ts'
import { type FactValues, placeColumns } from './facts-columns.ts'
import { mostNames, ofSameName, namesNear } from './same-name.ts'

type PlaceMeant = { place: LivingPlace } | { problem: RowProblem<FactValues> }

/**
 * The place of a company that a line names, from the site down; a unit alone is enough where one site has it. One that is
 * not there, or of which there are several, is told with the names that were perhaps meant.
 */
export function placeMeant(places: readonly LivingPlace[], said: Partial<FactValues>): PlaceMeant {
  let inside = places
  let meant: readonly LivingPlace[] = []
  let column: (typeof placeColumns)[number] = 'site'
  for (const [depth, level] of placeColumns.entries()) {
    const name = said[level]
    if (name === undefined) continue
    const nameOf = ({ path }: LivingPlace) => path[depth] ?? ''
    const offered = inside.filter(({ path }) => path.length === depth + 1)
    meant = ofSameName(offered, name, nameOf)
    column = level
    if (meant.length === 0) return { problem: { column, ...unknownAmong(offered.map(nameOf), name) } }
    const parents = meant
    inside = inside.filter(place => parents.some(parent => isUnder(place, parent)))
  }
  const [place, ...others] = meant
  if (place && others.length === 0) return { place }
  const near = meant
    .slice(0, mostNames)
    .map(({ path }) => path.join(' · '))
    .join(', ')
  return { problem: { column, label: 'rh.staff-import.place-ambiguous', values: { near } } }
}

const isUnder = ({ siteId, unitId }: LivingPlace, above: LivingPlace) =>
  siteId === above.siteId && (above.unitId === null || unitId === above.unitId)

function unknownAmong(names: readonly string[], name: string) {
  const near = namesNear(names, name).join(', ')
  return near
    ? { label: 'rh.staff-import.place-unknown-near', values: { near } }
    : { label: 'rh.staff-import.place-unknown' }
}
