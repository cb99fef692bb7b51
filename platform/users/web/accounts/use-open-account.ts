import { useAlert } from '#kernel/web/alerts.ts'
import { useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import type { AccountRow } from '../../account.model.ts'
import { accountsCalls } from '../../accounts.calls.ts'

export function useOpenAccount() {
  const t = useT()
  const alert = useAlert()
  const { start } = useSend(accountsCalls.enableUser, {
    staysOnPage: true,
    onDone: () => alert.success(t('users.account.opened')),
  })
  return ({ id: userId }: AccountRow) => start({ userId })
}
