import ArchiveOutlined from '~icons/ic/outline-archive'
import UnarchiveOutlined from '~icons/ic/outline-unarchive'
import Button from '@mui/material/Button'
import Tooltip from '@mui/material/Tooltip'
import { useT } from '#kernel/web/i18n.ts'
import { useFormat } from '#kernel/web/use-format.ts'
import type { Employee } from '../employee.model.ts'
import { useMoveEmployee } from './use-move-employee.ts'

/** Archives or takes back; while a contract stands in the way it does nothing and says from when it will. */
export function ArchiveButton({ employee }: { employee: Employee }) {
  const { id, status } = employee
  const t = useT()
  const { archive, activate, isMoving } = useMoveEmployee()
  const obstacle = useObstacle(employee)
  const isActive = status === 'active'
  const move = () => (isActive ? archive(id) : activate(id))
  return (
    <Tooltip describeChild title={obstacle} enterTouchDelay={0}>
      {/* A button that is disabled outright takes no focus, and the keyboard would never hear why. */}
      <Button
        variant="outlined"
        color="inherit"
        startIcon={isActive ? <ArchiveOutlined /> : <UnarchiveOutlined />}
        loading={isMoving}
        loadingPosition="start"
        aria-disabled={obstacle !== ''}
        sx={obstacle === '' ? {} : { color: 'text.disabled', cursor: 'not-allowed' }}
        onClick={obstacle === '' ? move : undefined}
      >
        {t(isActive ? 'rh.employees.to-archived' : 'rh.employees.to-active')}
      </Button>
    </Tooltip>
  )
}

function useObstacle({ status, contractNotEnded }: Employee) {
  const t = useT()
  const { date } = useFormat()
  if (status !== 'active' || !contractNotEnded) return ''
  const { endingDate } = contractNotEnded
  if (endingDate === null) return t('rh.employee.archive-after-open-contract')
  const nextDay = Temporal.PlainDate.from(endingDate).add({ days: 1 }).toString()
  return t('rh.employee.archive-after-contract', { end: date(endingDate), from: date(nextDay) })
}
