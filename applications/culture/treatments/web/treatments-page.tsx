import Add from '~icons/ic/baseline-add'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { useAlert } from '#kernel/web/alerts.ts'
import { usePages, useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { DataTable } from '#kernel/web/kit/data-table.tsx'
import { ExportButton } from '#kernel/web/kit/export-button.tsx'
import { Page } from '#kernel/web/kit/page.tsx'
import type { Action } from '#kernel/web/kit/row-menu.tsx'
import { useList } from '#kernel/web/kit/use-list.ts'
import { HistoryDialog } from '#platform/audit/audit.web.ts'
import { useLevel } from '#platform/rights/rights.web.ts'
import type { Treatment } from '../treatment.model.ts'
import { treatmentsCalls } from '../treatments.calls.ts'
import { treatmentsElement } from '../treatments-place.model.ts'
import { CancelTreatmentDialog } from './cancel-treatment-dialog.tsx'
import { ClosedPlaces } from './closed-places.tsx'
import { PlanTreatmentDialog } from './plan-treatment-dialog.tsx'
import { RecordTreatmentDialog } from './record-treatment-dialog.tsx'
import { useTreatmentColumns } from './use-treatment-columns.tsx'

type Task = { what: 'record' | 'cancel' | 'history'; treatment: Treatment } | { what: 'plan' }

/** What is planned, what was done, and the places that wait. */
export function TreatmentsPage() {
  const t = useT()
  const alert = useAlert()
  const level = useLevel(treatmentsElement)
  const list = useList(treatmentsCalls.getPaginatedTreatments, { module: 'culture.treatments', usualTab: 'register' })
  const answer = usePages(treatmentsCalls.getPaginatedTreatments, list.query)
  const validating = useSend(treatmentsCalls.validateTreatment, {
    staysOnPage: true,
    onDone: ({ target }) => alert.success(t('culture.treatments.was-validated', { target })),
  })
  const [task, setTask] = useState<Task | null>(null)
  const columns = useTreatmentColumns()
  const actionsOf = (treatment: Treatment): Action[] => {
    const { id, version, can } = treatment
    return [
      ...(can.record
        ? [{ label: t('culture.treatments.record'), onSelect: () => setTask({ what: 'record', treatment }) }]
        : []),
      ...(can.validate
        ? [{ label: t('culture.treatments.validate'), onSelect: () => validating.start({ id, version }) }]
        : []),
      ...(can.cancel ? [{ label: t('verb.cancel'), onSelect: () => setTask({ what: 'cancel', treatment }) }] : []),
      { label: t('field.history'), onSelect: () => setTask({ what: 'history', treatment }) },
    ]
  }
  const done = () => setTask(null)
  return (
    <Page
      title={t('culture.treatments.title')}
      actions={
        <>
          <ExportButton name={t('culture.treatments.title')} columns={columns} answer={answer} />
          {level >= 2 && (
            <Button variant="contained" startIcon={<Add />} onClick={() => setTask({ what: 'plan' })}>
              {t('culture.treatments.plan')}
            </Button>
          )}
        </>
      }
    >
      <ClosedPlaces />
      <DataTable
        label={t('culture.treatments.title')}
        list={list}
        answer={answer}
        columns={columns}
        rowId={({ id }) => id}
        rowName={({ target, place }) => `${target} · ${place}`}
        rowActions={actionsOf}
        tabs={[
          { value: 'register', label: t('culture.treatments.tab.register') },
          { value: 'planned', label: t('culture.treatments.tab.planned') },
          { value: 'cancelled', label: t('culture.treatments.tab.cancelled') },
        ]}
        searchBy={t('culture.treatments.search')}
        empty={{ title: t('culture.treatments.none'), text: t('culture.treatments.none-text') }}
      />
      {task?.what === 'plan' && <PlanTreatmentDialog onClose={done} />}
      {task?.what === 'record' && <RecordTreatmentDialog treatment={task.treatment} onClose={done} />}
      {task?.what === 'cancel' && <CancelTreatmentDialog treatment={task.treatment} onClose={done} />}
      {task?.what === 'history' && (
        <HistoryDialog
          table="culture.treatment"
          rowId={task.treatment.id}
          name={task.treatment.target}
          onClose={done}
        />
      )}
    </Page>
  )
}
