import DownloadOutlined from '~icons/ic/outline-download'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useCall } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Chip } from '#kernel/web/kit/chip.tsx'
import type { Column } from '#kernel/web/kit/data-table-column.ts'
import { DataTable } from '#kernel/web/kit/data-table.tsx'
import { useListState } from '#kernel/web/kit/use-list-state.ts'
import type { ImportRun, ModelOffer, ProblemOfRow } from '../import.model.ts'
import { aboutRun, type ImportDesk } from './import-desk.ts'
import { useReport } from './use-report.ts'

type Props = { desk: ImportDesk; run: ImportRun; model: ModelOffer }

/** What is wrong in the file, cell by cell: errors first, each with the way to mend it. */
export function ProblemsTable({ desk, run, model }: Props) {
  const t = useT()
  const list = useListState({ module: 'imports.problems' })
  const answer = useCall(
    desk.problems,
    { ...aboutRun(desk, run), page: list.page, size: list.size },
    { staysOnPage: true },
  )
  const { download, isDownloading } = useReport(desk, run)
  const columns: Column<ProblemOfRow>[] = [
    { key: 'line', label: t('field.line'), text: problem => problem.number, width: 80 },
    {
      key: 'kind',
      label: t('imports.check.kind'),
      text: problem => t(problem.isDoubt ? 'imports.check.doubt' : 'imports.check.error'),
      cell: problem => (
        <Chip
          label={t(problem.isDoubt ? 'imports.check.doubt' : 'imports.check.error')}
          tone={problem.isDoubt ? 'warning' : 'error'}
        />
      ),
      onPhone: 'badge',
      width: 110,
    },
    {
      key: 'column',
      label: t('field.column'),
      text: ({ column }) => model.columns.find(({ key }) => key === column)?.label ?? t('imports.check.whole-line'),
    },
    { key: 'cell', label: t('imports.check.cell'), text: problem => problem.value },
    { key: 'mend', label: t('imports.check.mend'), text: problem => problem.message },
  ]
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <DataTable
        label={t('imports.check.problems')}
        list={list}
        answer={{ ...answer, data: answer.data && { ...answer.data, totalIsExact: true } }}
        columns={columns}
        rowId={({ number, column, message }) => `${number} ${column} ${message}`}
        rowName={problem => `${t('field.line')} ${problem.number}`}
        empty={{ title: t('imports.check.all-good'), text: t('imports.check.all-good-text') }}
      />
      {(answer.data?.total ?? 0) > 0 && (
        <Button
          variant="outlined"
          color="inherit"
          startIcon={<DownloadOutlined />}
          disabled={isDownloading}
          onClick={() => download('problems')}
          sx={{ justifySelf: 'start' }}
        >
          {t('imports.check.download')}
        </Button>
      )}
    </Box>
  )
}
