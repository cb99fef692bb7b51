import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { useT } from '../../i18n.ts'
import { abandonAct, retryAct } from '../../offline/outbox.ts'
import type { WaitingAct } from '../../offline/waiting-act.ts'
import { useFormat } from '../../use-format.ts'
import { Confirm } from '../confirm.tsx'
import { Empty } from '../empty.tsx'
import { SideSheet } from '../side-sheet.tsx'
import { TextInput } from '../text-input.tsx'

type Props = {
  acts: readonly WaitingAct[]
  onAbandon: (act: WaitingAct, reason: string) => Promise<unknown>
  onClose: () => void
}

/** What was done here and not sent yet, in the order in which it was done; what was refused is sent again, or given up. */
export function WaitingSheet({ acts, onAbandon, onClose }: Props) {
  const t = useT()
  const { time } = useFormat()
  const [abandoned, setAbandoned] = useState<WaitingAct | null>(null)
  return (
    <SideSheet title={t('kernel.waiting.title')} context={t('kernel.waiting.kept')} onClose={onClose}>
      {acts.length === 0 && <Empty title={t('kernel.waiting.none')} />}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {acts.map(act => (
          <Box component="li" key={act.id} sx={{ py: 1.5, borderBottom: 1, borderColor: 'divider' }}>
            <Box sx={{ display: 'flex', gap: 2, fontSize: '1.15rem' }}>
              <Box sx={{ flex: 1, minWidth: 0, fontWeight: 650, overflowWrap: 'anywhere' }}>{act.label}</Box>
              <Box sx={{ color: 'text.secondary' }}>{time(act.at)}</Box>
            </Box>
            {act.refusal && (
              <>
                <Box role="alert" sx={{ color: 'error.strong', my: 1 }}>
                  {act.refusal.message}
                </Box>
                <Box sx={{ display: 'flex', gap: 1.5 }}>
                  <Button variant="outlined" sx={{ minHeight: 56 }} onClick={() => void retryAct(act)}>
                    {t('kernel.failed.retry')}
                  </Button>
                  <Button color="error" sx={{ minHeight: 56 }} onClick={() => setAbandoned(act)}>
                    {t('kernel.waiting.abandon')}
                  </Button>
                </Box>
              </>
            )}
          </Box>
        ))}
      </Box>
      {abandoned && (
        <Abandon
          act={abandoned}
          onAbandon={reason => onAbandon(abandoned, reason)}
          onClose={() => setAbandoned(null)}
        />
      )}
    </SideSheet>
  )
}

type AbandonProps = { act: WaitingAct; onAbandon: (reason: string) => Promise<unknown>; onClose: () => void }

/** What is given up is written down first: it is lost otherwise. */
function Abandon({ act, onAbandon, onClose }: AbandonProps) {
  const t = useT()
  const [reason, setReason] = useState('')
  const abandon = async () => {
    await onAbandon(reason)
    await abandonAct(act)
  }
  return (
    <Confirm
      title={t('kernel.waiting.abandon-title')}
      verb={t('kernel.waiting.abandon')}
      isDestructive
      onConfirm={abandon}
      onClose={onClose}
    >
      <Box sx={{ mb: 2 }}>{t('kernel.waiting.abandon-text', { label: act.label })}</Box>
      <TextInput
        name="reason"
        label={t('field.reason')}
        value={reason}
        onChange={event => setReason(event.target.value)}
      />
    </Confirm>
  )
}
