import EditOutlined from '@mui/icons-material/EditOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { Link } from 'react-router'
import { useT } from '#kernel/web/i18n.ts'
import { Chip } from '#kernel/web/kit/chip.tsx'
import { Tabs } from '#kernel/web/kit/tabs.tsx'
import type { Employee } from '../employee.model.ts'
import { ArchiveButton } from './archive-button.tsx'
import { addressOfEdition } from './employee-addresses.ts'
import { toneOf } from './situation-tones.ts'
import { listedName } from './employee-names.ts'
import { PermitAlert } from './permit-alert.tsx'
import { Portrait } from './portrait.tsx'
import { Standing } from './standing.tsx'
import { TakeFileButton } from './take-file-button.tsx'
import { useFileTabs } from './use-file-tabs.ts'

type Props = { employee: Employee; tab: string; onTab: (tab: string) => void }

/** Who it is, at first sight, and what one may do with his file. */
export function EmployeeHead({ employee, tab, onTab }: Props) {
  const t = useT()
  const tabs = useFileTabs()
  const { status, situation } = employee
  return (
    <Card sx={{ px: 2.5, pt: 2.5 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
        <Portrait employee={employee} />
        <Box sx={{ flex: '1 1 280px', minWidth: 0 }}>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.25, rowGap: 0.5 }}>
            <Typography variant="h4" component="h1" sx={{ overflowWrap: 'anywhere' }}>
              {listedName(employee)}
            </Typography>
            <Chip
              label={t(`rh.employee.${status === 'archived' ? 'is-archived' : `situation-${situation}`}`)}
              tone={status === 'archived' ? 'neutral' : toneOf[situation]}
            />
            {employee.isUnderage && <Chip label={t('rh.employee.underage')} tone="warning" />}
          </Box>
          <Typography variant="subtitle1" component="div" sx={{ color: 'text.secondary' }}>
            <Standing employee={employee} />
          </Typography>
        </Box>
        <HeadActions employee={employee} />
      </Box>
      <PermitAlert employee={employee} />
      <Box sx={{ mt: 1 }}>
        <Tabs
          label={t('rh.employee.parts')}
          tabs={[
            { value: 'file', label: t('rh.employee.tab-file') },
            ...tabs.map(({ value, label }) => ({ value, label: t(label) })),
          ]}
          value={tab}
          onChange={onTab}
        />
      </Box>
    </Card>
  )
}

function HeadActions({ employee }: { employee: Employee }) {
  const { id, can } = employee
  const t = useT()
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {can.archive && <ArchiveButton employee={employee} />}
      {can.archive && <TakeFileButton employee={employee} />}
      {can.edit && (
        <Button component={Link} to={addressOfEdition(id)} variant="contained" startIcon={<EditOutlined />}>
          {t('verb.edit')}
        </Button>
      )}
    </Box>
  )
}
