import Repeat from '~icons/ic/baseline-repeat'
import { useT } from '#kernel/web/i18n.ts'
import { Chip } from '#kernel/web/kit/chip.tsx'

/** The same cause stood at the same place not long before. */
export function RepeatChip() {
  const t = useT()
  return <Chip label={t('qualite.non-conformity.repeat')} tone="error" icon={<Repeat />} />
}
