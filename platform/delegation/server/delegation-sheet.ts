import { sql } from 'kysely'
import { notFound } from '#kernel/server/errors.ts'
import type { Given } from '#kernel/server/answers.ts'
import type { PlatformDb, PlatformTables } from '#platform/platform-db.ts'
import type { delegationCalls } from '../delegation.calls.ts'
import type { DelegationSheet } from '../delegation.model.ts'
import { personInQuestion } from './person-in-question.ts'
import { componentsInTree } from './components-in-tree.ts'
import type { Knowledge } from './configurable.ts'
import { allComponents, elementsOfClient, heldComponents } from './held-components.queries.ts'

type Asking = Given<(typeof delegationCalls)['getDelegationSheet'], PlatformTables>

/** @throws Refusal 404 for somebody who is no member */
export async function delegationSheet(given: Asking, knowledge: Knowledge, userId: string): Promise<DelegationSheet> {
  const { db, clock, language } = given
  const { caller, clientId, admin } = await personInQuestion(given, userId)
  const person = await db
    .selectFrom('platform.user')
    .select(['id', 'firstname', 'name', 'jobtitle'])
    .where('id', '=', userId)
    .executeTakeFirst()
  if (!person) throw notFound()
  const levels = await knowledge.rights.allLevels(caller)
  const elements = await elementsOfClient(db)
  const held = new Map(
    (await heldComponents(db, { clientId, userId, now: clock.now(), language })).map(one => [one.id, one]),
  )
  const offered = (await allComponents(db, language))
    .filter(({ elementId }) => elements.has(elementId))
    .map(component => {
      const own = held.get(component.id)
      return { ...component, held: own ? { companyIds: own.companyIds, endsAt: own.endsAt } : null }
    })
  return {
    person: { ...person, admin },
    companies: await livingCompanies(db),
    applications: componentsInTree(knowledge.catalogue, offered, language).map(application => ({
      ...application,
      elements: application.elements.map(element => ({ ...element, level: levels.get(element.path) ?? 0 })),
    })),
  }
}

const livingCompanies = (db: PlatformDb) =>
  db
    .selectFrom('platform.company')
    .select(['id', 'name'])
    .where('archivedAt', 'is', null)
    .orderBy(sql`kernel.normalise(name)`)
    .orderBy('id')
    .execute()
