import type { ApiError } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { RefusalScreen } from '#kernel/web/kit/touch/refusal-screen.tsx'
import type { FabricationOrder } from '#atelier/fabrication-orders/fabrication-order.model.ts'

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

type Props = { error: ApiError; order: FabricationOrder; onClose: () => void }

/** What the line may not do, why, and what to do instead. */
export function Refusal({ error, order, onClose }: Props) {
  const t = useT()
  const code = known.find(one => one === error.code || error.fields.some(field => field.code === one))
  const message = error.fields[0]?.message ?? error.message
  const isNetwork = error.status === 0
  return (
    <RefusalScreen
      title={t(isNetwork ? 'atelier.refused.network' : code ? `atelier.refused.${code}` : 'atelier.refused.other')}
      about={`${order.line} · ${order.article}`}
      why={{ title: t('atelier.refused.why'), text: message }}
      {...(code && {
        todo: { title: t('atelier.refused.todo'), steps: [t(`atelier.refused.do.${code}`)] },
      })}
      unharmed={{ title: t('atelier.refused.nothing'), text: t('atelier.refused.goes-on') }}
      understood={t('atelier.refused.understood')}
      onClose={onClose}
    />
  )
}
