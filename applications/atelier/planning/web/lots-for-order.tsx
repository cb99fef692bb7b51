import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import { useState } from 'react'
import { useAlert } from '#kernel/web/alerts.ts'
import { useCall, useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { useFormat } from '#kernel/web/use-format.ts'
import type { AvailableLot } from '#atelier/fabrication-orders/fabrication-order.model.ts'
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
  const { send, isSending } = useSend(fabricationOrdersCalls.createFabricationOrder, { staysOnPage: true })
  if (!data) return null
  const proposed = lotsThatCover(data.lots, data.needKg)
  const chosen = ticked ?? proposed.map(({ lotId }) => lotId)
  const planned = lotsThatCover(
    data.lots.filter(({ id }) => chosen.includes(id)),
    data.needKg,
  )
  const covered = planned.reduce((sum, { plannedKg }) => sum + plannedKg, 0)
  const tick = (id: string) => setTicked(chosen.includes(id) ? chosen.filter(one => one !== id) : [...chosen, id])
  const create = () =>
    void send({ ligneDetailId: detail.id, lots: planned }).then(
      ({ number }) => alert.success(t('atelier.plan.order-made', { number })),
      (failure: Error) => alert.error(failure.message),
    )
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
      <Button variant="contained" sx={{ mt: 1.5 }} loading={isSending} onClick={create}>
        {t('atelier.plan.make-order')}
      </Button>
    </Box>
  )
}
