import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { Link } from 'react-router'
import { useAlert } from '#kernel/web/alerts.ts'
import { useCall, useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Chip, type Tone } from '#kernel/web/kit/chip.tsx'
import { Confirm } from '#kernel/web/kit/confirm.tsx'
import { Facts } from '#kernel/web/kit/facts.tsx'
import { RowMenu } from '#kernel/web/kit/row-menu.tsx'
import { SideSheet } from '#kernel/web/kit/side-sheet.tsx'
import { useDownload } from '#kernel/web/use-download.ts'
import { useFormat } from '#kernel/web/use-format.ts'
import { DefectsOfOrder } from '#atelier/defects-of-order.tsx'
import { fabricationOrdersCalls } from '#atelier/fabrication-orders/fabrication-orders.calls.ts'
import { addressOfOrder } from '#atelier/fabrication-orders/order-place.model.ts'
import { useLabelActions } from '#atelier/use-label-actions.ts'
import type { LigneDetail, PlanState, WeekPlan } from '../plan.model.ts'
import { planningCalls } from '../planning.calls.ts'
import { LotsForOrder } from './lots-for-order.tsx'
import type { PlanToWrite } from './plan-dialog.tsx'
import { isMovable } from './week-board.tsx'

export const planTones: Record<PlanState, Tone> = {
  planned: 'neutral',
  created: 'info',
  running: 'success',
  suspended: 'warning',
  finished: 'success',
  closed: 'neutral',
}

type Props = { detail: LigneDetail; plan: WeekPlan; onEdit: (written: PlanToWrite) => void; onClose: () => void }

/** All about one plan: what, when, for whom; its lots, or those that it could pour; its order. */
export function PlanSheet({ detail, plan, onEdit, onClose }: Props) {
  const t = useT()
  const { number, weight, longDate } = useFormat()
  const line = plan.lines.find(({ id }) => id === detail.ligneAtelierId)
  const orderId = detail.fabricationOrderId
  return (
    <SideSheet
      title={detail.article}
      context={[line?.label, longDate(detail.date), t(`atelier.shift.${detail.shift}`)].filter(Boolean).join(' · ')}
      onClose={onClose}
    >
      <Box sx={{ display: 'grid', gap: 2.5 }}>
        <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
          <Chip size="medium" tone={planTones[detail.state]} label={t(`atelier.plan.state.${detail.state}`)} />
          {detail.number && <Chip size="medium" label={detail.number} />}
          {detail.overloaded && <Chip size="medium" tone="error" label={t('atelier.plan.overloaded')} />}
        </Box>
        <Facts
          facts={[
            { label: t('atelier.field.customer'), value: detail.customer },
            { label: t('atelier.field.plannedCases'), value: number(detail.plannedCases) },
            { label: t('atelier.field.doneCases'), value: number(detail.doneCases) },
            { label: t('atelier.field.netWeight'), value: weight(detail.plannedKg) },
            { label: t('atelier.field.duration'), value: t('atelier.plan.minutes', { n: detail.durationMin }) },
            { label: t('atelier.field.rank'), value: number(detail.rank) },
          ]}
        />
        {orderId && <LossesOfOrder orderId={orderId} />}
        {orderId ? <LotsOfOrder orderId={orderId} /> : plan.can.order && <LotsForOrder detail={detail} />}
        <Foot detail={detail} can={plan.can} onEdit={onEdit} onClose={onClose} />
      </Box>
    </SideSheet>
  )
}

function LossesOfOrder({ orderId }: { orderId: string }) {
  const order = useCall(fabricationOrdersCalls.getFabricationOrderById, { id: orderId }, { staysOnPage: true })
  return order.data && <DefectsOfOrder defects={order.data.defects} />
}

