import Add from '~icons/ic/baseline-add'
import EditOutlined from '~icons/ic/outline-edit'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Tooltip from '@mui/material/Tooltip'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useCall } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Empty } from '#kernel/web/kit/empty.tsx'
import { Failed } from '#kernel/web/kit/failed.tsx'
import { SectionCard } from '#kernel/web/kit/section-card.tsx'
import { CardSkeleton } from '#kernel/web/kit/skeletons.tsx'
import { useFormat } from '#kernel/web/use-format.ts'
import type { Employee } from '#rh/employees/employee.model.ts'
import { employeeHistoryCalls } from '../employee-history.calls.ts'
import type { PackageElement } from '../package-element.model.ts'
import { DatedRows } from './dated-rows.tsx'
import { PackageDialog } from './package-dialog.tsx'

/** Position, hours and pay, from day to day. */
export function ConditionsCard({ employee }: { employee: Employee }) {
  const t = useT()
  const { data, error, refetch } = useCall(employeeHistoryCalls.getPackageHistoryOfEmployee, { id: employee.id })
  const [writing, setWriting] = useState<PackageElement | 'new' | null>(null)
  const mayWrite = employee.can.editPay && employee.can.edit
  if (error) return <Failed error={error} onRetry={refetch} />
  if (!data) return <CardSkeleton lines={6} />
  return (
    <SectionCard
      title={t('rh.history.conditions')}
      actions={
        mayWrite && (
          <Button size="small" startIcon={<Add />} onClick={() => setWriting('new')}>
            {t('rh.history.new-conditions')}
          </Button>
        )
      }
    >
      {data.length === 0 && <Empty title={t('rh.history.no-conditions')} text={t('rh.history.no-conditions-text')} />}
      <DatedRows
        rows={data}
        actions={row =>
          mayWrite && (
            <Tooltip title={t('rh.history.correct')}>
              <IconButton size="small" aria-label={t('rh.history.correct')} onClick={() => setWriting(row)}>
                <EditOutlined fontSize="small" />
              </IconButton>
            </Tooltip>
          )
        }
      >
        {row => <Conditions row={row} />}
      </DatedRows>
      {writing && (
        <PackageDialog
          employee={employee}
          corrected={writing === 'new' ? null : writing}
          latest={data.find(({ moment }) => moment === 'current') ?? null}
          onClose={() => setWriting(null)}
        />
      )}
    </SectionCard>
  )
}

function Conditions({ row }: { row: PackageElement }) {
  const t = useT()
  const { number } = useFormat()
  const { position, typeOfContract, workTime, coefficient, salary, adaptedSalary } = row
  const amount = adaptedSalary ?? salary?.amount
  const euros = salary && amount && number(amount, { style: 'currency', currency: 'EUR' })
  const parts = [
    typeOfContract?.libelle,
    workTime?.label,
    coefficient?.label,
    euros && t(`rh.history.pay-${salary.unit}`, { amount: euros }),
  ].filter(Boolean)
  return (
    <>
      <Typography variant="body2" sx={{ fontWeight: 600 }}>
        {position.name}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {parts.join(' · ')}
      </Typography>
    </>
  )
}
