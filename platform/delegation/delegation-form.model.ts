import { z } from 'zod'
import { businessZone } from '#kernel/shared/business-zone.ts'
import type { DelegationSheet, GivenComponent, SelectedItem } from './delegation.model.ts'

type Element = DelegationSheet['applications'][number]['elements'][number]

/** A component as the form holds it: ticked, with its companies (none: every one) and its last day. */
const TypedComponent = z.object({
  held: z.boolean(),
  companyIds: z.array(z.string()),
  /** Civil date, this day included; blank: without end. */
  lastDay: z.union([z.literal(''), z.iso.date('delegation.day-invalid')]),
})
type TypedComponent = z.output<typeof TypedComponent>

export type TypedElement = Record<string, TypedComponent>

export const fieldOf = ({ id }: Pick<GivenComponent, 'id'>) => `c${id}`

export const formOf = ({ components }: Element) =>
  z.object(Object.fromEntries(components.map(component => [fieldOf(component), TypedComponent])))

export const typedOf = ({ components }: Element): TypedElement =>
  Object.fromEntries(
    components.map(component => [
      fieldOf(component),
      {
        held: component.held !== null,
        companyIds: component.held?.companyIds ?? [],
        lastDay: lastDayOf(component.held?.endsAt ?? null),
      },
    ]),
  )

/** What is sent of an element: the ticked components, each until the midnight that ends its last day. */
export const selectedItems = ({ components }: Element, typed: TypedElement): SelectedItem[] =>
  components.flatMap(component => {
    const said = typed[fieldOf(component)]
    if (!said?.held) return []
    const isOfCompanies = component.scope === 'companies' && said.companyIds.length > 0
    return [
      {
        componentId: component.id,
        companyIds: isOfCompanies ? said.companyIds : null,
        endsAt: said.lastDay === '' ? null : endOf(said.lastDay),
      },
    ]
  })

export type Change = { component: GivenComponent; kind: 'given' | 'taken' | 'changed' }

/** What saving would do, component by component. */
export function changesIn(element: Element, typed: TypedElement): Change[] {
  const before = typedOf(element)
  return element.components.flatMap((component): Change[] => {
    const [former, present] = [before[fieldOf(component)], typed[fieldOf(component)]]
    if (!former || !present || (!former.held && !present.held)) return []
    if (!former.held) return [{ component, kind: 'given' }]
    if (!present.held) return [{ component, kind: 'taken' }]
    return sameScope(former, present) ? [] : [{ component, kind: 'changed' }]
  })
}

const sameScope = (one: TypedComponent, other: TypedComponent) =>
  one.lastDay === other.lastDay && one.companyIds.toSorted().join() === other.companyIds.toSorted().join()

const endOf = (day: string) => {
  const parsed = Temporal.PlainDate.from(day)
  return parsed.add({ days: 1 }).toZonedDateTime(businessZone).toInstant().toString()
}

const lastDayOf = (endsAt: string | null) =>
  endsAt === null
    ? ''
    : Temporal.Instant.from(endsAt).subtract({ seconds: 1 }).toZonedDateTimeISO(businessZone).toPlainDate().toString()
