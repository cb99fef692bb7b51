import { useCall } from '#kernel/web/api.ts'
import type { Check } from '../contract.model.ts'
import { contractsCalls } from '../contracts.calls.ts'
import type { ToHire } from '../contracts-place.model.ts'
import { useRested, useTypedDraft } from './use-checks.ts'

/** A sentence of the rules, with those of whom it is said. */
type SaidOfMany = Check & { people: string[] }

/** What the rules say of the contract in the form for each of many people, the same sentence once. */
export function useManyChecks(people: readonly ToHire[], writesPay: boolean) {
  const { isBegun, ...draft } = useTypedDraft(writesPay)
  const asked = { ...draft, employees: people.map(({ id }) => id) }
  const { data, error } = useCall(contractsCalls.checkContractsOfMany, useRested(asked), {
    staysOnPage: true,
    keepsFormer: true,
    enabled: isBegun,
  })
  return { checks: isBegun ? data && bySentence(data, people) : undefined, hasFailed: Boolean(error) }
}

type Told = readonly { employeeId: string; checks: readonly Check[] }[]

function bySentence(told: Told, people: readonly ToHire[]): SaidOfMany[] {
  const names = new Map(people.map(({ id, name }) => [id, name]))
  const said = new Map<string, SaidOfMany>()
  for (const { employeeId, checks } of told) {
    for (const check of checks) {
      const known = said.get(check.message) ?? { ...check, people: [] }
      known.people.push(names.get(employeeId) ?? '')
      said.set(check.message, known)
    }
  }
  return [...said.values()]
}
