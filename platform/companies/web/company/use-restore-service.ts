import { useAlert } from '#kernel/web/alerts.ts'
import { useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { companiesCalls } from '../../companies.calls.ts'

/** Takes a service out of the archives, and says so. */
export function useRestoreService() {
  const t = useT()
  const alert = useAlert()
  const { start } = useSend(companiesCalls.restoreService, {
    staysOnPage: true,
    onDone: ({ name }) => alert.success(t('companies.service.restored', { name })),
  })
  return ({ id }: { id: string }) => start({ serviceId: id })
}
