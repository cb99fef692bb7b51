import { notFound } from '#kernel/server/errors.ts'
import type { Caller } from '#kernel/server/gate.ts'
import type { Clock } from '#kernel/server/clock.ts'
import type { Language } from '#kernel/shared/names.ts'
import { configurableBy, type Knowledge } from '#platform/delegation/delegation.server.ts'
import type { HeldComponent } from '#platform/delegation/delegation.model.ts'
import type { PlatformDb } from '#platform/platform-db.ts'
import { administeredBy } from '#platform/rights/rights.server.ts'

type Asking = { db: PlatformDb; caller: Caller; clock: Clock; language: Language }
type Wanted = { kind: string | readonly string[]; elementId?: number; companyId?: string }

/** The components of a kind, or of several, that the caller may configure today, each with its companies (null: every one). */
export async function componentsHeld(
  asking: Asking,
  knowledge: Knowledge,
  kind: Wanted['kind'],
): Promise<HeldComponent[]> {
  const kinds = [kind].flat()
  const { db, caller } = asking
  const { admin } = await administeredBy(db, caller)
  const clientId = caller.clientId as string
  const held = await configurableBy(asking, knowledge, { caller, clientId, admin, readOnly: caller.readOnly })
  return held.filter(component => kinds.includes(component.kind))
}

/**
 * Lets through whoever may configure that kind of thing, or one of several, of that element and company where they are said.
 * @throws Refusal 404 for everybody else
 */
export async function requireComponent(asking: Asking, knowledge: Knowledge, { kind, elementId, companyId }: Wanted) {
  const held = await componentsHeld(asking, knowledge, kind)
  const may = held.some(
    component =>
      (elementId === undefined || component.elementId === elementId) &&
      (companyId === undefined || component.companyIds === null || component.companyIds.includes(companyId)),
  )
  if (!may) throw notFound()
  if (companyId !== undefined) await requireOwnCompany(asking.db, companyId)
}

/** Who sets up every company sets up none of another client. @throws Refusal 404 */
async function requireOwnCompany(db: PlatformDb, companyId: string) {
  const company = await db.selectFrom('platform.company').select('id').where('id', '=', companyId).executeTakeFirst()
  if (!company) throw notFound()
}
