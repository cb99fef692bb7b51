import Add from '~icons/ic/baseline-add'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { useCall } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Empty } from '#kernel/web/kit/empty.tsx'
import { Failed } from '#kernel/web/kit/failed.tsx'
import { LinesSkeleton } from '#kernel/web/kit/skeletons.tsx'
import type { EditorProps } from '#platform/configuration/component-editor.slot.ts'
import type { SocialInsuranceAccount } from '../account.model.ts'
import { dpaeAccountsCalls } from '../accounts.calls.ts'
import { AccountCard } from './account-card.tsx'
import { AccountDialog } from './account-dialog.tsx'

/** The accounts by which a company declares who it hires. */
export function AccountsEditor({ companyId }: EditorProps) {
  const t = useT()
  const { data, error, refetch } = useCall(dpaeAccountsCalls.getMsaAccounts, {})
  const [edited, setEdited] = useState<SocialInsuranceAccount | 'new' | null>(null)
  if (error && !data) return <Failed error={error} onRetry={refetch} />
  if (!data) return <LinesSkeleton lines={4} />
  const own = data.filter(({ companyIds }) => companyId === null || companyIds.includes(companyId))
  const add = (
    <Button variant="contained" startIcon={<Add />} onClick={() => setEdited('new')}>
      {t('rh.dpae.account-new')}
    </Button>
  )
  return (
    <>
      {own.length === 0 ? (
        <Empty title={t('rh.dpae.accounts-none')} text={t('rh.dpae.accounts-none-text')} action={add} />
      ) : (
        <Box sx={{ display: 'grid', gap: 2 }}>
          <Box>{add}</Box>
          {own.map(account => (
            <AccountCard key={account.id} account={account} onEdit={() => setEdited(account)} />
          ))}
        </Box>
      )}
      {edited && (
        <AccountDialog
          account={edited === 'new' ? null : edited}
          companyId={companyId}
          onClose={() => setEdited(null)}
        />
      )}
    </>
  )
}
