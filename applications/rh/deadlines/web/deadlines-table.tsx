import AutorenewOutlined from '~icons/ic/outline-autorenew'
import FolderOpenOutlined from '~icons/ic/outline-folder-open'
import SendOutlined from '~icons/ic/outline-send'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useT } from '#kernel/web/i18n.ts'
import { DataTable } from '#kernel/web/kit/data-table.tsx'
import type { BulkAction, ListAnswer } from '#kernel/web/kit/data-table-props.ts'
import type { Action } from '#kernel/web/kit/row-menu.tsx'
import type { TabChoice } from '#kernel/web/kit/tabs.tsx'
import { useShownFilters } from '#kernel/web/kit/use-shown-filters.ts'
import { useFormat } from '#kernel/web/use-format.ts'
import { later } from '#kernel/web/later.tsx'
import { useLevel } from '#platform/rights/rights.web.ts'
import { addressOfEmployee } from '#rh/employees/employees.web.ts'
import type { ExpirableDocument } from '../deadline.model.ts'
import { deadlineColumns } from './deadline-columns.tsx'
import { type Company, DeadlineFilters, useFilterWords } from './deadline-filters.tsx'
import { groupIn } from './deadline-groups.ts'
import { listedName } from './names.ts'
import type { DeadlineList } from './use-deadline-list.ts'

const RequestDialog = later(async () => (await import('./request-dialog.tsx')).RequestDialog)

type Props = {
  list: DeadlineList
  answer: ListAnswer<ExpirableDocument>
  tabs: readonly TabChoice[]
  /** Undefined while they are on their way. */
  companies: readonly Company[] | undefined
  /** Whether the reader may renew and ask at least in some company. */
  renews: boolean
}

type Asking = { papers: readonly ExpirableDocument[]; done: () => void }

/** Papers, by the week in which they end where their end orders them. */
export function DeadlinesTable({ list, answer, tabs, companies, renews }: Props) {
  const t = useT()
  const { date, dayAndMonth } = useFormat()
  const filters = useShownFilters(list, useFilterWords(list, companies))
  const [asking, setAsking] = useState<Asking | null>(null)
  const opensFiles = useLevel('rh/gestion_du_personnel/salaries') >= 1
  const actionsOf = useRowActions(opensFiles, paper => setAsking({ papers: [paper], done: () => undefined }))
  const bulkActions: BulkAction<ExpirableDocument>[] = [
    {
      label: t('rh.deadlines.ask'),
      icon: <SendOutlined fontSize="small" />,
      onSelect: (papers, done) => setAsking({ papers: papers.filter(({ can }) => can.renew), done }),
    },
  ]
  const shortDay = (day: Temporal.PlainDate) => dayAndMonth(`${day.toString()}T12:00:00Z`)
  return (
    <>
      <DataTable
        label={t('rh.field.deadlines')}
        list={list}
        answer={answer}
        columns={deadlineColumns({ t, date, dayOf: dayAndMonth })}
        rowId={row => row.id}
        rowName={row => `${listedName(row)}, ${row.kindLabel}`}
        {...(opensFiles && { rowPath: (row: ExpirableDocument) => papersOf(row.employeeId) })}
        {...(list.sort.by === 'end' && { groupOf: groupIn({ t, dayAndMonth: shortDay }) })}
        rowActions={actionsOf}
        {...(renews && { bulkActions })}
        tabs={tabs}
        searchBy={t('rh.deadlines.search')}
        filters={filters}
        filterPanel={<DeadlineFilters list={list} companies={companies ?? []} />}
        empty={{ title: t('rh.deadlines.none'), text: t('rh.deadlines.none-text') }}
      />
      {asking && (
        <RequestDialog
          papers={asking.papers}
          onClose={hasSent => {
            if (hasSent) asking.done()
            setAsking(null)
          }}
        />
      )}
    </>
  )
}

const papersOf = (employeeId: string) => `${addressOfEmployee(employeeId)}?tab=documents`

function useRowActions(opensFiles: boolean, ask: (paper: ExpirableDocument) => void) {
  const t = useT()
  const navigate = useNavigate()
  return (paper: ExpirableDocument): Action[] => {
    const { id, employeeId, can } = paper
    const open: Action = {
      label: t('verb.open'),
      icon: <FolderOpenOutlined fontSize="small" />,
      onSelect: () => navigate(papersOf(employeeId)),
    }
    const renew: Action = {
      label: t('verb.renew'),
      icon: <AutorenewOutlined fontSize="small" />,
      onSelect: () => navigate(`${papersOf(employeeId)}&renew=${id}`),
    }
    const request: Action = {
      label: t('rh.deadlines.ask'),
      icon: <SendOutlined fontSize="small" />,
      onSelect: () => ask(paper),
    }
    return [...(opensFiles ? [open] : []), ...(opensFiles && can.renew ? [renew] : []), ...(can.renew ? [request] : [])]
  }
}
