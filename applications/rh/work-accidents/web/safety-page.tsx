import PersonalInjury from '~icons/ic/outline-personal-injury'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { useAlert } from '#kernel/web/alerts.ts'
import { useCall, usePages, useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { ChoiceFilter } from '#kernel/web/kit/choice-filter.tsx'
import { DataTable } from '#kernel/web/kit/data-table.tsx'
import { Page } from '#kernel/web/kit/page.tsx'
import { useList } from '#kernel/web/kit/use-list.ts'
import { useShownFilters } from '#kernel/web/kit/use-shown-filters.ts'
import { HistoryDialog } from '#platform/audit/audit.web.ts'
import { kindsOfAccident, type WorkAccident } from '../work-accident.model.ts'
import { workAccidentsCalls } from '../work-accidents.calls.ts'
import { AccidentDialog } from './accident-dialog.tsx'
import { CloseDialog } from './close-dialog.tsx'
import { DeclareDialog } from './declare-dialog.tsx'
import { SafetyFigures } from './safety-figures.tsx'
import { useAccidentColumns } from './use-accident-columns.tsx'

const tabs = ['open', 'toDeclare', 'closed', 'all'] as const
type Open = { kind: 'report' } | { kind: 'edit' | 'declare' | 'close' | 'history'; accident: WorkAccident } | null

/** Accidents, the time that is left to declare them, and the register of the benign ones. */
export function SafetyPage() {
  const t = useT()
  const alert = useAlert()
  const list = useList(workAccidentsCalls.getPaginatedWorkAccidents, { module: 'rh.accidents', usualTab: 'open' })
  const answer = usePages(workAccidentsCalls.getPaginatedWorkAccidents, list.query)
  const { data: cockpit } = useCall(workAccidentsCalls.getSafetyCockpit, {})
  const registering = useSend(workAccidentsCalls.registerWorkAccident, { staysOnPage: true })
  const [open, setOpen] = useState<Open>(null)
  const columns = useAccidentColumns()
  const { kind } = list.narrowing
  const filters = useShownFilters(list, { kind: kind && t(`rh.accident.kind.${kind}`) })
  const register = async ({ id, version }: WorkAccident) => {
    const { register: line } = await registering.send({ id, version })
    alert.success(t('rh.accident.was-registered', { line }))
  }
  const actionsOf = (accident: WorkAccident) => {
    const isBenign = accident.kind === 'benign'
    const isReported = accident.state === 'reported'
    const opening = (which: 'edit' | 'declare' | 'close' | 'history') => () => setOpen({ kind: which, accident })
    return [
      ...(accident.mayWrite
        ? [
            ...(isReported && !isBenign ? [{ label: t('rh.accident.declare'), onSelect: opening('declare') }] : []),
            ...(isReported && isBenign
              ? [{ label: t('rh.accident.put-in-register'), onSelect: () => void register(accident) }]
              : []),
            { label: t('verb.edit'), onSelect: opening('edit') },
            ...(isReported ? [] : [{ label: t('rh.accident.close'), onSelect: opening('close') }]),
          ]
        : []),
      ...(cockpit?.readsHealth ? [{ label: t('field.history'), onSelect: opening('history') }] : []),
    ]
  }
  const close = () => setOpen(null)
  return (
    <Page
      title={t('rh.accident.safety')}
      actions={
        cockpit?.mayReport && (
          <Button variant="contained" startIcon={<PersonalInjury />} onClick={() => setOpen({ kind: 'report' })}>
            {t('rh.accident.report')}
          </Button>
        )
      }
    >
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        {cockpit && <SafetyFigures cockpit={cockpit} />}
        <DataTable
          label={t('rh.accident.title')}
          list={list}
          answer={answer}
          columns={columns}
          rowId={({ id }) => id}
          rowName={({ name, firstname }) => `${name} ${firstname}`}
          rowActions={actionsOf}
          tabs={tabs.map(value => ({ value, label: t(`rh.accident.tab.${value}`) }))}
          searchBy={t('rh.accident.search')}
          filters={filters}
          filterPanel={
            <ChoiceFilter
              list={list}
              name="kind"
              label={t('rh.accident.kind')}
              choices={kindsOfAccident.map(value => ({ value, label: t(`rh.accident.kind.${value}`) }))}
            />
          }
          exportName={t('rh.accident.title')}
          empty={{ title: t('rh.accident.none'), text: t('rh.accident.none-text') }}
        />
      </Box>
      {open?.kind === 'report' && (
        <AccidentDialog accident={null} readsHealth={cockpit?.readsHealth ?? false} onClose={close} />
      )}
      {open?.kind === 'edit' && (
        <AccidentDialog accident={open.accident} readsHealth={cockpit?.readsHealth ?? false} onClose={close} />
      )}
      {open?.kind === 'declare' && <DeclareDialog accident={open.accident} onClose={close} />}
      {open?.kind === 'close' && <CloseDialog accident={open.accident} onClose={close} />}
      {open?.kind === 'history' && (
        <HistoryDialog
          table="rh.work_accident"
          rowId={open.accident.id}
          name={`${open.accident.firstname} ${open.accident.name}`}
          onClose={close}
        />
      )}
    </Page>
  )
}
