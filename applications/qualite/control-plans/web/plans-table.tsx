import Add from '~icons/ic/baseline-add'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import { useState } from 'react'
import { useAlert } from '#kernel/web/alerts.ts'
import { useCall, useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Confirm } from '#kernel/web/kit/confirm.tsx'
import { DataTable } from '#kernel/web/kit/data-table.tsx'
import type { Column } from '#kernel/web/kit/data-table-column.ts'
import { useListState } from '#kernel/web/kit/use-list-state.ts'
import { useRowInHand } from '#kernel/web/kit/use-row-in-hand.ts'
import { wholeTable } from '#kernel/web/kit/whole-table.ts'
import { later } from '#kernel/web/later.tsx'
import { HistoryDialog } from '#platform/audit/audit.web.ts'
import { useLevel } from '#platform/rights/rights.web.ts'
import type { ControlPlan } from '../control-plan.model.ts'
import { controlPlansCalls } from '../control-plans.calls.ts'
import { controlsElement } from '../control-plans-place.model.ts'
import { KindChip } from './kind-chip.tsx'
import { useLimits } from './use-limits.ts'
import { useRhythm } from './use-rhythm.ts'

const PlanDialog = later(async () => (await import('./plan-dialog.tsx')).PlanDialog)

type Props = { onStart: (plan: ControlPlan) => void; onCreate: () => void }

/** All plans of the companies that one sees; those put aside stand behind a tab. */
export function PlansTable({ onStart, onCreate }: Props) {
  const t = useT()
  const level = useLevel(controlsElement)
  const list = useListState({ module: 'qualite.control-plans', usualSize: 25 })
  const { data, ...answer } = useCall(controlPlansCalls.getControlPlans, {}, { staysOnPage: true })
  const [edited, setEdited] = useRowInHand(data, ({ id }) => id)
  const [told, setTold] = useState<ControlPlan | null>(null)
  const [leaving, setLeaving] = useState<ControlPlan | null>(null)
  const shelve = useShelving()
  const columns = useColumns(setEdited)
  const isArchived = list.tab === 'archived'
  return (
    <>
      <DataTable
        label={t('qualite.controls.tab.plans')}
        {...wholeTable({
          list,
          answer: { ...answer, data: data?.filter(plan => plan.isArchived === isArchived) },
          columns,
          textOf: ({ code, label, place, company }) => `${code} ${label} ${place ?? ''} ${company}`,
        })}
        rowId={({ id }) => id}
        rowName={({ label }) => label}
        rowActions={plan => [
          ...(level >= 2 && !plan.isArchived
            ? [{ label: t('qualite.controls.start'), onSelect: () => onStart(plan) }]
            : []),
          ...(plan.canManage && !plan.isArchived ? [{ label: t('verb.edit'), onSelect: () => setEdited(plan) }] : []),
          { label: t('field.history'), onSelect: () => setTold(plan) },
          ...(plan.canManage
            ? [
                plan.isArchived
                  ? { label: t('kernel.record.restore'), onSelect: () => void shelve(plan, false) }
                  : { label: t('verb.archive'), onSelect: () => setLeaving(plan) },
              ]
            : []),
        ]}
        tabs={[
          { value: 'plans', label: t('kernel.record.active') },
          { value: 'archived', label: t('kernel.record.archived') },
        ]}
        searchBy={t('qualite.controls.plans.search')}
        exportName={t('qualite.controls.plans.file')}
        empty={
          isArchived
            ? { title: t('kernel.record.none-archived') }
            : {
                title: t('qualite.controls.plans.none'),
                text: t('qualite.controls.plans.none-text'),
                action: level >= 3 && (
                  <Button variant="contained" startIcon={<Add />} onClick={onCreate}>
                    {t('qualite.controls.create')}
                  </Button>
                ),
              }
        }
      />
      {edited && edited !== 'new' && <PlanDialog plan={edited} onClose={() => setEdited(null)} />}
      {told && (
        <HistoryDialog table="qualite.control_plan" rowId={told.id} name={told.label} onClose={() => setTold(null)} />
      )}
      {leaving && (
        <Confirm
          title={t('kernel.record.archive-title', { name: leaving.label })}
          verb={t('verb.archive')}
          onConfirm={() => shelve(leaving, true)}
          onClose={() => setLeaving(null)}
        >
          {t('qualite.controls.plans.archive-text')}
        </Confirm>
      )}
    </>
  )
}

/** A plan is put aside and taken back as it stands. */
function useShelving() {
  const t = useT()
  const alert = useAlert()
  const { send } = useSend(controlPlansCalls.editControlPlan, { staysOnPage: true })
  return async (plan: ControlPlan, isArchived: boolean) => {
    const { companyId: _companyId, company: _company, code: _code, canManage: _canManage, ...fields } = plan
    await send({ ...fields, isArchived })
    alert.success(t(isArchived ? 'kernel.record.was-archived' : 'kernel.record.was-restored', { name: plan.label }))
  }
}

/** Whoever manages a plan opens its form by its name. */
function useColumns(onOpen: (plan: ControlPlan) => void): Column<ControlPlan>[] {
  const t = useT()
  const rhythmOf = useRhythm()
  const { limitsOf } = useLimits()
  const measures = (plan: ControlPlan) =>
    plan.measures.map(measure => [measure.name, limitsOf(measure)].filter(Boolean).join(' : ')).join(' · ')
  return [
    {
      key: 'label',
      label: t('qualite.controls.plan'),
      text: ({ label }) => label,
      cell: plan =>
        plan.canManage && !plan.isArchived ? (
          <Link
            component="button"
            type="button"
            onClick={() => onOpen(plan)}
            sx={{ fontWeight: 600, textAlign: 'start', color: 'text.primary' }}
          >
            {plan.label}
          </Link>
        ) : (
          <b>{plan.label}</b>
        ),
    },
    { key: 'code', label: t('field.code'), text: ({ code }) => code, width: 130 },
    {
      key: 'kind',
      label: t('field.kind'),
      text: ({ kind }) => t(`qualite.controls.kind.${kind}`),
      cell: ({ kind }) => <KindChip kind={kind} />,
      width: 150,
      onPhone: 'badge',
    },
    { key: 'rhythm', label: t('qualite.controls.rhythm'), text: rhythmOf },
    {
      key: 'measures',
      label: t('qualite.controls.measures'),
      text: measures,
      cell: plan => <Measures of={plan} />,
      hiddenBelow: 'md',
    },
    {
      key: 'place',
      label: t('qualite.controls.place'),
      text: ({ place }) => place,
      hiddenBelow: 'lg',
      isOptional: true,
    },
    { key: 'company', label: t('field.company'), text: ({ company }) => company, hiddenBelow: 'lg' },
  ]
}

/** A line each: names and limits of different scripts do not run into each other. */
function Measures({ of: { measures } }: { of: ControlPlan }) {
  const { limitsOf } = useLimits()
  if (measures.length === 0) return '—'
  return measures.map((measure, index) => (
    <Box key={`${index} ${measure.name}`}>
      <bdi>{measure.name}</bdi>{' '}
      <Box component="bdi" sx={{ color: 'text.secondary', whiteSpace: 'nowrap' }}>
        {limitsOf(measure)}
      </Box>
    </Box>
  ))
}
