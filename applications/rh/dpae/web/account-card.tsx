import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { useAlert } from '#kernel/web/alerts.ts'
import { useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Confirm } from '#kernel/web/kit/confirm.tsx'
import { Facts } from '#kernel/web/kit/facts.tsx'
import { SectionCard } from '#kernel/web/kit/section-card.tsx'
import { useFormat } from '#kernel/web/use-format.ts'
import { useLevel } from '#platform/rights/rights.web.ts'
import type { SocialInsuranceAccount } from '../account.model.ts'
import { dpaeAccountsCalls } from '../accounts.calls.ts'
import { dpaeElement } from '../dpae.model.ts'

const stays = { staysOnPage: true } as const
type Props = { account: SocialInsuranceAccount; onEdit: () => void }

/** An account, when it was let in last, and the question whether it still is. */
export function AccountCard({ account, onEdit }: Props) {
  const t = useT()
  const { moment } = useFormat()
  const mayTest = useLevel(dpaeElement) >= 3
  const [tested, setTested] = useState<{ ok: boolean; message: string } | null>(null)
  const [isLeaving, setIsLeaving] = useState(false)
  const test = useSend(dpaeAccountsCalls.testDpaeAccount, { ...stays, onDone: setTested })
  const { id, label, kind, mail, siret, hasPassword, lastSuccessAt, lastError } = account
  const last = lastSuccessAt
    ? t('rh.dpae.account-success', { moment: moment(lastSuccessAt) })
    : t('rh.dpae.account-never')
  return (
    <SectionCard title={label}>
      <Box sx={{ display: 'grid', gap: 2 }}>
        <Facts
          facts={[
            { label: t('rh.dpae.organism'), value: t(`rh.dpae.organism.${kind}`) },
            {
              label: kind === 'msa' ? t('rh.dpae.account-mail') : t('field.siret'),
              value: kind === 'msa' ? mail : siret,
            },
            { label: t('rh.dpae.account-password'), value: hasPassword ? '••••••••' : '—' },
            { label: t('field.state'), value: lastError ? t(`rh.dpae.account-error.${lastError}`) : last },
          ]}
        />
        {tested && <Alert severity={tested.ok ? 'success' : 'error'}>{tested.message}</Alert>}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          {mayTest && (
            <Button variant="outlined" loading={test.isSending} onClick={() => test.start({ id })}>
              {t('rh.dpae.account-test')}
            </Button>
          )}
          <Button variant="outlined" color="inherit" onClick={onEdit}>
            {t('verb.edit')}
          </Button>
          <Button color="error" onClick={() => setIsLeaving(true)}>
            {t('verb.delete')}
          </Button>
        </Box>
      </Box>
      {isLeaving && <DeleteQuestion id={id} onClose={() => setIsLeaving(false)} />}
    </SectionCard>
  )
}

function DeleteQuestion({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useT()
  const alert = useAlert()
  const { send } = useSend(dpaeAccountsCalls.deleteMsaAccount, stays)
  const remove = async () => {
    await send({ id })
    alert.success(t('rh.dpae.account-deleted'))
  }
  return (
    <Confirm
      title={t('rh.dpae.account-delete')}
      verb={t('verb.delete')}
      isDestructive
      onConfirm={remove}
      onClose={onClose}
    >
      {t('rh.dpae.account-delete-text')}
    </Confirm>
  )
}
