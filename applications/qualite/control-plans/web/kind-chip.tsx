import Warning from '~icons/ic/round-warning-amber'
import { useT } from '#kernel/web/i18n.ts'
import { Chip } from '#kernel/web/kit/chip.tsx'
import type { KindOfPlan } from '../control-plan.model.ts'

/** What a control is for; a critical point stands out by its sign too. */
export function KindChip({ kind }: { kind: KindOfPlan }) {
  const t = useT()
  const label = t(`qualite.controls.kind.${kind}`)
  if (kind === 'ccp') return <Chip label={label} tone="error" icon={<Warning />} />
  return <Chip label={label} tone={kind === 'prpo' ? 'warning' : 'neutral'} />
}
