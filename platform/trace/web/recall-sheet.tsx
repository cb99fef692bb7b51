import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { useAlert } from '#kernel/web/alerts.ts'
import { useCall, useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Confirm } from '#kernel/web/kit/confirm.tsx'
import { Facts } from '#kernel/web/kit/facts.tsx'
import { Failed } from '#kernel/web/kit/failed.tsx'
import { Moment } from '#kernel/web/kit/moment.tsx'
import { SideSheet } from '#kernel/web/kit/side-sheet.tsx'
import { CardSkeleton } from '#kernel/web/kit/skeletons.tsx'
import { useFormat } from '#kernel/web/use-format.ts'
import type { RecallInFull } from '../recall.model.ts'
import { traceCalls } from '../trace.calls.ts'
import { CloseRecallDialog } from './close-recall-dialog.tsx'
import { RecallChip } from './recall-chip.tsx'
import { RecallLines } from './recall-lines.tsx'

/** A recall: what is meant, who began and confirmed it, and what each customer answered. */
export function RecallSheet({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useT()
  const { data: recall, error, refetch } = useCall(traceCalls.getRecall, { id }, { staysOnPage: true })
  return (
    <SideSheet title={recall?.number ?? t('trace.recall')} onClose={onClose} width="wide">
      {error && <Failed error={error} onRetry={refetch} />}
      {!recall && !error && <CardSkeleton />}
      {recall && <Told recall={recall} />}
    </SideSheet>
  )
}

function Told({ recall }: { recall: RecallInFull }) {
  const t = useT()
  const { number, weight } = useFormat()
  const { outside } = recall
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Box>
        <RecallChip state={recall.state} />
      </Box>
      {recall.state === 'simulation' && (
        <Alert severity="warning">
          {t(recall.triggeredAt ? 'trace.recall.awaits-second' : 'trace.recall.awaits-first')}
        </Alert>
      )}
      {(outside.lots.length > 0 || outside.pallets > 0) && (
        <Alert severity="error">
          {t('trace.recall.outside', { lots: outside.lots.join(', ') || '—', pallets: number(outside.pallets) })}
        </Alert>
      )}
      <Facts
        facts={[
          { label: t('trace.recall.origin'), value: recall.origin },
          { label: t('field.reason'), value: recall.reason, isLong: true },
          { label: t('trace.recall.severity'), value: t(`trace.recall.severity.${recall.severity}`) },
          { label: t('trace.column.lot'), value: number(recall.lots) },
          { label: t('trace.pallets-title'), value: number(recall.pallets) },
          { label: t('trace.customers'), value: number(recall.customers) },
          { label: t('trade.weight'), value: weight(recall.shippedKg) },
          { label: t('trace.recall.recovered'), value: weight(recall.recoveredKg) },
          { label: t('trace.recall.scoped-in'), value: t('trace.recall.ms', { ms: number(recall.scopedInMs) }) },
          { label: t('trace.recall.started'), value: <Moment instant={recall.startedAt} /> },
          { label: t('field.by'), value: recall.startedBy },
          { label: t('trace.recall.triggered'), value: recall.triggeredBy },
          { label: t('trace.recall.confirmed'), value: recall.confirmedBy },
          { label: t('trace.recall.ended'), value: recall.endReason },
        ]}
      />
      <Acts recall={recall} />
      <RecallLines recall={recall} />
    </Box>
  )
}

function Acts({ recall }: { recall: RecallInFull }) {
  const t = useT()
  const alert = useAlert()
  const triggering = useSend(traceCalls.triggerRecall, { staysOnPage: true })
  const confirming = useSend(traceCalls.confirmRecall, { staysOnPage: true })
  const [isMeant, setIsMeant] = useState(false)
  const [closes, setCloses] = useState(false)
  const { id, can } = recall
  const verb = can.confirm ? t('trace.recall.confirm') : t('trace.recall.trigger')
  const act = async () => {
    await (can.confirm ? confirming.send({ id }) : triggering.send({ id }))
    alert.success(
      t(can.confirm ? 'trace.recall.was-confirmed' : 'trace.recall.was-triggered', { number: recall.number }),
    )
  }
  return (
    <Box sx={{ display: 'flex', gap: 1 }}>
      {(can.trigger || can.confirm) && (
        <Button variant="contained" color="error" onClick={() => setIsMeant(true)}>
          {verb}
        </Button>
      )}
      {can.close && (
        <Button variant="outlined" color="inherit" onClick={() => setCloses(true)}>
          {t('trace.recall.close')}
        </Button>
      )}
      {isMeant && (
        <Confirm title={recall.number} verb={verb} isDestructive onConfirm={act} onClose={() => setIsMeant(false)}>
          {t(can.confirm ? 'trace.recall.confirm-text' : 'trace.recall.trigger-text', {
            lots: recall.lots,
            pallets: recall.pallets,
          })}
        </Confirm>
      )}
      {closes && <CloseRecallDialog recall={recall} onClose={() => setCloses(false)} />}
    </Box>
  )
}
