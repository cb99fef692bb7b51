import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { useAlert } from '#kernel/web/alerts.ts'
import { useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Confirm } from '#kernel/web/kit/confirm.tsx'
import { Facts } from '#kernel/web/kit/facts.tsx'
import { SectionCard } from '#kernel/web/kit/section-card.tsx'
import { secondFactorCalls } from '#platform/identity/second-factor.calls.ts'
import type { AccountRow } from '../../account.model.ts'
import { accountsCalls } from '../../accounts.calls.ts'
import { spokenName } from '../../person-names.model.ts'
import { TemporaryPassword } from './temporary-password.tsx'

type Asked = 'type' | 'factor' | 'password'

/** How somebody signs in, and what helps who cannot any more. */
export function SignInCard({ account }: { account: AccountRow }) {
  const t = useT()
  const alert = useAlert()
  const [asked, setAsked] = useState<Asked | null>(null)
  const told = { staysOnPage: true }
  const switching = useSend(accountsCalls.switchAccountType, told)
  const resetting = useSend(secondFactorCalls.resetMfa, told)
  const { id: userId, type, mfa, state, can } = account
  const other = type === 'sun' ? 'office' : 'sun'
  const name = spokenName(account)
  const done = (label: string) => alert.success(t(label))

  const acts: Record<Exclude<Asked, 'password'>, () => Promise<unknown>> = {
    type: async () => {
      await switching.send({ userId, type: other })
      done('users.account.type-done')
    },
    factor: async () => {
      await resetting.send({ userId })
      done('users.account.factor-done')
    },
  }

  return (
    <SectionCard title={t('users.account.sign-in')}>
      <Facts
        minWidth={150}
        facts={[
          { label: t('users.type'), value: t(`users.type.${type}`) },
          { label: t('users.account.factor'), value: t(mfa ? 'users.account.factor-on' : 'users.account.factor-off') },
        ]}
      />
      {can.lead && state === 'active' && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 2.5 }}>
          <Button variant="outlined" color="inherit" onClick={() => setAsked('type')}>
            {t(`users.account.to-${other}`)}
          </Button>
          {mfa && (
            <Button variant="outlined" color="inherit" onClick={() => setAsked('factor')}>
              {t('users.account.factor-reset')}
            </Button>
          )}
          {type === 'sun' && (
            <Button variant="outlined" color="inherit" onClick={() => setAsked('password')}>
              {t('users.account.password')}
            </Button>
          )}
        </Box>
      )}
      {asked === 'password' && <TemporaryPassword userId={userId} name={name} onClose={() => setAsked(null)} />}
      {(asked === 'type' || asked === 'factor') && (
        <Confirm
          title={t(asked === 'type' ? `users.account.to-${other}-title` : 'users.account.factor-title', { name })}
          verb={t(asked === 'type' ? `users.account.to-${other}` : 'users.account.factor-reset')}
          onConfirm={acts[asked]}
          onClose={() => setAsked(null)}
        >
          {t(asked === 'type' ? `users.account.to-${other}-text` : 'users.account.factor-text')}
        </Confirm>
      )}
    </SectionCard>
  )
}
