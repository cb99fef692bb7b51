import Box from '@mui/material/Box'
import { useCall } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Empty } from '#kernel/web/kit/empty.tsx'
import { Failed } from '#kernel/web/kit/failed.tsx'
import { CardSkeleton } from '#kernel/web/kit/skeletons.tsx'
import type { Employee } from '#rh/employees/employee.model.ts'
import { dpaeCalls } from '../dpae.calls.ts'
import { DeclarationCard } from './declaration-card.tsx'

/** The declaration of each contract of somebody, the newest first. */
export function DpaeTab({ employee }: { employee: Employee }) {
  const t = useT()
  const asked = { employeeId: employee.id }
  const { data, error, refetch } = useCall(dpaeCalls.getEmployeeDpaes, asked, { staysOnPage: true })
  if (error && !data) return <Failed error={error} onRetry={refetch} />
  if (!data) return <CardSkeleton lines={6} />
  if (data.length === 0) return <Empty title={t('rh.dpae.none')} text={t('rh.dpae.none-text')} />
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {data.map(declaration => (
        <DeclarationCard key={declaration.contractId} declaration={declaration} />
      ))}
    </Box>
  )
}
