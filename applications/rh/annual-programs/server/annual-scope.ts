import type { Rights } from '#kernel/server/answers.ts'
import type { Clock } from '#kernel/server/clock.ts'
import { forbidden, notFound } from '#kernel/server/errors.ts'
import { annualElement } from '../annual-place.model.ts'

/** The companies whose programs the caller reads, writes, and publishes and closes. */
export type AnnualScope = {
  userId: string
  now: string
  today: string
  readIds: readonly string[]
  writtenIds: readonly string[]
  managedIds: readonly string[]
}

type Asking = { caller: { userId: string }; rights: Rights; clock: Clock }

export async function annualScopeOf({ caller, rights, clock }: Asking): Promise<AnnualScope> {
  const { byCompany } = await rights.perimeter(annualElement)
  const from = (level: number) => [...byCompany].filter(([, one]) => one >= level).map(([id]) => id)
  return {
    userId: caller.userId,
    now: clock.now().toString(),
    today: clock.today().toString(),
    readIds: from(1),
    writtenIds: from(2),
    managedIds: from(3),
  }
}

/** @throws Refusal 404 of a company that the caller does not see; 403 of one whose programs he does not write */
export function requireWritten({ readIds, writtenIds }: AnnualScope, companyId: string) {
  if (!readIds.includes(companyId)) throw notFound()
  if (!writtenIds.includes(companyId)) throw forbidden()
}

/** @throws Refusal 404 of a company that the caller does not see; 403 of one whose programs he does not publish */
export function requireManaged({ readIds, managedIds }: AnnualScope, companyId: string) {
  if (!readIds.includes(companyId)) throw notFound()
  if (!managedIds.includes(companyId)) throw forbidden()
}
