import ErrorSign from '~icons/ic/outline-error'
import Info from '~icons/ic/outline-info'
import Warning from '~icons/ic/round-warning-amber'
import { useT } from '#kernel/web/i18n.ts'
import { Chip, type Tone } from '#kernel/web/kit/chip.tsx'
import type { Severity } from '../non-conformity.model.ts'

const tones: Record<Severity, Tone> = { minor: 'neutral', major: 'warning', critical: 'error' }
const signs: Record<Severity, typeof Info> = { minor: Info, major: Warning, critical: ErrorSign }

/** How grave it is, by a sign and a word. */
export function SeverityChip({ severity }: { severity: Severity }) {
  const t = useT()
  const Sign = signs[severity]
  return <Chip label={t(`qualite.non-conformity.severity.${severity}`)} tone={tones[severity]} icon={<Sign />} />
}
