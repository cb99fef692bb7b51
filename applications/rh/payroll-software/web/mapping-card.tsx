import { useCall } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Chip } from '#kernel/web/kit/chip.tsx'
import { Failed } from '#kernel/web/kit/failed.tsx'
import { SectionCard } from '#kernel/web/kit/section-card.tsx'
import { CardSkeleton } from '#kernel/web/kit/skeletons.tsx'
import { payrollSoftwareCalls } from '../payroll-software.calls.ts'
import type { PayrollConnection } from '../payroll-software.model.ts'
import { FilePreview } from './file-preview.tsx'
import { MappingFacts } from './mapping-facts.tsx'
import { MappingForm } from './mapping-form.tsx'

/** By which code the software knows each rubric, what misses one, and what a line of it looks like. */
export function MappingCard({ connection }: { connection: PayrollConnection }) {
  const t = useT()
  const { companyId, can } = connection
  const { data, error, refetch } = useCall(payrollSoftwareCalls.getPayrollMapping, { companyId }, { staysOnPage: true })
  if (error && !data) return <Failed error={error} onRetry={refetch} />
  if (!data) return <CardSkeleton lines={10} />
  if (can.map) return <MappingForm key={data.version} mapping={data} connection={connection} />
  return (
    <>
      <SectionCard
        title={t('rh.payroll.mapping')}
        actions={
          data.missing.length > 0 && (
            <Chip tone="error" label={t('rh.payroll.missing', { count: data.missing.length })} />
          )
        }
      >
        <MappingFacts mapping={data} />
      </SectionCard>
      <FilePreview rows={data.rows} />
    </>
  )
}
