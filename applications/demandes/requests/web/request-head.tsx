import Button from '@mui/material/Button'
import { Link, useNavigate } from 'react-router'
import { useAlert } from '#kernel/web/alerts.ts'
import { useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Chip } from '#kernel/web/kit/chip.tsx'
import { RecordHead } from '#kernel/web/kit/record-head.tsx'
import { useDownload } from '#kernel/web/use-download.ts'
import { useFormat } from '#kernel/web/use-format.ts'
import { useLevel } from '#platform/rights/rights.web.ts'
import type { Request } from '../request.model.ts'
import { requestsCalls } from '../requests.calls.ts'
import { addressOfRequest, addressToEditRequest, requestsElement } from '../requests-place.model.ts'
import { StateChip } from './state-chip.tsx'
import type { WordedAct } from './word-dialog.tsx'

export type TaskOfRequest = WordedAct | 'order' | 'receive' | 'history'

/** What it is for and what it costs, and the one thing to do next. */
export function RequestHead({ request, onTask }: { request: Request; onTask: (task: TaskOfRequest) => void }) {
  const t = useT()
  const alert = useAlert()
  const navigate = useNavigate()
  const { date, money } = useFormat()
  const { download } = useDownload()
  const manages = useLevel(requestsElement) >= 3
  const stays = { staysOnPage: true } as const
  const { id, number, version, can, orderNumber } = request
  const submission = useSend(requestsCalls.submitRequest, {
    ...stays,
    onDone: ({ waitsFor }) =>
      alert.success(
        waitsFor ? t('demandes.request.was-submitted-to', { names: waitsFor }) : t('demandes.request.was-submitted'),
      ),
  })
  const approval = useSend(requestsCalls.approveRequest, {
    ...stays,
    onDone: ({ waitsFor }) =>
      alert.success(
        waitsFor ? t('demandes.request.was-approved-next', { names: waitsFor }) : t('demandes.request.was-approved'),
      ),
  })
  const copy = useSend(requestsCalls.copyRequest, {
    onDone: made => {
      alert.success(t('demandes.request.was-copied', { number: made.number }))
      void navigate(addressOfRequest(made.id))
    },
  })
  const amount = (cents: number | null | undefined) => (cents === null || cents === undefined ? null : money(cents))
  return (
    <RecordHead
      name={number}
      chips={
        <>
          <StateChip state={request.state} />
          {request.isLate && <Chip label={t('demandes.request.late')} tone="error" />}
        </>
      }
      about={request.purpose}
      buttons={
        <>
          {can.edit && (
            <Button variant="outlined" size="large" component={Link} to={addressToEditRequest(id)}>
              {t('verb.edit')}
            </Button>
          )}
          {can.submit && (
            <Button
              variant="contained"
              size="large"
              loading={submission.isSending}
              onClick={() => submission.start({ id, version })}
            >
              {t('demandes.request.do.submit')}
            </Button>
          )}
          {can.decide && (
            <>
              <Button variant="outlined" color="error" size="large" onClick={() => onTask('refuse')}>
                {t('demandes.request.do.refuse')}
              </Button>
              <Button
                variant="contained"
                size="large"
                loading={approval.isSending}
                onClick={() => approval.start({ id, version })}
              >
                {t('demandes.request.do.approve')}
              </Button>
            </>
          )}
          {can.order && (
            <Button variant="contained" size="large" onClick={() => onTask('order')}>
              {t('demandes.request.do.order')}
            </Button>
          )}
          {orderNumber && (
            <Button
              variant="outlined"
              size="large"
              onClick={() => void download(requestsCalls.getPurchaseOrder, { id })}
            >
              {t('demandes.request.print-order')}
            </Button>
          )}
          {can.receive && (
            <Button variant="contained" size="large" onClick={() => onTask('receive')}>
              {t('demandes.request.do.receive')}
            </Button>
          )}
        </>
      }
      actions={[
        ...(can.copy ? [{ label: t('demandes.request.do.copy'), onSelect: () => copy.start({ id }) }] : []),
        ...(can.close ? [{ label: t('demandes.request.do.close'), onSelect: () => onTask('close') }] : []),
        ...(can.cancel
          ? [{ label: t('demandes.request.do.cancel'), isDestructive: true, onSelect: () => onTask('cancel') }]
          : []),
        ...(manages ? [{ label: t('field.history'), onSelect: () => onTask('history') }] : []),
      ]}
      facts={[
        { label: t('demandes.request.kind'), value: t(`demandes.request.kind.${request.kind}`) },
        { label: t('demandes.request.requester'), value: request.requester },
        { label: t('field.company'), value: [request.company, request.service].filter(Boolean).join(' · ') },
        { label: t('demandes.request.needed'), value: date(request.neededOn) },
        ...(can.seePrices ? [{ label: t('demandes.request.estimated'), value: amount(request.estimatedCents) }] : []),
        ...(orderNumber
          ? [
              { label: t('demandes.request.order-number'), value: orderNumber },
              { label: t('demandes.request.supplier'), value: request.supplier },
              { label: t('demandes.request.supplier-reference'), value: request.supplierReference },
              { label: t('demandes.request.ordered'), value: request.orderedOn && date(request.orderedOn) },
              { label: t('demandes.request.promised'), value: request.promisedOn && date(request.promisedOn) },
              ...(can.seePrices
                ? [{ label: t('demandes.request.ordered-amount'), value: amount(request.orderedCents) }]
                : []),
            ]
          : []),
      ]}
    />
  )
}
