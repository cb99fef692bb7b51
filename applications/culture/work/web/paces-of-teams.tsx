import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableContainer from '@mui/material/TableContainer'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import Typography from '@mui/material/Typography'
import { useT } from '#kernel/web/i18n.ts'
import { SectionCard } from '#kernel/web/kit/section-card.tsx'
import { useFormat } from '#kernel/web/use-format.ts'
import type { WorkNow } from '../work.model.ts'

/** What teams did in seven days, set against the standard of each task. */
export function PacesOfTeams({ teams }: { teams: WorkNow['teams'] }) {
  const t = useT()
  const { number, percent } = useFormat()
  return (
    <SectionCard title={t('culture.work.teams')}>
      <Typography variant="body2" sx={{ mb: 1, color: 'text.secondary' }}>
        {t('culture.work.teams-note')}
      </Typography>
      <TableContainer>
        <Table size="small" aria-label={t('culture.work.teams')}>
          <TableHead>
            <TableRow>
              <TableCell>{t('culture.work.team')}</TableCell>
              <TableCell>{t('culture.work.task')}</TableCell>
              <TableCell align="right">{t('field.people')}</TableCell>
              <TableCell align="right">{t('culture.work.done')}</TableCell>
              <TableCell align="right">{t('culture.work.standard')}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {teams.map(({ team, task, people, hours, percent: share }) => (
              <TableRow key={`${team} ${task}`}>
                <TableCell>{team}</TableCell>
                <TableCell>{task}</TableCell>
                <TableCell align="right">{number(people)}</TableCell>
                <TableCell align="right">{t('culture.work.hours', { hours: number(hours) })}</TableCell>
                <TableCell align="right">{share === null ? '—' : percent(share / 100)}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
    </SectionCard>
  )
}
