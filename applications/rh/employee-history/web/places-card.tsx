import Add from '~icons/ic/baseline-add'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useCall } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Empty } from '#kernel/web/kit/empty.tsx'
import { Failed } from '#kernel/web/kit/failed.tsx'
import { SectionCard } from '#kernel/web/kit/section-card.tsx'
import { CardSkeleton } from '#kernel/web/kit/skeletons.tsx'
import type { Employee } from '#rh/employees/employee.model.ts'
import { employeeHistoryCalls } from '../employee-history.calls.ts'
import { DatedRows } from './dated-rows.tsx'
import { MoveDialog } from './move-dialog.tsx'

/** Where somebody works, from day to day. */
export function PlacesCard({ employee }: { employee: Employee }) {
  const t = useT()
  const { data, error, refetch } = useCall(employeeHistoryCalls.getSiteHistoryOfEmployee, { id: employee.id })
  const [isMoving, setIsMoving] = useState(false)
  if (error) return <Failed error={error} onRetry={refetch} />
  if (!data) return <CardSkeleton lines={4} />
  return (
    <SectionCard
      title={t('rh.history.places')}
      actions={
        employee.can.edit && (
          <Button size="small" startIcon={<Add />} onClick={() => setIsMoving(true)}>
            {t('rh.history.new-place')}
          </Button>
        )
      }
    >
      {data.length === 0 && <Empty title={t('rh.history.no-place')} text={t('rh.history.no-place-text')} />}
      <DatedRows rows={data}>
        {({ workplace: { site, unit, subunit } }) => (
          <Typography variant="body2" sx={{ fontWeight: 600 }}>
            {[site.name, unit?.name, subunit?.name].filter(Boolean).join(' · ')}
          </Typography>
        )}
      </DatedRows>
      {isMoving && <MoveDialog employee={employee} onClose={() => setIsMoving(false)} />}
    </SectionCard>
  )
}
