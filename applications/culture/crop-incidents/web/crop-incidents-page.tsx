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
import { type CropIncident, cropIncidentsElement, gravest, kindsOfIncident } from '../crop-incident.model.ts'
import { cropIncidentsCalls } from '../crop-incidents.calls.ts'
import { CloseIncidentDialog } from './close-incident-dialog.tsx'
import { CropIncidentDialog } from './crop-incident-dialog.tsx'

type Task = { what: 'edit' | 'close' | 'history'; event: CropIncident } | { what: 'new' }

/** What was seen in greenhouses: what is still to be done first, the gravest in red. */
export function CropIncidentsPage() {
  const t = useT()
  const alert = useAlert()
  const level = useLevel(cropIncidentsElement)
  const list = useList(cropIncidentsCalls.getPaginatedCropIncidents, {
    module: 'culture.crop-incidents',
    usualTab: 'current',
  })
  const answer = usePages(cropIncidentsCalls.getPaginatedCropIncidents, list.query)
  const stays = { staysOnPage: true } as const
  const following = useSend(cropIncidentsCalls.followCropIncident, {
    ...stays,
    onDone: ({ agent }) => alert.success(t('culture.crop-incidents.was-followed', { agent })),
  })
  const reopening = useSend(cropIncidentsCalls.reopenCropIncident, stays)
  const [task, setTask] = useState<Task | null>(null)
  const kinds = kindsOfIncident.map(value => ({ value, label: t(`culture.crop-incidents.kind.${value}`) }))
  const filters = useShownFilters(list, { kind: kinds.find(({ value }) => value === list.filters.kind)?.label })
  const columns = useColumns()
  const actionsOf = (event: CropIncident): Action[] => [
    ...(event.can.write && event.state === 'open'
      ? [{ label: t('culture.crop-incidents.follow'), onSelect: () => following.start({ id: event.id }) }]
      : []),
    ...(event.can.write
      ? [
          { label: t('culture.crop-incidents.close'), onSelect: () => setTask({ what: 'close', event }) },
          { label: t('verb.edit'), onSelect: () => setTask({ what: 'edit', event }) },
        ]
      : []),
    ...(event.state === 'closed' && event.can.close
      ? [{ label: t('culture.crop-incidents.reopen'), onSelect: () => reopening.start({ id: event.id }) }]
      : []),
    { label: t('field.history'), onSelect: () => setTask({ what: 'history', event }) },
  ]
  const done = () => setTask(null)
  return (
    <Page
      title={t('culture.crop-incidents.title')}
      actions={
        <>
          <ExportButton name={t('culture.crop-incidents.title')} columns={columns} answer={answer} />
          {level >= 2 && (
            <Button variant="contained" startIcon={<Add />} onClick={() => setTask({ what: 'new' })}>
              {t('culture.crop-incidents.new')}
            </Button>
          )}
        </>
      }
    >
      <DataTable
        label={t('culture.crop-incidents.title')}
        list={list}
        answer={answer}
        columns={columns}
        rowId={({ id }) => id}
        rowName={({ agent }) => agent}
        rowActions={actionsOf}
        tabs={(['current', 'closed'] as const).map(value => ({
          value,
          label: t(`culture.crop-incidents.tab.${value}`),
        }))}
        searchBy={t('culture.crop-incidents.search')}
        filters={filters}
        filterPanel={<ChoiceFilter list={list} name="kind" label={t('field.kind')} choices={kinds} />}
        empty={{ title: t('culture.crop-incidents.none'), text: t('culture.crop-incidents.none-text') }}
      />
      {task?.what === 'new' && <CropIncidentDialog event={null} onClose={done} />}
      {task?.what === 'edit' && <CropIncidentDialog event={task.event} onClose={done} />}
      {task?.what === 'close' && <CloseIncidentDialog event={task.event} onClose={done} />}
      {task?.what === 'history' && (
        <HistoryDialog table="culture.crop_incident" rowId={task.event.id} name={task.event.agent} onClose={done} />
      )}
    </Page>
  )
}

function useColumns(): Column<CropIncident>[] {
  const t = useT()
  const { date } = useFormat()
  return [
    { key: 'agent', label: t('culture.crop-incidents.agent'), text: ({ agent }) => agent },
    {
      key: 'severity',
      label: t('culture.crop-incidents.severity'),
      text: ({ severity }) => t('culture.crop-incidents.severity-of-5', { level: severity }),
      cell: ({ severity }) => (
        <Chip
          label={t('culture.crop-incidents.severity-of-5', { level: severity })}
          tone={severity >= gravest ? 'error' : severity === gravest - 1 ? 'warning' : 'neutral'}
        />
      ),
      width: 130,
      onPhone: 'badge',
    },
    { key: 'kind', label: t('field.kind'), text: ({ kind }) => t(`culture.crop-incidents.kind.${kind}`), width: 140 },
    { key: 'place', label: t('culture.plantings.place'), text: ({ place }) => place },
    {
      key: 'observedOn',
      label: t('culture.crop-incidents.observed-on'),
      text: ({ observedOn }) => date(observedOn),
      width: 140,
    },
    {
      key: 'state',
      label: t('field.state'),
      text: ({ state }) => t(`culture.crop-incidents.state.${state}`),
      width: 120,
    },
    {
      key: 'note',
      label: t('field.note'),
      text: ({ outcome, note }) => [note, outcome].filter(Boolean).join(' · ') || null,
      hiddenBelow: 'lg',
      onPhone: 'across',
    },
  ]
}
