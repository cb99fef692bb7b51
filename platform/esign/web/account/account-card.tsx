import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useCall } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Facts } from '#kernel/web/kit/facts.tsx'
import { Failed } from '#kernel/web/kit/failed.tsx'
import { SectionCard } from '#kernel/web/kit/section-card.tsx'
import { LinesSkeleton } from '#kernel/web/kit/skeletons.tsx'
import type { EsignAccount } from '../../esign-account.model.ts'
import { esignConfigCalls } from '../../esign-config.calls.ts'
import { AccountDialog } from './account-dialog.tsx'

/** In whose name the company's documents leave to be signed. */
export function AccountCard({ clientId }: { clientId: string }) {
  const t = useT()
  const [isEditing, setIsEditing] = useState(false)
  const { data, error, isPending, refetch } = useCall(esignConfigCalls.getEsignProviderAccount, { clientId })
  return (
    <SectionCard
      title={t('esign.account.title')}
      {...(data && { onEdit: () => setIsEditing(true) })}
      actions={
        data === null && (
          <Button variant="outlined" color="inherit" onClick={() => setIsEditing(true)}>
            {t('esign.account.add')}
          </Button>
        )
      }
    >
      {error && <Failed error={error} onRetry={refetch} />}
      {isPending && <LinesSkeleton lines={3} />}
      {data === null && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('esign.account.none')}
        </Typography>
      )}
      {data && <AccountFacts account={data} />}
      {isEditing && data !== undefined && (
        <AccountDialog clientId={clientId} account={data} onClose={() => setIsEditing(false)} />
      )}
    </SectionCard>
  )
}

function AccountFacts({ account }: { account: EsignAccount }) {
  const t = useT()
  const { provider, firstname, name, mail, accountId, permissionProfileId, hasSecret } = account
  const secret = t(hasSecret ? 'esign.account.secret-set' : 'esign.account.secret-unset')
  return (
    <Facts
      minWidth={200}
      facts={[
        { label: t('field.provider'), value: t(`esign.account.provider.${provider}`) },
        { label: t('esign.account.sender'), value: `${firstname} ${name}` },
        { label: t('field.mail'), value: mail },
        ...(provider === 'internal'
          ? []
          : [
              { label: t('field.accountId'), value: accountId },
              { label: t('esign.account.permission'), value: permissionProfileId },
              { label: t('esign.account.secret'), value: secret },
            ]),
      ]}
    />
  )
}
