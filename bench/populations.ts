import type { Account } from '#main/demo/accounts.ts'
import type { ClientPlan } from '#main/demo/client-plan.ts'
import { measureClient } from '#main/demo/plans/measure.ts'

/** Employees by client; the questions are put to the first one. */
export type Population = { name: string; sizes: readonly number[]; sitesOfCompany?: number }

export const populations = {
  ten: among(10),
  fifty: among(50),
  thousand: among(1_000),
  /** One client of 100,000 employees, at 400 units. */
  alone: { name: 'client_alone', sizes: [100_000], sitesOfCompany: 20 },
} satisfies Record<string, Population>

/** The client's administrator, whose session carries the load. */
export const visitor = 'banc@sillon.example'

export function plansOf({ sizes, sitesOfCompany }: Population): { plans: ClientPlan[]; account: Account } {
  const plans = sizes.map((size, index) => {
    const { plan } = measureClient(size, (index % 90) + 1, sitesOfCompany)
    const companies = size < 1_000 ? plan.companies.slice(0, 1) : plan.companies
    return { ...plan, name: `Banc ${index + 1}`, slug: `banc-${index + 1}`, companies }
  })
  return {
    plans,
    account: {
      mail: visitor,
      firstname: 'Banc',
      name: 'Mesure',
      jobtitle: 'Mesures',
      shows: 'administrateur du client mesuré',
      memberships: [{ client: 'banc-1', admin: true, allCompanies: true }],
    },
  }
}

/** 100,000 employees, of whom 20,000 in the first client and the rest in others. */
function among(clients: number): Population {
  const [large, others] = [20_000, 80_000]
  const each = Math.floor(others / (clients - 1))
  const rest = others % (clients - 1)
  const sizes = Array.from({ length: clients - 1 }, (_, index) => each + (index < rest ? 1 : 0))
  return { name: `clients_${clients}`, sizes: [large, ...sizes] }
}
