import Add from '~icons/ic/baseline-add'
import Button from '@mui/material/Button'
import Box from '@mui/material/Box'
import { Link } from 'react-router'
import { usePages } from '#kernel/web/api.ts'
import { useLanguage, useT } from '#kernel/web/i18n.ts'
import { ChoiceFilter } from '#kernel/web/kit/choice-filter.tsx'
import { Chip } from '#kernel/web/kit/chip.tsx'
import type { Column } from '#kernel/web/kit/data-table-column.ts'
import { DataTable } from '#kernel/web/kit/data-table.tsx'
import { ExportButton } from '#kernel/web/kit/export-button.tsx'
import { Page } from '#kernel/web/kit/page.tsx'
import { shownPhone } from '#kernel/web/kit/phone.ts'
import { useList } from '#kernel/web/kit/use-list.ts'
import { useShownFilters } from '#kernel/web/kit/use-shown-filters.ts'
import { useFormat } from '#kernel/web/use-format.ts'
import { useLevel } from '#platform/rights/rights.web.ts'
import { spokenLanguages } from '#rh/employees/employee.model.ts'
import { addressOfCandidate, type CandidateRow, languageName } from '../candidate.model.ts'
import { candidatesCalls } from '../candidates.calls.ts'
import { AvailabilityBar } from './availability-bar.tsx'

const creation = 'rh/gestion_du_recrutement/creation_candidat'

/** Everybody who asks for a job, with the days on which they can work. */
export function CandidatesPage() {
  const t = useT()
  const shown = useLanguage()
  const list = useList(candidatesCalls.getPaginatedCandidates, { module: 'rh.candidates' })
  const answer = usePages(candidatesCalls.getPaginatedCandidates, list.query)
  const columns = useColumns()
  const mayAdd = useLevel(creation) >= 2
  const { available, language, employee, pool } = list.narrowing
  const filters = useShownFilters(list, {
    available: available && t(`rh.candidates.available.${available}`),
    language: language && languageName(language, shown),
    employee: employee && t(`rh.candidates.employee.${employee}`),
    pool: pool && t(`rh.candidates.pool.${pool}`),
  })
  const add = mayAdd && (
    <Button component={Link} to="/RH/gestion_du_recrutement/creation_candidat" variant="contained" startIcon={<Add />}>
      {t('rh.candidates.add')}
    </Button>
  )
  return (
    <Page
      title={t('rh.candidates.title')}
      actions={
        <>
          <ExportButton name={t('rh.candidates.title')} columns={columns} answer={answer} />
          {add}
        </>
      }
    >
      <DataTable
        label={t('rh.candidates.title')}
        list={list}
        answer={answer}
        columns={columns}
        rowId={row => row.id}
        rowName={row => `${row.name} ${row.firstname}`}
        rowPath={row => addressOfCandidate(row.id)}
        searchBy={t('rh.candidates.search')}
        filters={filters}
        filterPanel={<Filters list={list} />}
        empty={{ title: t('rh.candidates.none'), text: t('rh.candidates.none-text'), action: add }}
      />
    </Page>
  )
}

function useColumns(): Column<CandidateRow>[] {
  const t = useT()
  const { date } = useFormat()
  const language = useLanguage()
  const phone = ({ cellPhoneNumber }: CandidateRow) => cellPhoneNumber && shownPhone(cellPhoneNumber)
  const state = ({ status }: CandidateRow) => status && t(`rh.application.state.${status}`)
  return [
    {
      key: 'name',
      label: t('rh.field.candidate'),
      text: row => `${row.name} ${row.firstname}`,
      cell: row => <Named row={row} />,
    },
    {
      key: 'phone',
      label: t('rh.field.cellPhone'),
      text: phone,
      cell: row => <bdi dir="ltr">{phone(row) || '—'}</bdi>,
      width: 170,
    },
    { key: 'city', label: t('field.city'), text: row => row.city, hiddenBelow: 'lg', onPhone: 'hidden' },
    {
      key: 'available',
      label: t('rh.candidate.availability'),
      text: row => row.availabilities.map(({ start, end }) => `${date(start)} - ${date(end)}`).join(', '),
      cell: row => <AvailabilityBar availabilities={row.availabilities} isSmall />,
      hiddenBelow: 'md',
      width: 190,
    },
    {
      key: 'language',
      label: t('field.language'),
      text: row => languageName(row.language, language),
      hiddenBelow: 'lg',
      onPhone: 'hidden',
      width: 120,
    },
    {
      key: 'createdAt',
      label: t('rh.candidates.since'),
      text: row => date(row.createdAt.slice(0, 10)),
      hiddenBelow: 'lg',
      onPhone: 'hidden',
      width: 130,
    },
    {
      key: 'status',
      label: t('rh.field.candidateApplication'),
      text: state,
      cell: row => (state(row) ? <Chip label={state(row) as string} tone="info" /> : '—'),
      onPhone: 'badge',
      width: 170,
    },
  ]
}

function Named({ row }: { row: CandidateRow }) {
  const t = useT()
  return (
    <Box component="span" sx={{ display: 'inline-flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
      {row.name} {row.firstname}
      {row.isFormerEmployee && <Chip label={t('rh.candidate.former')} tone="success" />}
      {row.employeeId && !row.isFormerEmployee && <Chip label={t('rh.candidate.employee')} tone="neutral" />}
    </Box>
  )
}

type CandidateList = ReturnType<typeof useList<typeof candidatesCalls.getPaginatedCandidates.list>>

function Filters({ list }: { list: CandidateList }) {
  const t = useT()
  const language = useLanguage()
  const among = (name: string, values: readonly string[]) =>
    values.map(value => ({ value, label: t(`rh.candidates.${name}.${value}`) }))
  return (
    <>
      <ChoiceFilter
        list={list}
        name="available"
        label={t('rh.candidate.availability')}
        choices={among('available', ['now', 'month', 'quarter'])}
      />
      <ChoiceFilter
        list={list}
        name="employee"
        label={t('rh.candidates.employee')}
        choices={among('employee', ['current', 'former', 'never'])}
      />
      <ChoiceFilter
        list={list}
        name="language"
        label={t('field.language')}
        choices={spokenLanguages.map(value => ({ value, label: languageName(value, language) }))}
      />
      <ChoiceFilter
        list={list}
        name="pool"
        label={t('rh.candidates.pool')}
        choices={among('pool', ['kept', 'ending'])}
      />
    </>
  )
}
