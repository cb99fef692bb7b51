import EventBusy from '~icons/ic/outline-event-busy'
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
import type { Absence } from '../absence.model.ts'
import { absenceCodes } from '../absence-type.model.ts'
import { absencesCalls } from '../absences.calls.ts'
import { AskDialog } from './ask-dialog.tsx'
import { BalanceDialog } from './balance-dialog.tsx'
import { DecideDialog, type Deciding } from './decide-dialog.tsx'
import { MonthCard } from './month-card.tsx'
import { useAbsenceColumns } from './use-absence-columns.tsx'

const tabs = ['waiting', 'current', 'all'] as const
type Open = { kind: 'ask' } | { kind: 'balance'; absence: Absence } | (Deciding & { kind: 'decide' }) | null

/** Requests to decide on with what they leave of a balance, then who is away in the month. */
export function AbsencesPage() {
  const t = useT()
  const alert = useAlert()
  const list = useList(absencesCalls.getPaginatedAbsences, { module: 'rh.absences', usualTab: 'waiting' })
  const answer = usePages(absencesCalls.getPaginatedAbsences, list.query)
  const { data: choices } = useCall(absencesCalls.getAbsenceChoices, {})
  const [open, setOpen] = useState<Open>(null)
  const approving = useSend(absencesCalls.approveAbsences, { staysOnPage: true })
  const withdrawing = useSend(absencesCalls.withdrawAbsence, { staysOnPage: true })
  const columns = useAbsenceColumns()
  const { typeCode, companyId } = list.narrowing
  const filters = useShownFilters(list, {
    typeCode: typeCode && t(`rh.absence.type.${typeCode}`),
    companyId: companyId && choices?.companies.find(({ id }) => id === companyId)?.name,
  })
  const approve = async (absences: readonly Absence[], done?: () => void) => {
    const { results } = await approving.send({ absences: absences.map(({ id, version }) => ({ id, version })) })
    const agreed = results.filter(({ outcome }) => outcome === 'done').length
    if (agreed > 0) alert.success(t('rh.absence.approved', { count: agreed }))
    if (agreed < results.length) alert.error(t('rh.absence.not-approved', { count: results.length - agreed }))
    done?.()
  }
  const actionsOf = (absence: Absence) => [
    ...(absence.can.decide
      ? [
          { label: t('rh.absence.approve'), onSelect: () => void approve([absence]) },
          {
            label: t('rh.absence.refuse'),
            isDestructive: true,
            onSelect: () => setOpen({ kind: 'decide', verb: 'refuse', absence }),
          },
        ]
      : []),
    ...(absence.can.withdraw
      ? [
          {
            label: t('rh.absence.withdraw'),
            onSelect: () => withdrawing.start({ id: absence.id, version: absence.version }),
          },
        ]
      : []),
    ...(absence.can.cancel
      ? [
          {
            label: t('rh.absence.cancel'),
            isDestructive: true,
            onSelect: () => setOpen({ kind: 'decide', verb: 'cancel', absence }),
          },
        ]
      : []),
    { label: t('rh.absence.see-balance'), onSelect: () => setOpen({ kind: 'balance', absence }) },
  ]
  const close = () => setOpen(null)
  return (
    <Page
      title={t('rh.absence.title')}
      actions={
        choices?.can.request && (
          <Button variant="contained" startIcon={<EventBusy />} onClick={() => setOpen({ kind: 'ask' })}>
            {t('rh.absence.new')}
          </Button>
        )
      }
    >
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <DataTable
          label={t('rh.absence.title')}
          list={list}
          answer={answer}
          columns={columns}
          rowId={row => row.id}
          rowName={row => `${row.name} ${row.firstname}`}
          rowActions={actionsOf}
          {...(choices?.can.decide &&
            list.narrowing.waiting === 'waiting' && {
              bulkActions: [
                {
                  label: t('rh.absence.approve'),
                  onSelect: (rows: Absence[], done: () => void) => void approve(rows, done),
                },
              ],
            })}
          tabs={tabs.map(value => ({ value, label: t(`rh.absence.tab.${value}`) }))}
          searchBy={t('rh.absence.search')}
          filters={filters}
          filterPanel={
            <>
              <ChoiceFilter
                list={list}
                name="typeCode"
                label={t('rh.absence.type')}
                choices={absenceCodes.map(value => ({ value, label: t(`rh.absence.type.${value}`) }))}
              />
              <ChoiceFilter
                list={list}
                name="companyId"
                label={t('field.company')}
                choices={(choices?.companies ?? []).map(({ id, name }) => ({ value: id, label: name }))}
              />
            </>
          }
          exportName={t('rh.absence.title')}
          empty={{ title: t('rh.absence.none'), text: t('rh.absence.none-text') }}
        />
        <MonthCard />
      </Box>
      {open?.kind === 'ask' && <AskDialog onClose={close} />}
      {open?.kind === 'decide' && <DecideDialog {...open} onClose={close} />}
      {open?.kind === 'balance' && (
        <BalanceDialog
          employeeId={open.absence.employeeId}
          name={`${open.absence.name} ${open.absence.firstname}`}
          administers={choices?.can.administer ?? false}
          onClose={close}
        />
      )}
    </Page>
  )
}
