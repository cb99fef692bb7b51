import { useLocation } from 'react-router'
import { z } from 'zod'
import { useCall, usePages } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { ChoiceFilter } from '#kernel/web/kit/choice-filter.tsx'
import { DataTable } from '#kernel/web/kit/data-table.tsx'
import { DateField } from '#kernel/web/kit/date-field.tsx'
import { Form } from '#kernel/web/kit/form.tsx'
import { useList } from '#kernel/web/kit/use-list.ts'
import type { ListState } from '#kernel/web/kit/use-list-state.ts'
import { nameAmong, useShownFilters } from '#kernel/web/kit/use-shown-filters.ts'
import { useAddress } from '#kernel/web/use-address.ts'
import { useFormat } from '#kernel/web/use-format.ts'
import { controlPlansCalls } from '../../control-plans/control-plans.calls.ts'
import { statesOfRecords, verdicts } from '../control.model.ts'
import { controlsCalls } from '../controls.calls.ts'
import { RecordSheet } from './record-sheet.tsx'
import { useRecordColumns } from './record-columns.tsx'

/** What was found at controls, the latest first; a row opens it whole. */
export function RecordsTable() {
  const t = useT()
  const { moment } = useFormat()
  const list = useList(controlsCalls.getControlRecords, { module: 'qualite.controls' })
  const answer = usePages(controlsCalls.getControlRecords, list.query, { staysOnPage: true })
  const columns = useRecordColumns()
  const filters = useFilters(list)
  const { search } = useLocation()
  const address = useAddress<'releve'>()
  const shown = answer.data?.items.find(({ id }) => id === address.of('releve'))
  return (
    <>
      <DataTable
        label={t('qualite.controls.records')}
        list={list}
        answer={answer}
        columns={columns}
        rowId={({ id }) => id}
        rowName={({ label, recordedAt }) => `${label}, ${moment(recordedAt)}`}
        rowPath={({ id }) => addressWith(search, id)}
        tabs={statesOfRecords.map(value => ({ value, label: t(`qualite.controls.tab.${value}`) }))}
        {...filters}
        exportName={t('qualite.controls.records.file')}
        empty={{ title: t('qualite.controls.records.none'), text: t('qualite.controls.records.none-text') }}
      />
      {shown && <RecordSheet record={shown} onClose={() => address.change({ releve: null })} />}
    </>
  )
}

function addressWith(search: string, id: string) {
  const address = new URLSearchParams(search)
  address.set('releve', id)
  return `?${address}`
}

function useFilters(list: ListState) {
  const t = useT()
  const { digits } = useFormat()
  const { data } = useCall(controlPlansCalls.getControlPlans, {}, { staysOnPage: true })
  const plans = data?.map(({ id, code, label }) => ({ id, name: `${label} (${code})` }))
  const ofVerdict = verdicts.map(value => ({ value, label: t(`qualite.controls.verdict.${value}`) }))
  const { plan, verdict, from, to } = list.filters
  const filters = useShownFilters(list, {
    plan: nameAmong(plans, plan),
    verdict: ofVerdict.find(({ value }) => value === verdict)?.label,
    from: from && t('qualite.controls.from-day', { day: digits(from) }),
    to: to && t('qualite.controls.to-day', { day: digits(to) }),
  })
  const filterPanel = (
    <>
      <ChoiceFilter
        list={list}
        name="plan"
        label={t('qualite.controls.plan')}
        choices={(plans ?? []).map(({ id, name }) => ({ value: id, label: name }))}
      />
      <ChoiceFilter list={list} name="verdict" label={t('qualite.controls.verdict')} choices={ofVerdict} />
      <Form
        key={`${from} ${to}`}
        schema={Days}
        values={{ from: from ?? '', to: to ?? '' }}
        submit={t('qualite.controls.show-days')}
        onSubmit={days => {
          list.setFilter('from', days.from ?? null)
          list.setFilter('to', days.to ?? null)
        }}
        asksBeforeLeaving={false}
      >
        <DateField name="from" label={t('field.firstDay')} />
        <DateField name="to" label={t('field.lastDay')} />
      </Form>
    </>
  )
  return { filters, filterPanel }
}

const Days = z.object({ from: z.iso.date().optional(), to: z.iso.date().optional() })
