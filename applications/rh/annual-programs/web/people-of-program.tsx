import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { usePages } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import type { Column } from '#kernel/web/kit/data-table-column.ts'
import { DataTable } from '#kernel/web/kit/data-table.tsx'
import { useList } from '#kernel/web/kit/use-list.ts'
import { useFormat } from '#kernel/web/use-format.ts'
import { annualProgramsCalls } from '../annual-programs.calls.ts'
import type { AnnualProgram, PersonOfProgram } from '../annual-programs.model.ts'
import { useDifference } from './use-difference.ts'

/** What each person of a program is to work, has worked and has in advance. */
export function PeopleOfProgram({ program }: { program: AnnualProgram }) {
  const t = useT()
  const list = useList(annualProgramsCalls.getPeopleOfProgram, { module: 'rh.annual', usualSize: 25 })
  const answer = usePages(annualProgramsCalls.getPeopleOfProgram, { ...list.query, id: program.id })
  const columns = useColumns()
  return (
    <Box component="section" aria-label={t('rh.annual.people-of', { name: program.groupLabel })}>
      <Typography variant="h6" component="h2" sx={{ mb: 1 }}>
        <bdi>{t('rh.annual.people-of', { name: program.groupLabel })}</bdi>
      </Typography>
      <DataTable
        label={t('rh.annual.people')}
        list={list}
        answer={answer}
        columns={columns}
        rowId={row => row.id}
        rowName={row => `${row.name} ${row.firstname}`}
        searchBy={t('rh.hours.search')}
        exportName={`${t('rh.annual.title')} ${program.groupLabel} ${program.firstDay}`}
        empty={{ title: t('rh.annual.nobody'), text: t('rh.annual.nobody-text') }}
      />
    </Box>
  )
}

function useColumns(): Column<PersonOfProgram>[] {
  const t = useT()
  const { duration, number } = useFormat()
  const difference = useDifference()
  const minutes = (key: 'planned' | 'due' | 'done' | 'away', label: string) => ({
    key,
    label,
    text: (row: PersonOfProgram) => duration(row[key]),
    align: 'end' as const,
  })
  return [
    {
      key: 'name',
      label: t('field.name'),
      text: row => `${row.name} ${row.firstname}`,
      cell: row => (
        <>
          <Box component="span" sx={{ display: 'block', minWidth: 130 }}>
            {row.name} {row.firstname}
          </Box>
          {row.unit && (
            <Typography variant="caption" component="div" color="text.secondary">
              {row.unit}
            </Typography>
          )}
        </>
      ),
    },
    {
      key: 'contract',
      label: t('rh.annual.contract'),
      text: row => row.contract,
      hiddenBelow: 'lg',
      onPhone: 'hidden',
    },
    {
      key: 'weeklyHours',
      label: t('rh.annual.contract-hours'),
      text: row => (row.weeklyHours === null ? null : number(row.weeklyHours)),
      align: 'end',
      isOptional: true,
    },
    minutes('planned', t('rh.annual.planned')),
    { ...minutes('due', t('rh.annual.due')), hiddenBelow: 'md', onPhone: 'hidden' },
    {
      ...minutes('done', t('rh.annual.done')),
      cell: row => (
        <>
          {duration(row.done)}
          {row.waiting > 0 && (
            <Typography variant="caption" component="div" sx={{ color: 'warning.strong' }}>
              {t('rh.annual.waiting', { hours: duration(row.waiting) })}
            </Typography>
          )}
        </>
      ),
    },
    { ...minutes('away', t('rh.annual.away')), hiddenBelow: 'lg', onPhone: 'hidden' },
    {
      key: 'opening',
      label: t('rh.annual.opening'),
      text: row => difference(row.opening),
      align: 'end',
      isOptional: true,
    },
    {
      key: 'balance',
      label: t('rh.annual.balance'),
      text: row => difference(row.balance),
      cell: row => (
        <Box component="strong" sx={{ color: row.balance < 0 ? 'warning.strong' : 'text.primary' }}>
          <bdi>{difference(row.balance)}</bdi>
        </Box>
      ),
      align: 'end',
      onPhone: 'badge',
    },
    {
      key: 'settlement',
      label: t('rh.annual.settlement'),
      text: row => row.settlement && t(`rh.annual.settlement.${row.settlement}`),
      isOptional: true,
    },
  ]
}
