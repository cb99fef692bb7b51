import Add from '~icons/ic/baseline-add'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { useCall } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Empty } from '#kernel/web/kit/empty.tsx'
import { Failed } from '#kernel/web/kit/failed.tsx'
import { CardSkeleton } from '#kernel/web/kit/skeletons.tsx'
import { useLevel } from '#platform/rights/rights.web.ts'
import type { Employee } from '#rh/employees/employee.model.ts'
import { mutuellesElement } from '../mutuelle.model.ts'
import { mutuellesCalls } from '../mutuelles.calls.ts'
import { MutuelleCard } from './mutuelle-card.tsx'
import { MutuelleDialog } from './mutuelle-dialog.tsx'

/** The health covers of somebody, the newest first. */
export function MutuelleTab({ employee }: { employee: Employee }) {
  const t = useT()
  const [isAdding, setIsAdding] = useState(false)
  const mayWrite = useLevel(mutuellesElement) >= 2 && employee.status === 'active'
  const { data, error, refetch } = useCall(
    mutuellesCalls.getMutuellesOfEmployee,
    { employeeId: employee.id },
    { staysOnPage: true },
  )
  if (error && !data) return <Failed error={error} onRetry={refetch} />
  if (!data) return <CardSkeleton lines={5} />
  const add = mayWrite && (
    <Button variant="contained" startIcon={<Add />} onClick={() => setIsAdding(true)}>
      {t('rh.mutuelle.add')}
    </Button>
  )
  return (
    <>
      {data.length === 0 ? (
        <Empty title={t('rh.mutuelle.none')} text={t('rh.mutuelle.none-text')} action={add} />
      ) : (
        <Box sx={{ display: 'grid', gap: 2 }}>
          {add && <Box sx={{ display: 'flex', justifyContent: 'flex-end' }}>{add}</Box>}
          {data.map(mutuelle => (
            <MutuelleCard key={mutuelle.id} mutuelle={mutuelle} />
          ))}
        </Box>
      )}
      {isAdding && <MutuelleDialog employeeId={employee.id} mutuelle={null} onClose={() => setIsAdding(false)} />}
    </>
  )
}
