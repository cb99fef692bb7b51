import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { useT } from '#kernel/web/i18n.ts'
import { Chip } from '#kernel/web/kit/chip.tsx'
import { Tabs } from '#kernel/web/kit/tabs.tsx'
import { useFormat } from '#kernel/web/use-format.ts'
import { TermInHead, useFileOverview } from '#rh/file-overview/file-overview.web.ts'
import type { Employee } from '../employee.model.ts'
import { HeadActions } from './head-actions.tsx'
import { listedName } from './employee-names.ts'
import { NeighboursInList } from './neighbours-in-list.tsx'
import { PermitAlert } from './permit-alert.tsx'
import { Portrait } from './portrait.tsx'
import { toneOf } from './situation-tones.ts'
import { Standing } from './standing.tsx'
import { useFileTabs } from './use-file-tabs.ts'

type Props = { employee: Employee; tab: string; onTab: (tab: string) => void }

/** Who it is, at first sight, how far his contract has come, and what one may do with his file. */
export function EmployeeHead({ employee, tab, onTab }: Props) {
  const t = useT()
  const { number } = useFormat()
  const tabs = useFileTabs()
  const overview = useFileOverview(employee.id)
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
            {overview?.season && overview.season > 1 && (
              <Chip label={t('rh.overview.season', { number: number(overview.season) })} />
            )}
            {employee.isUnderage && <Chip label={t('rh.employee.underage')} tone="warning" />}
          </Box>
          <Typography variant="subtitle1" component="div" sx={{ color: 'text.secondary' }}>
            <Standing employee={employee} />
          </Typography>
        </Box>
        <NeighboursInList employeeId={employee.id} />
        <HeadActions employee={employee} />
      </Box>
      {overview?.term && status === 'active' && <TermInHead term={overview.term} />}
      <PermitAlert employee={employee} />
      <Box sx={{ mt: 1 }}>
        <Tabs
          label={t('rh.employee.parts')}
          tabs={[
            { value: 'file', label: t('rh.employee.tab-file') },
            ...tabs.map(({ value, label, count }) => ({
              value,
              label: t(label),
              count: (overview && count?.(employee, overview)) ?? undefined,
            })),
          ]}
          value={tab}
          onChange={onTab}
        />
      </Box>
    </Card>
  )
}
