import ArchiveOutlined from '@mui/icons-material/ArchiveOutlined'
import EditOutlined from '@mui/icons-material/EditOutlined'
import UnarchiveOutlined from '@mui/icons-material/UnarchiveOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { Link } from 'react-router'
import { useT } from '#kernel/web/i18n.ts'
import { Avatar } from '#kernel/web/kit/avatar.tsx'
import { Chip } from '#kernel/web/kit/chip.tsx'
import { Tabs } from '#kernel/web/kit/tabs.tsx'
import type { Employee } from '../employee.model.ts'
import { addressOfEdition } from './employee-addresses.ts'
import { listedName, spokenName } from './employee-names.ts'
import { Standing } from './standing.tsx'
import { useMoveEmployee } from './use-move-employee.ts'

/** Who it is, at first sight, and what one may do with his file. */
export function EmployeeHead({ employee }: { employee: Employee }) {
  const t = useT()
  return (
    <Card sx={{ px: 2.5, pt: 2.5 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
        <Avatar name={spokenName(employee)} size={68} />
        <Box sx={{ flex: '1 1 280px', minWidth: 0 }}>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.25, rowGap: 0.5 }}>
            <Typography variant="h4" component="h1" sx={{ overflowWrap: 'anywhere' }}>
              {listedName(employee)}
            </Typography>
            <Chip
              label={t(`rh.employee.is-${employee.status}`)}
              tone={employee.status === 'active' ? 'success' : 'neutral'}
            />
            {employee.isUnderage && <Chip label={t('rh.employee.underage')} tone="warning" />}
          </Box>
          <Typography variant="subtitle1" component="div" sx={{ color: 'text.secondary' }}>
            <Standing employee={employee} />
          </Typography>
        </Box>
        <HeadActions employee={employee} />
      </Box>
      <Box sx={{ mt: 1 }}>
        <Tabs
          label={t('rh.employee.parts')}
          tabs={[{ value: 'file', label: t('rh.employee.tab-file') }]}
          value="file"
          onChange={() => undefined}
        />
      </Box>
    </Card>
  )
}

function HeadActions({ employee: { id, status, can } }: { employee: Employee }) {
  const t = useT()
  const { archive, activate, isMoving } = useMoveEmployee()
  const isActive = status === 'active'
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {can.archive && (
        <Button
          variant="outlined"
          color="inherit"
          startIcon={isActive ? <ArchiveOutlined /> : <UnarchiveOutlined />}
          loading={isMoving}
          loadingPosition="start"
          onClick={() => (isActive ? archive(id) : activate(id))}
        >
          {t(isActive ? 'rh.employees.to-archived' : 'rh.employees.to-active')}
        </Button>
      )}
      {can.edit && (
        <Button component={Link} to={addressOfEdition(id)} variant="contained" startIcon={<EditOutlined />}>
          {t('rh.employee.edit')}
        </Button>
      )}
    </Box>
  )
}
