import { usePages, useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import type { Column } from '#kernel/web/kit/data-table-column.ts'
import { RecordsPage } from '#kernel/web/kit/records-page.tsx'
import { useList } from '#kernel/web/kit/use-list.ts'
import { HistoryDialog } from '#platform/audit/audit.web.ts'
import { useFormat } from '#kernel/web/use-format.ts'
import { useLevel } from '#platform/rights/rights.web.ts'
import { workTasksElement, type WorkTask } from '../work-task.model.ts'
import { workTasksCalls } from '../work-tasks.calls.ts'
import { WorkTaskDialog } from './work-task-dialog.tsx'

export function WorkTasksPage() {
  const t = useT()
  const { number } = useFormat()
  const level = useLevel(workTasksElement)
  const list = useList(workTasksCalls.getPaginatedWorkTasks, { module: 'culture.work-tasks', usualTab: 'active' })
  const answer = usePages(workTasksCalls.getPaginatedWorkTasks, list.query)
  const archiving = useSend(workTasksCalls.archiveWorkTask, { staysOnPage: true })
  const restoring = useSend(workTasksCalls.restoreWorkTask, { staysOnPage: true })
  const columns: Column<WorkTask>[] = [
    { key: 'name', label: t('field.name'), text: ({ name }) => name },
    { key: 'unit', label: t('culture.work-tasks.unit'), text: row => t(`culture.work-tasks.unit.${row.unit}`) },
    {
      key: 'standardPerHour',
      label: t('culture.work-tasks.standard'),
      text: row => (row.standardPerHour === null ? null : number(row.standardPerHour)),
      align: 'end',
    },
    {
      key: 'everyDays',
      label: t('culture.work-tasks.every-days'),
      text: row => (row.everyDays === null ? null : number(row.everyDays)),
      align: 'end',
    },
    { key: 'note', label: t('field.note'), text: ({ note }) => note, hiddenBelow: 'md' },
  ]
  return (
    <RecordsPage
      title={t('culture.work-tasks.title')}
      list={list}
      answer={answer}
      columns={columns}
      nameOf={({ name }) => name}
      searchBy={t('culture.work-tasks.search')}
      exportName={t('culture.work-tasks.file')}
      empty={{ title: t('culture.work-tasks.none'), text: t('culture.work-tasks.none-text') }}
      may={{ write: level >= 2, archive: level >= 3 }}
      form={(row, onClose) => <WorkTaskDialog key={row?.id} row={row} onClose={onClose} />}
      history={({ id, name }, onClose) => (
        <HistoryDialog table="culture.work_task" rowId={id} name={name} onClose={onClose} />
      )}
      onArchive={({ id }) => archiving.send({ id })}
      onRestore={({ id }) => restoring.send({ id })}
    />
  )
}
