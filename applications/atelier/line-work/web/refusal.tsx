import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { type ApiError, useCall } from '#kernel/web/api.ts'
import { type t as translate, useT } from '#kernel/web/i18n.ts'
import { RefusalScreen } from '#kernel/web/kit/touch/refusal-screen.tsx'
import { useFormat } from '#kernel/web/use-format.ts'
import type { FabricationOrder } from '#atelier/fabrication-orders/fabrication-order.model.ts'
import { lineWorkCalls } from '../line-work.calls.ts'
import type { RefusedLot } from '../line-work.model.ts'
import { useOperatorInHand } from './operator-in-hand.ts'

/** Refusals of which the screen says what to do next. */
const known = [
  'LOT_BLOCKED',
  'LOT_SHORT',
  'LOT_RESERVED',
  'LOT_FAMILY',
  'LOT_CERTIFICATE',
  'LOT_FINISHED',
  'LOT_TWICE',
  'LOT_UNKNOWN',
  'CONTROL_MISSING',
  'LINE_BUSY',
  'RESOURCE_STOPPED',
  'MASS_BALANCE',
  'VERSION_CONFLICT',
] as const

/** After these, another lot is to be poured: the screen says which. */
const wantsAnother: readonly string[] = [
  'LOT_BLOCKED',
  'LOT_RESERVED',
  'LOT_FAMILY',
  'LOT_CERTIFICATE',
  'LOT_FINISHED',
  'CONTROL_MISSING',
]

type Props = { error: ApiError; order: FabricationOrder; onClose: () => void }

/** What the line may not do, why, what to do instead, and who may lift it. */
export function Refusal({ error, order, onClose }: Props) {
  const t = useT()
  const { moment, weight } = useFormat()
  const reader = useOperatorInHand()
  const lot = useRefusedLot(order, error)
  const code = known.find(one => one === error.code || error.fields.some(field => field.code === one))
  const isNetwork = error.status === 0
  const hold = error.code === 'LOT_BLOCKED' ? (lot?.hold ?? undefined) : undefined
  const at = hold && moment(hold.heldAt)
  return (
    <RefusalScreen
      where={`${order.line} · ${order.article}`}
      who={reader === null ? undefined : t('atelier.refused.read-by', { name: reader })}
      title={t(isNetwork ? 'atelier.refused.network' : code ? `atelier.refused.${code}` : 'atelier.refused.other')}
      which={lot?.numLot}
      about={lot && aboutOf(lot, t('atelier.refused.left', { kg: weight(lot.leftKg) }))}
      why={{
        title: t('atelier.refused.why'),
        text: hold?.reason ?? error.fields[0]?.message ?? error.message,
        more:
          hold &&
          (hold.heldBy ? t('atelier.refused.held-by', { at, name: hold.heldBy }) : t('atelier.refused.held', { at })),
      }}
      todo={code && { title: t('atelier.refused.todo'), steps: stepsOf(t, code, lot) }}
      lift={
        hold && {
          title: t('atelier.refused.lift'),
          people: lot?.releasers ?? [],
          otherwise: t(`atelier.refused.lift.${hold.source}`),
        }
      }
      unharmed={{ title: t('atelier.refused.nothing'), text: t('atelier.refused.goes-on') }}
      understood={t('atelier.refused.understood')}
      onClose={onClose}
    />
  )
}

/** What the workshop knows of the lot that was refused, where the refusal is one of a lot. */
function useRefusedLot({ id }: FabricationOrder, { detail }: ApiError): RefusedLot | undefined {
  const lotId = typeof detail.lotId === 'string' ? detail.lotId : ''
  const options = { staysOnPage: true, enabled: lotId !== '' }
  return useCall(lineWorkCalls.getRefusedLot, { id, lotId }, options).data
}

const aboutOf = ({ article, origin }: RefusedLot, left: string) =>
  [article, origin, left].filter(part => part !== null).join(' · ')

function stepsOf(t: typeof translate, code: (typeof known)[number], lot: RefusedLot | undefined): ReactNode[] {
  const alone = t(`atelier.refused.do.${code}`)
  if (!lot || !wantsAnother.includes(code)) return [alone]
  const { hold, quarantine, instead } = lot
  const isPutBack = code === 'LOT_BLOCKED' && hold !== null && quarantine !== null
  return [
    isPutBack ? <Where key="back" what={t('atelier.refused.put-back')} which={quarantine} /> : alone,
    instead ? (
      <Where key="next" what={t('atelier.refused.instead')} which={instead.numLot} place={instead.place} />
    ) : (
      t('atelier.refused.nothing-instead')
    ),
  ]
}

const Where = ({ what, which, place }: { what: string; which: string; place?: string }) => (
  <>
    {what}
    <Box component="strong" sx={{ display: 'block', whiteSpace: 'nowrap' }}>
      <bdi>{which}</bdi>
    </Box>
    {place && <bdi>{place}</bdi>}
  </>
)
