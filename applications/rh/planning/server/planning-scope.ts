import type { Rights } from '#kernel/server/answers.ts'
import { forbidden, notFound } from '#kernel/server/errors.ts'
import type { Clock } from '#kernel/server/clock.ts'
import { forcingElement, planningElement, publishingElement } from '../planning-place.model.ts'

/** The companies whose weeks the caller reads, plans and publishes, and where he may pass a limit. */
export type PlanningScope = {
  userId: string
  now: string
  readIds: readonly string[]
  writtenIds: readonly string[]
  publishedIds: readonly string[]
  forcedIds: readonly string[]
}

type Asking = { caller: { userId: string }; rights: Rights; clock: Clock }

export async function planningScopeOf({ caller, rights, clock }: Asking): Promise<PlanningScope> {
  const [page, publishing, forcing] = await Promise.all(
    [planningElement, publishingElement, forcingElement].map(async element => {
      const { byCompany } = await rights.perimeter(element)
      return (level: number) => [...byCompany].filter(([, one]) => one >= level).map(([id]) => id)
    }),
  )
  const readIds = page?.(1) ?? []
  const seen = (ids: readonly string[] = []) => ids.filter(id => readIds.includes(id))
  return {
    userId: caller.userId,
    now: clock.now().toString(),
    readIds,
    writtenIds: page?.(2) ?? [],
    publishedIds: seen(publishing?.(2)),
    forcedIds: seen(forcing?.(2)),
  }
}

/** @throws Refusal 404 of a company that the caller does not see; 403 of one that he does not plan */
export function requireWritten({ readIds, writtenIds }: PlanningScope, companyId: string) {
  if (!readIds.includes(companyId)) throw notFound()
  if (!writtenIds.includes(companyId)) throw forbidden()
}

/** @throws Refusal 404 of a company that the caller does not see; 403 of one whose weeks he does not publish */
export function requirePublished({ readIds, publishedIds }: PlanningScope, companyId: string) {
  if (!readIds.includes(companyId)) throw notFound()
  if (!publishedIds.includes(companyId)) throw forbidden()
}
