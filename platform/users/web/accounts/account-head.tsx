import Button from '@mui/material/Button'
import { useState } from 'react'
import { useT } from '#kernel/web/i18n.ts'
import type { AccountRow } from '../../account.model.ts'
import { IdentityCard } from '../identity-card.tsx'
import { AccountRoles, AccountState } from './account-chips.tsx'
import { CloseDialog } from './close-dialog.tsx'
import { useOpenAccount } from './use-open-account.ts'

export function AccountHead({ account }: { account: AccountRow }) {
  const t = useT()
  const reopen = useOpenAccount()
  const [isClosing, setIsClosing] = useState(false)
  const { state, can, superAdmin, superDev, clients } = account
  return (
    <>
      <IdentityCard
        person={account}
        state={<AccountState state={state} />}
        action={
          <>
            {can.lead && state === 'active' && (
              <Button variant="outlined" color="error" onClick={() => setIsClosing(true)}>
                {t('users.account.close')}
              </Button>
            )}
            {can.lead && state === 'disabled' && (
              <Button variant="contained" onClick={() => reopen(account)}>
                {t('users.account.open')}
              </Button>
            )}
          </>
        }
      >
        {(superAdmin || superDev || clients.some(({ admin }) => admin)) && <AccountRoles account={account} />}
      </IdentityCard>
      {isClosing && <CloseDialog accounts={[account]} onClose={() => setIsClosing(false)} />}
    </>
  )
}
