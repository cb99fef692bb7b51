import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import { useState } from 'react'
import { useAlert } from '#kernel/web/alerts.ts'
import { useCall, useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { TextInput } from '#kernel/web/kit/text-input.tsx'
import { useFormat } from '#kernel/web/use-format.ts'
import type { AvailableLot } from '#atelier/fabrication-orders/fabrication-order.model.ts'
import { olderLot } from '#atelier/fabrication-orders/older-lot.model.ts'
import { fabricationOrdersCalls } from '#atelier/fabrication-orders/fabrication-orders.calls.ts'
import type { LigneDetail } from '../plan.model.ts'
import { lotsThatCover } from './lots-that-cover.ts'

/** The lots that a plan could pour, the oldest proposed first, and the order that reserves those that are ticked. */
export function LotsForOrder({ detail }: { detail: LigneDetail }) {
  const t = useT()
  const alert = useAlert()
  const { weight, date } = useFormat()
  const { data } = useCall(fabricationOrdersCalls.getLotsForDetail, { ligneDetailId: detail.id }, { staysOnPage: true })
  const [ticked, setTicked] = useState<readonly string[] | null>(null)
  const [reason, setReason] = useState('')
  const { send, isSending } = useSend(fabricationOrdersCalls.createFabricationOrder, { staysOnPage: true })
  const create = (lots: { lotId: string; plannedKg: number }[]) =>
    void send({ ligneDetailId: detail.id, lots, ...(reason && { reason }) }).then(
      ({ number }) => alert.success(t('atelier.plan.order-made', { number })),
      (failure: Error) => alert.error(failure.message),
    )
  if (!data) return null
  if (data.lotSelection === 'scan') return <LotsToScan isSending={isSending} onCreate={() => create([])} />
  const proposed = lotsThatCover(data.lots, data.needKg)
  const chosen = ticked ?? proposed.map(({ lotId }) => lotId)
  const planned = lotsThatCover(
    data.lots.filter(({ id }) => chosen.includes(id)),
    data.needKg,
  )
  const covered = planned.reduce((sum, { plannedKg }) => sum + plannedKg, 0)
  const tick = (id: string) => setTicked(chosen.includes(id) ? chosen.filter(one => one !== id) : [...chosen, id])
  const lotIds = planned.map(({ lotId }) => lotId)
  const older =
    data.lotSelection === 'fifo' ? olderLot({ available: data.lots, ofOrder: lotIds, chosen: lotIds }) : undefined
  const about = ({ origin, place, harvestedOn }: AvailableLot) =>
    [origin, place, harvestedOn && t('atelier.poste.harvested', { date: date(harvestedOn) })]
      .filter(Boolean)
      .join(' · ')
  return (
    <Box component="section">
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1, mb: 1 }}>
        <Box component="h3" sx={{ m: 0, fontSize: '1rem' }}>
          {t('atelier.plan.choose-lots')}
        </Box>
        <Box sx={{ color: 'text.secondary' }}>{t('atelier.plan.need', { kg: weight(data.needKg) })}</Box>
      </Box>
      {data.lots.length === 0 && <Alert severity="warning">{t('atelier.plan.no-free-lot')}</Alert>}
      {data.lots.map(lot => (
        <FormControlLabel
          key={lot.id}
          control={<Checkbox checked={chosen.includes(lot.id)} onChange={() => tick(lot.id)} />}
          label={
            <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}>
              <Box sx={{ minWidth: 0 }}>
                <Box sx={{ fontWeight: 650 }}>
                  <bdi>{lot.numLot}</bdi>
                </Box>
                <Box sx={{ color: 'text.secondary', fontSize: '0.84rem' }}>{about(lot)}</Box>
              </Box>
              <Box sx={{ textAlign: 'end', whiteSpace: 'nowrap' }}>
                {weight(lot.poids)}
                {lot.reservedKg > 0 && (
                  <Box sx={{ color: 'text.secondary', fontSize: '0.84rem' }}>
                    {t('atelier.plan.reserved', { kg: weight(lot.reservedKg) })}
                  </Box>
                )}
              </Box>
            </Box>
          }
          sx={{
            m: 0,
            width: 1,
            borderTop: 1,
            borderColor: 'divider',
            '& .MuiFormControlLabel-label': { flex: 1, py: 0.5 },
          }}
        />
      ))}
      {covered < data.needKg && data.lots.length > 0 && (
        <Alert severity="warning" sx={{ mt: 1 }}>
          {t('atelier.plan.not-covered', { kg: weight(data.needKg - covered) })}
        </Alert>
      )}
      {older && (
        <TextInput
          label={t('field.reason')}
          value={reason}
          onChange={event => setReason(event.target.value)}
          help={t('atelier.plan.older-lot', { number: older.numLot, day: date(older.harvestedOn) })}
          sx={{ mt: 1.5 }}
        />
      )}
      <Button
        variant="contained"
        sx={{ mt: 1.5 }}
        loading={isSending}
        disabled={older !== undefined && reason.trim() === ''}
        onClick={() => create(planned)}
      >
        {t('atelier.plan.make-order')}
      </Button>
    </Box>
  )
}

/** Where lots are taken by their labels alone: the order is made without any, and the line scans them. */
function LotsToScan({ isSending, onCreate }: { isSending: boolean; onCreate: () => void }) {
  const t = useT()
  return (
    <Box component="section">
      <Alert severity="info">{t('atelier.plan.lots-to-scan')}</Alert>
      <Button variant="contained" sx={{ mt: 1.5 }} loading={isSending} onClick={onCreate}>
        {t('atelier.plan.make-order')}
      </Button>
    </Box>
  )
}
