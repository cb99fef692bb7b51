import { useT } from '#kernel/web/i18n.ts'
import { useFormat } from '#kernel/web/use-format.ts'
import type { Count } from '../group.model.ts'

/** `37`, or `plus de 1 000` where the count stopped. */
export function CountText({ count: { total, isExact } }: { count: Count }) {
  const t = useT()
  const { number } = useFormat()
  return isExact ? number(total) : t('kernel.table.more-than', { total: number(total) })
}
