import { useT } from '#kernel/web/i18n.ts'
import { LeftOut } from '#rh/left-out.tsx'
import type { Moved } from '../pay-check.model.ts'

export type Left = Moved['results']

/** Who stays where he was, each with why; all others moved. */
export function PeopleLeftOut({ left, onClose }: { left: Left; onClose: () => void }) {
  const t = useT()
  return (
    <LeftOut
      title={t('rh.hours.left-out', { count: left.length })}
      left={left.map(({ employeeId, name, outcome }) => ({
        id: employeeId,
        name,
        why: t(`rh.pay.outcome.${outcome}`),
      }))}
      onClose={onClose}
    />
  )
}
