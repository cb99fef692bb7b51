import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useT } from '#kernel/web/i18n.ts'
import { Avatar } from '#kernel/web/kit/avatar.tsx'
import { MailAddress } from '#kernel/web/kit/mail-address.tsx'
import type { AccountRow } from '../../account.model.ts'
import { spokenName } from '../person-names.ts'
import { AccountRoles, AccountState } from './account-chips.tsx'
import { CloseDialog } from './close-dialog.tsx'
import { useOpenAccount } from './use-open-account.ts'

export function AccountHead({ account }: { account: AccountRow }) {
  const t = useT()
  const reopen = useOpenAccount()
  const [isClosing, setIsClosing] = useState(false)
  const { state, can, jobtitle, mail, superAdmin, superDev, clients } = account
  const name = spokenName(account)
  return (
    <Card sx={{ p: 2.5 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
        <Avatar name={name} size={68} />
        <Box sx={{ flex: '1 1 280px', minWidth: 0, display: 'grid', gap: 0.5 }}>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.25, rowGap: 0.5 }}>
            <Typography variant="h4" component="h1" sx={{ overflowWrap: 'anywhere' }}>
              <bdi>{name}</bdi>
            </Typography>
            <AccountState state={state} />
          </Box>
          <Typography variant="subtitle1" component="div" sx={{ color: 'text.secondary' }}>
            <bdi>{jobtitle ?? t('users.no-job')}</bdi>
            {' · '}
            <bdi>
              <MailAddress address={mail} />
            </bdi>
          </Typography>
          {(superAdmin || superDev || clients.some(({ admin }) => admin)) && <AccountRoles account={account} />}
        </Box>
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
      </Box>
      {isClosing && <CloseDialog accounts={[account]} onClose={() => setIsClosing(false)} />}
    </Card>
  )
}
