import { usePages, useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import type { Column } from '#kernel/web/kit/data-table-column.ts'
import { RecordsPage } from '#kernel/web/kit/records-page.tsx'
import { useList } from '#kernel/web/kit/use-list.ts'
import { HistoryDialog } from '#platform/audit/audit.web.ts'
import { useLevel } from '#platform/rights/rights.web.ts'
import { workersElement, type Worker } from '../worker.model.ts'
import { workersCalls } from '../workers.calls.ts'
import { WorkerDialog } from './worker-dialog.tsx'

export function WorkersPage() {
  const t = useT()
  const level = useLevel(workersElement)
  const list = useList(workersCalls.getPaginatedWorkers, { module: 'culture.workers', usualTab: 'active' })
  const answer = usePages(workersCalls.getPaginatedWorkers, list.query)
  const archiving = useSend(workersCalls.archiveWorker, { staysOnPage: true })
  const restoring = useSend(workersCalls.restoreWorker, { staysOnPage: true })
  const columns: Column<Worker>[] = [
    { key: 'name', label: t('field.name'), text: ({ name }) => name },
    { key: 'team', label: t('culture.workers.team'), text: ({ team }) => team },
    { key: 'badge', label: t('culture.workers.badge'), text: ({ badge }) => badge },
    { key: 'note', label: t('field.note'), text: ({ note }) => note, hiddenBelow: 'md' },
  ]
  return (
    <RecordsPage
      title={t('culture.workers.title')}
      list={list}
      answer={answer}
      columns={columns}
      nameOf={({ name }) => name}
      searchBy={t('culture.workers.search')}
      exportName={t('culture.workers.file')}
      empty={{ title: t('culture.workers.none'), text: t('culture.workers.none-text') }}
      may={{ write: level >= 2, archive: level >= 3 }}
      form={(row, onClose) => <WorkerDialog key={row?.id} row={row} onClose={onClose} />}
      history={({ id, name }, onClose) => (
        <HistoryDialog table="culture.worker" rowId={id} name={name} onClose={onClose} />
      )}
      onArchive={({ id }) => archiving.send({ id })}
      onRestore={({ id }) => restoring.send({ id })}
    />
  )
}