function LotsOfOrder({ orderId }: { orderId: string }) {
  const t = useT()
  const { weight } = useFormat()
  const lots =
    useCall(fabricationOrdersCalls.getFabricationOrderDetailsByOrderId, { orderId }, { staysOnPage: true }).data ?? []
  return (
    <Box component="section">
      <Box component="h3" sx={{ m: 0, mb: 1, fontSize: '1rem' }}>
        {t('atelier.plan.lots')}
      </Box>
      {lots.map(lot => (
        <Box
          key={lot.id}
          sx={{
            display: 'flex',
            justifyContent: 'space-between',
            gap: 2,
            py: 0.75,
            borderTop: 1,
            borderColor: 'divider',
          }}
        >
          <Box sx={{ minWidth: 0 }}>
            <Box sx={{ fontWeight: 650 }}>
              <bdi>{lot.numLot}</bdi>
            </Box>
            <Box sx={{ color: 'text.secondary', fontSize: '0.86rem' }}>
              {[lot.origin, lot.place].filter(Boolean).join(' · ')}
            </Box>
          </Box>
          <Box sx={{ textAlign: 'end', whiteSpace: 'nowrap' }}>
            <Box sx={{ fontWeight: 650 }}>{weight(lot.plannedKg)}</Box>
            {lot.pouredKg > 0 && (
              <Box sx={{ color: 'text.secondary', fontSize: '0.86rem' }}>
                {t('atelier.plan.poured', { kg: weight(lot.pouredKg) })}
              </Box>
            )}
          </Box>
        </Box>
      ))}
    </Box>
  )
}

/** What is printed for an order: the paper of the line, and the labels of its cases once it has begun. */
function PapersOfOrder({ orderId, detail }: { orderId: string; detail: LigneDetail }) {
  const t = useT()
  const { download } = useDownload()
  const labelActions = useLabelActions()
  return (
    <RowMenu
      label={t('verb.actOnNamed', { name: detail.number ?? detail.article })}
      actions={[
        {
          label: t('atelier.order.print.sheet'),
          onSelect: () => download(fabricationOrdersCalls.getSheetOfOrder, { id: orderId }),
        },
        ...(detail.state === 'created'
          ? []
          : labelActions(fabricationOrdersCalls.getLabelOfCases, {
              say: format => t(`atelier.order.print.${format}`),
              asked: format => ({ id: orderId, format }),
            })),
      ]}
    />
  )
}

type FootProps = Pick<Props, 'detail' | 'onEdit' | 'onClose'> & { can: WeekPlan['can'] }

function Foot({ detail, can, onEdit, onClose }: FootProps) {
  const t = useT()
  const alert = useAlert()
  const [isLeaving, setIsLeaving] = useState(false)
  const { send } = useSend(planningCalls.insertUpdateLigneDetailAtelier, { staysOnPage: true })
  const takeAway = async () => {
    const { id, version, ligneAtelierId, articleId, date, shift } = detail
    await send({ id, version, ligneAtelierId, articleId, date, shift, plannedCases: 0 })
    alert.success(t('atelier.plan.taken-away'))
    onClose()
  }
  return (
    <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
      {detail.fabricationOrderId && (
        <Button variant="contained" component={Link} to={addressOfOrder(detail.fabricationOrderId)}>
          {t('atelier.plan.open-order')}
        </Button>
      )}
      {detail.fabricationOrderId && <PapersOfOrder orderId={detail.fabricationOrderId} detail={detail} />}
      {can.plan && isMovable(detail) && (
        <Button variant="outlined" color="inherit" onClick={() => onEdit(detail)}>
          {t('verb.edit')}
        </Button>
      )}
      {can.plan && detail.state === 'planned' && (
        <Button variant="outlined" color="error" onClick={() => setIsLeaving(true)}>
          {t('atelier.plan.take-away')}
        </Button>
      )}
      {isLeaving && (
        <Confirm
          title={t('atelier.plan.take-away')}
          verb={t('atelier.plan.take-away')}
          isDestructive
          onConfirm={takeAway}
          onClose={() => setIsLeaving(false)}
        >
          {t('atelier.plan.take-away-text')}
        </Confirm>
      )}
    </Box>
  )
}
