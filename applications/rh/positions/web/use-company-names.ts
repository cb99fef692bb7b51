import { useCall } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { useSession } from '#kernel/web/session.ts'
import { companiesCalls } from '#platform/companies/companies.calls.ts'
import type { Position } from '../position.model.ts'

/** The companies of a position in words; null where the client has no other. */
export function useCompanyNames({ companyIds }: Pick<Position, 'companyIds'>): string | null {
  const t = useT()
  const clientId = useSession().client?.id ?? ''
  const { data = [] } = useCall(companiesCalls.getCompaniesOfClient, { clientId }, { enabled: clientId !== '' })
  if (data.length <= 1) return null
  if (companyIds.length === 0) return t('field.allCompanies')
  return data
    .filter(({ id }) => companyIds.includes(id))
    .map(({ name }) => name)
    .join(', ')
}
