import type { Clock } from '#kernel/server/clock.ts'
import type { Language } from '#kernel/shared/names.ts'
import type { ElementCatalogue } from '#platform/applications/applications.server.ts'
import type { PlatformDb } from '#platform/platform-db.ts'
import type { ConfigurableApplications, PersonInClient } from '#platform/rights/configurable-applications.slot.ts'
import type { RememberedRights } from '#platform/rights/rights.server.ts'
import type { HeldComponent } from '../delegation.model.ts'
import { allComponents, heldComponents } from './held-components.queries.ts'

export type Knowledge = { catalogue: ElementCatalogue; rights: RememberedRights }

type Asking = { db: PlatformDb; clock: Clock; language: Language }

/**
 * The components that somebody may configure: all for an administrator, else those that he was given and whose element
 * he may read. Nobody configures where he, or the client, is read-only.
 */
export async function configurableBy(
  { db, clock, language }: Asking,
  { catalogue, rights }: Knowledge,
  { caller, clientId, admin, readOnly }: PersonInClient,
): Promise<HeldComponent[]> {
  if (readOnly) return []
  if (admin)
    return (await allComponents(db, language)).map(component => ({ ...component, companyIds: null, endsAt: null }))
  const held = await heldComponents(db, { clientId, userId: caller.userId, now: clock.now(), language })
  if (held.length === 0) return []
  const levels = await rights.allLevels(caller)
  return held.filter(({ elementId }) => (levels.get(catalogue.pathOf(elementId) ?? '') ?? 0) >= 1)
}

/** The applications of which somebody may configure something, in their order. */
export function applicationsOf({ catalogue }: Knowledge, components: readonly HeldComponent[]): number[] {
  const elements = new Set(components.map(({ elementId }) => elementId))
  const applications = catalogue
    .elements()
    .flatMap(({ id, applicationId }) => (elements.has(id) ? (applicationId ?? []) : []))
  return [...new Set(applications)].toSorted((one, other) => one - other)
}

export const configurableApplications =
  (knowledge: Knowledge): ConfigurableApplications =>
  async (asking, person) =>
    applicationsOf(knowledge, await configurableBy(asking, knowledge, person))
