import Add from '~icons/ic/baseline-add'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { useAlert } from '#kernel/web/alerts.ts'
import { usePages, useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { ChoiceFilter } from '#kernel/web/kit/choice-filter.tsx'
import { Chip } from '#kernel/web/kit/chip.tsx'
import { DataTable } from '#kernel/web/kit/data-table.tsx'
import type { Column } from '#kernel/web/kit/data-table-column.ts'
import { ExportButton } from '#kernel/web/kit/export-button.tsx'
import { Page } from '#kernel/web/kit/page.tsx'
import type { Action } from '#kernel/web/kit/row-menu.tsx'
import { useList } from '#kernel/web/kit/use-list.ts'
import { useShownFilters } from '#kernel/web/kit/use-shown-filters.ts'
import { useFormat } from '#kernel/web/use-format.ts'
import { HistoryDialog } from '#platform/audit/audit.web.ts'
import { useLevel } from '#platform/rights/rights.web.ts'
import { type CropEvent, cropEventsElement, gravest, kindsOfEvent } from '../crop-event.model.ts'
import { cropEventsCalls } from '../crop-events.calls.ts'
import { CloseEventDialog } from './close-event-dialog.tsx'
import { CropEventDialog } from './crop-event-dialog.tsx'

type Task = { what: 'edit' | 'close' | 'history'; event: CropEvent } | { what: 'new' }

/** What was seen in greenhouses: what is still to be done first, the gravest in red. */
export function CropEventsPage() {
  const t = useT()
  const alert = useAlert()
  const level = useLevel(cropEventsElement)
  const list = useList(cropEventsCalls.getPaginatedCropEvents, { module: 'culture.crop-events', usualTab: 'current' })
  const answer = usePages(cropEventsCalls.getPaginatedCropEvents, list.query)
  const stays = { staysOnPage: true } as const
  const following = useSend(cropEventsCalls.followCropEvent, {
    ...stays,
    onDone: ({ agent }) => alert.success(t('culture.crop-events.was-followed', { agent })),
  })
  const reopening = useSend(cropEventsCalls.reopenCropEvent, stays)
  const [task, setTask] = useState<Task | null>(null)
  const kinds = kindsOfEvent.map(value => ({ value, label: t(`culture.crop-events.kind.${value}`) }))
  const filters = useShownFilters(list, { kind: kinds.find(({ value }) => value === list.filters.kind)?.label })
  const columns = useColumns()
  const actionsOf = (event: CropEvent): Action[] => [
    ...(event.can.write && event.state === 'open'
      ? [{ label: t('culture.crop-events.follow'), onSelect: () => following.start({ id: event.id }) }]
      : []),
    ...(event.can.write
      ? [
          { label: t('culture.crop-events.close'), onSelect: () => setTask({ what: 'close', event }) },
          { label: t('verb.edit'), onSelect: () => setTask({ what: 'edit', event }) },
        ]
      : []),
    ...(event.state === 'closed' && event.can.close
      ? [{ label: t('culture.crop-events.reopen'), onSelect: () => reopening.start({ id: event.id }) }]
      : []),
    { label: t('field.history'), onSelect: () => setTask({ what: 'history', event }) },
  ]
  const done = () => setTask(null)
  return (
    <Page
      title={t('culture.crop-events.title')}
      actions={
        <>
          <ExportButton name={t('culture.crop-events.title')} columns={columns} answer={answer} />
          {level >= 2 && (
            <Button variant="contained" startIcon={<Add />} onClick={() => setTask({ what: 'new' })}>
              {t('culture.crop-events.new')}
            </Button>
          )}
        </>
      }
    >
      <DataTable
        label={t('culture.crop-events.title')}
        list={list}
        answer={answer}
        columns={columns}
        rowId={({ id }) => id}
        rowName={({ agent }) => agent}
        rowActions={actionsOf}
        tabs={(['current', 'closed'] as const).map(value => ({ value, label: t(`culture.crop-events.tab.${value}`) }))}
        searchBy={t('culture.crop-events.search')}
        filters={filters}
        filterPanel={<ChoiceFilter list={list} name="kind" label={t('field.kind')} choices={kinds} />}
        empty={{ title: t('culture.crop-events.none'), text: t('culture.crop-events.none-text') }}
      />
      {task?.what === 'new' && <CropEventDialog event={null} onClose={done} />}
      {task?.what === 'edit' && <CropEventDialog event={task.event} onClose={done} />}
      {task?.what === 'close' && <CloseEventDialog event={task.event} onClose={done} />}
      {task?.what === 'history' && (
        <HistoryDialog table="culture.crop_event" rowId={task.event.id} name={task.event.agent} onClose={done} />
      )}
    </Page>
  )
}

function useColumns(): Column<CropEvent>[] {
  const t = useT()
  const { date } = useFormat()
  return [
    { key: 'agent', label: t('culture.crop-events.agent'), text: ({ agent }) => agent },
    {
      key: 'severity',
      label: t('culture.crop-events.severity'),
      text: ({ severity }) => t('culture.crop-events.severity-of-5', { level: severity }),
      cell: ({ severity }) => (
        <Chip
          label={t('culture.crop-events.severity-of-5', { level: severity })}
          tone={severity >= gravest ? 'error' : severity === gravest - 1 ? 'warning' : 'neutral'}
        />
      ),
      width: 130,
      onPhone: 'badge',
    },
    { key: 'kind', label: t('field.kind'), text: ({ kind }) => t(`culture.crop-events.kind.${kind}`), width: 140 },
    { key: 'place', label: t('culture.plantings.place'), text: ({ place }) => place },
    {
      key: 'observedOn',
      label: t('culture.crop-events.observed-on'),
      text: ({ observedOn }) => date(observedOn),
      width: 140,
    },
    {
      key: 'state',
      label: t('field.state'),
      text: ({ state }) => t(`culture.crop-events.state.${state}`),
      width: 120,
    },
    {
      key: 'note',
      label: t('culture.crop-events.outcome'),
      text: ({ outcome, note }) => outcome ?? note,
      hiddenBelow: 'lg',
      onPhone: 'across',
    },
  ]
}
