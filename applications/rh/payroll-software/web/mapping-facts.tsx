import { useT } from '#kernel/web/i18n.ts'
import { Chip } from '#kernel/web/kit/chip.tsx'
import { Facts } from '#kernel/web/kit/facts.tsx'
import { labelOfRubric } from '../payroll-code.model.ts'
import type { PayrollMapping } from '../payroll-software.model.ts'

/** The mapping, for who reads it only. */
export function MappingFacts({ mapping: { rows, missing } }: { mapping: PayrollMapping }) {
  const t = useT()
  const told = ({ rubric, code, telling }: PayrollMapping['rows'][number]) => {
    if (missing.includes(rubric)) return <Chip tone="error" label={t('rh.payroll.to-decide')} />
    if (telling === 'plain') return code
    return [code, t(`rh.payroll.telling.${telling}`)].filter(Boolean).join(', ')
  }
  return <Facts minWidth={200} facts={rows.map(row => ({ label: t(labelOfRubric(row.rubric)), value: told(row) }))} />
}
