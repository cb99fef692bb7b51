import { useAddress } from '#kernel/web/use-address.ts'
import type { CheckChoices } from '../pay-check.model.ts'

/** The company that a page looks at, kept in its address; the first one unless said. */
export function useCompany(choices: CheckChoices | undefined) {
  const address = useAddress<'societe'>()
  const companies = choices?.companies ?? []
  const company = companies.find(({ id }) => id === address.of('societe')) ?? companies[0]
  return {
    companies,
    company,
    sites: (choices?.sites ?? []).filter(({ companyId }) => companyId === company?.id),
    choose: (id: string | null) => address.change({ societe: id }),
  }
}
