import Send from '~icons/ic/baseline-send'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { useAlert } from '#kernel/web/alerts.ts'
import { downloadCall, useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { useFormat } from '#kernel/web/use-format.ts'
import { useLevel } from '#platform/rights/rights.web.ts'
import { dpaeCalls } from '../dpae.calls.ts'
import { type DpaeOfContract, sensitiveElement } from '../dpae.model.ts'
import { CancelDpaeDialog } from './cancel-dpae-dialog.tsx'
import { CompleteDialog } from './complete-dialog.tsx'
import { ReceiptDialog } from './receipt-dialog.tsx'

type Open = 'complete' | 'receipt' | 'cancel' | null
type Props = { declaration: DpaeOfContract; onSend: () => void }

/** What may be done with the declaration of a contract. */
export function DeclarationActs({ declaration, onSend }: Props) {
  const t = useT()
  const [open, setOpen] = useState<Open>(null)
  const close = () => setOpen(null)
  const { can, state } = declaration
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {can.send && (
        <Button variant="contained" startIcon={<Send />} onClick={onSend}>
          {t(state === 'outdated' ? 'rh.dpae.redo' : 'rh.dpae.send')}
        </Button>
      )}
      {can.schedule && state !== 'scheduled' && <Schedule declaration={declaration} />}
      {can.takeFile && <TakeFile declaration={declaration} />}
      {can.complete && (
        <Button variant="outlined" color="inherit" onClick={() => setOpen('complete')}>
          {t('rh.dpae.complete')}
        </Button>
      )}
      {can.typeReceipt && (
        <Button variant="outlined" color="inherit" onClick={() => setOpen('receipt')}>
          {t('rh.dpae.type-receipt')}
        </Button>
      )}
      {can.remove && (
        <Button color="error" onClick={() => setOpen('cancel')}>
          {t('rh.dpae.cancel')}
        </Button>
      )}
      {open === 'complete' && <CompleteDialog declaration={declaration} onClose={close} />}
      {open === 'receipt' && <ReceiptDialog declaration={declaration} onClose={close} />}
      {open === 'cancel' && <CancelDpaeDialog declaration={declaration} onClose={close} />}
    </Box>
  )
}

type Of = { declaration: DpaeOfContract }

function Schedule({ declaration: { contractId } }: Of) {
  const t = useT()
  const alert = useAlert()
  const { moment } = useFormat()
  const { start, isSending } = useSend(dpaeCalls.scheduleDpae, {
    staysOnPage: true,
    onDone: ({ sendAt }) => alert.success(t('rh.dpae.scheduled-for', { moment: moment(sendAt) })),
  })
  return (
    <Button variant="contained" loading={isSending} onClick={() => start({ contractId })}>
      {t('rh.dpae.schedule')}
    </Button>
  )
}

/** The file to hand over by hand, whose number is whole. */
function TakeFile({ declaration: { contractId, employeeId } }: Of) {
  const t = useT()
  const seesNumbers = useLevel(sensitiveElement) >= 1
  const { start, isSending } = useSend(dpaeCalls.createDPAETextFile, {
    staysOnPage: true,
    onDone: ({ fileId }) => downloadCall(dpaeCalls.getDpaeTextFile, { fileId }, { staysOnPage: true }),
  })
  if (!seesNumbers) return null
  return (
    <Button variant="outlined" color="inherit" loading={isSending} onClick={() => start({ contractId, employeeId })}>
      {t('rh.dpae.take-file')}
    </Button>
  )
}
