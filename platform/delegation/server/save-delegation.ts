import { sql } from 'kysely'
import type { Given } from '#kernel/server/answers.ts'
import { notFound, Refusal, wrongField } from '#kernel/server/errors.ts'
import type { InputOf } from '#kernel/shared/call.ts'
import type { ElementCatalogue } from '#platform/applications/applications.server.ts'
import type { PlatformTables } from '#platform/platform-db.ts'
import { heldBy, lockRights } from '#platform/rights/rights.server.ts'
import type { delegationCalls } from '../delegation.calls.ts'
import type { HeldComponent, SelectedItem } from '../delegation.model.ts'
import { personInQuestion } from './person-in-question.ts'
import { allComponents, heldComponents } from './held-components.queries.ts'
import { noteConfiguration } from './note-configuration.ts'

type Save = (typeof delegationCalls)['saveDelegationForElement']
type Asking = Given<Save, PlatformTables>

/**
 * Replaces what a person may configure of an element.
 * @throws Refusal 400 on oneself, an administrator, a component of another element, a company where none is chosen,
 *   an element that one does not read oneself; 404 for a person, element or company that does not exist
 */
export async function saveDelegation(given: Asking, catalogue: ElementCatalogue, input: InputOf<Save>) {
  const { db, caller, clock, language } = given
  const { userId, clientId, elementId, applicationId, selectedItems } = input
  if (userId === caller.userId) throw new Refusal(400, 'OWN_RIGHTS', 'delegation.own-rights')
  const person = await personInQuestion(given, userId)
  if (person.admin) throw new Refusal(400, 'ALREADY_ADMIN', 'delegation.already-admin')
  const element = catalogue.elements().find(({ id }) => id === elementId)
  if (!element || element.applicationId !== applicationId) throw notFound()
  await requireFitting(given, elementId, selectedItems)

  await lockRights(db)
  const asked = { clientId, userId, now: clock.now(), language }
  const before = (await heldComponents(db, asked)).filter(held => held.elementId === elementId)
  if (selectedItems.some(item => widens(before, item))) await requireOwnReading(given, elementId)
  await sql`
    delete from platform.configuration_delegation d using platform.configuration_component c
     where c.id = d.component_id and c.element_id = ${elementId} and d.user_id = ${userId}`.execute(db)
  if (selectedItems.length > 0)
    await db
      .insertInto('platform.configuration_delegation')
      .values(
        selectedItems.map(({ componentId, companyIds, endsAt }) => ({
          userId,
          componentId,
          companyIds,
          endsAt: endsAt ?? null,
          grantedBy: caller.userId,
        })),
      )
      .execute()
  const after = (await heldComponents(db, asked)).filter(held => held.elementId === elementId)
  await noteConfiguration(given, 'delegation', userId, asNoted(before), asNoted(after))
  return after
}

/** Whether somebody would configure more than he did: another component, further companies, a longer time. */
function widens(before: readonly HeldComponent[], { componentId, companyIds, endsAt }: SelectedItem): boolean {
  const held = before.find(({ id }) => id === componentId)
  if (!held) return true
  const { companyIds: places, endsAt: end } = held
  const isFurther = places !== null && (companyIds === null || companyIds.some(id => !places.includes(id)))
  const isLonger = end !== null && (!endsAt || Temporal.Instant.compare(endsAt, end) > 0)
  return isFurther || isLonger
}

/** Nobody gives what he only borrows, or reaches by support, to configure. */
async function requireOwnReading({ db, caller, clock }: Asking, elementId: number) {
  const held = await heldBy({ db, caller, now: clock.now() }, { admin: true }, [elementId])
  if (held(elementId, []) < 1) throw new Refusal(400, 'ABOVE_OWN_RIGHTS', 'delegation.above-own')
}

const asNoted = (held: readonly HeldComponent[]) =>
  held.map(({ id, companyIds, endsAt }) => ({ componentId: id, companyIds, endsAt }))

/** Components of that element, once each, with living companies where the component is set company by company. */
async function requireFitting({ db, clock, language }: Asking, elementId: number, items: readonly SelectedItem[]) {
  const known = new Map((await allComponents(db, language)).map(component => [component.id, component]))
  const companies = new Set(
    (await db.selectFrom('platform.company').select('id').where('archivedAt', 'is', null).execute()).map(
      ({ id }) => id,
    ),
  )
  const seen = new Set<number>()
  for (const [index, { componentId, companyIds, endsAt }] of items.entries()) {
    const at = (field: string) => `selectedItems.${index}.${field}`
    const component = known.get(componentId)
    if (component?.elementId !== elementId)
      throw wrongField(at('componentId'), 'unknown-component', 'delegation.unknown-component', {
        component: componentId,
      })
    if (seen.has(componentId))
      throw wrongField(at('componentId'), 'twice', 'delegation.component-twice', { component: component.name })
    seen.add(componentId)
    if (companyIds && component.scope === 'client')
      throw wrongField(at('companyIds'), 'no-companies', 'delegation.no-companies', { component: component.name })
    if (companyIds?.some(id => !companies.has(id)))
      throw wrongField(at('companyIds'), 'unknown-company', 'delegation.unknown-company')
    if (endsAt && Temporal.Instant.compare(Temporal.Instant.from(endsAt), clock.now()) <= 0)
      throw wrongField(at('endsAt'), 'past', 'delegation.end-past')
  }
}
