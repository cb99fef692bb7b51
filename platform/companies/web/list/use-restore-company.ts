import { useAlert } from '#kernel/web/alerts.ts'
import { useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import type { CompanySheet } from '../../company.model.ts'
import { companiesCalls } from '../../companies.calls.ts'

/** Takes a company out of the archives, and says so. */
export function useRestoreCompany() {
  const t = useT()
  const alert = useAlert()
  const { start } = useSend(companiesCalls.restoreCompany, {
    staysOnPage: true,
    onDone: ({ name }) => alert.success(t('companies.restored', { name })),
  })
  return ({ id }: CompanySheet) => start({ companyId: id })
}
