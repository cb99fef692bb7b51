import type { Account } from '#main/demo/accounts.ts'
import type { ClientPlan } from '#main/demo/client-plan.ts'
import { measureClient } from '#main/demo/plans/measure.ts'

/** Clients by number of employees; the first is the one that most questions are put to. */
export type Population = { name: string; sizes: readonly number[]; companiesEach: number }

export const populations = {
  /** 100,000 employees in 50 clients, one of 20,000. */
  fifty: { name: 'fifty', sizes: [20_000, ...shared(80_000, 49)], companiesEach: 5 },
  /** The same small clients, few or many: what a client costs its neighbours. */
  ten: { name: 'ten', sizes: shared(1_000, 10), companiesEach: 1 },
  thousand: { name: 'thousand', sizes: shared(100_000, 1_000), companiesEach: 1 },
} satisfies Record<string, Population>

/** One person may enter every client, so that one session asks all of them. */
export const visitor = 'banc@sillon.example'

export function plansOf({ sizes, companiesEach }: Population): { plans: ClientPlan[]; account: Account } {
  const plans = sizes.map((size, index) => {
    const { plan } = measureClient(size, (index % 90) + 1)
    const name = `Banc ${index + 1}`
    return { ...plan, name, slug: `banc-${index + 1}`, companies: plan.companies.slice(0, companiesEach) }
  })
  return {
    plans,
    account: {
      mail: visitor,
      firstname: 'Banc',
      name: 'Mesure',
      jobtitle: 'Mesures',
      shows: 'administrateur de tous les clients du banc',
      memberships: plans.map(({ slug }) => ({ client: slug, admin: true, allCompanies: true })),
    },
  }
}

function shared(total: number, parts: number) {
  const each = Math.floor(total / parts)
  return Array.from({ length: parts }, (_, index) => each + (index < total % parts ? 1 : 0))
}
