import CopyAll from '~icons/ic/baseline-content-copy'
import Campaign from '~icons/ic/outline-campaign'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { useCall, usePages } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { ChoiceFilter } from '#kernel/web/kit/choice-filter.tsx'
import { DataTable } from '#kernel/web/kit/data-table.tsx'
import { Page } from '#kernel/web/kit/page.tsx'
import { useList } from '#kernel/web/kit/use-list.ts'
import { useShownFilters } from '#kernel/web/kit/use-shown-filters.ts'
import { WeekBar } from '#kernel/web/kit/week-bar.tsx'
import { useFormat } from '#kernel/web/use-format.ts'
import { useWeek } from '#kernel/web/use-week.ts'
import { type PlannedPerson, weekStates } from '../planning.model.ts'
import { planningCalls } from '../planning.calls.ts'
import { CopyWeekDialog } from './copy-week-dialog.tsx'
import { NeedsOfWeek } from './needs-of-week.tsx'
import { OwnWeek } from './own-week.tsx'
import { PlanPeopleDialog } from './plan-people-dialog.tsx'
import { PublishDialog } from './publish-dialog.tsx'
import { ShiftsDialog } from './shifts-dialog.tsx'
import { usePlanningColumns } from './use-planning-columns.tsx'

const states = ['none', ...weekStates] as const

type Open =
  | { kind: 'day'; personId: string; day: string }
  | { kind: 'people'; people: readonly PlannedPerson[]; done: () => void }
  | { kind: 'publish' }
  | { kind: 'copy' }
  | null

/** Who is to work when: a week of everybody, against what it needs and what the law allows, published to whom it concerns. */
export function PlanningPage() {
  const t = useT()
  const { week: weekName, duration } = useFormat()
  const week = useWeek()
  const list = useList(planningCalls.getPlanningWeek, { module: 'rh.planning', usualSize: 50 })
  const asked = { isoYear: week.year, isoWeek: week.week }
  const answer = usePages(planningCalls.getPlanningWeek, { ...list.query, ...asked })
  const { data: choices } = useCall(planningCalls.getPlanningChoices, {})
  const [open, setOpen] = useState<Open>(null)
  const columns = usePlanningColumns(week, (personId, day) => setOpen({ kind: 'day', personId, day }))
  const { companyId, siteId, unitId, state } = list.narrowing
  const nameIn = (named: readonly { id: string; name: string }[] = [], id?: string) =>
    named.find(one => one.id === id)?.name
  const filters = useShownFilters(list, {
    companyId: companyId && nameIn(choices?.companies, companyId),
    siteId: siteId && nameIn(choices?.sites, siteId),
    unitId: unitId && nameIn(choices?.units, unitId),
    state: state && t(`rh.planning.state.${state}`),
  })
  const rows = answer.data?.items ?? []
  const inDay = open?.kind === 'day' ? rows.find(({ id }) => id === open.personId) : undefined
  const close = () => setOpen(null)
  const writes = choices?.companies.some(({ can }) => can.write) ?? false
  const publishes = choices?.companies.some(({ can }) => can.publish) ?? false
  return (
    <Page
      title={t('rh.planning.title')}
      context={[weekName(week.days[0] as string), duration(rows.reduce((sum, { minutes }) => sum + minutes, 0))].join(
        ' · ',
      )}
      actions={
        <>
          <WeekBar {...week} />
          {writes && (
            <Button startIcon={<CopyAll />} onClick={() => setOpen({ kind: 'copy' })}>
              {t('rh.planning.copy')}
            </Button>
          )}
          {publishes && (
            <Button variant="contained" startIcon={<Campaign />} onClick={() => setOpen({ kind: 'publish' })}>
              {t('rh.planning.publish')}
            </Button>
          )}
        </>
      }
    >
      <OwnWeek week={asked} />
      {choices && (
        <NeedsOfWeek week={asked} days={week.days} choices={choices} narrowing={{ companyId, siteId, unitId }} />
      )}
      <DataTable
        label={t('rh.planning.title')}
        list={list}
        answer={answer}
        columns={columns}
        rowId={row => row.id}
        rowName={row => `${row.name} ${row.firstname}`}
        bulkActions={
          writes
            ? [
                {
                  label: t('rh.planning.plan-them'),
                  onSelect: (people: PlannedPerson[], done: () => void) => setOpen({ kind: 'people', people, done }),
                },
              ]
            : []
        }
        searchBy={t('rh.hours.search')}
        filters={filters}
        filterPanel={
          <>
            <ChoiceFilter
              list={list}
              name="companyId"
              label={t('field.company')}
              choices={asChoices(choices?.companies)}
            />
            <ChoiceFilter list={list} name="siteId" label={t('rh.field.site')} choices={asChoices(choices?.sites)} />
            <ChoiceFilter list={list} name="unitId" label={t('rh.planning.unit')} choices={asChoices(choices?.units)} />
            <ChoiceFilter
              list={list}
              name="state"
              label={t('field.state')}
              choices={states.map(value => ({ value, label: t(`rh.planning.state.${value}`) }))}
            />
          </>
        }
        exportName={`${t('rh.planning.title')} ${week.year}-S${week.week}`}
        empty={{ title: t('rh.hours.nobody'), text: t('rh.planning.nobody-text') }}
      />
      {open?.kind === 'day' && inDay && choices && (
        <ShiftsDialog person={inDay} day={open.day} choices={choices} onClose={close} />
      )}
      {open?.kind === 'people' && choices && (
        <PlanPeopleDialog
          people={open.people}
          days={week.days}
          choices={choices}
          onClose={isDone => {
            if (isDone) open.done()
            close()
          }}
        />
      )}
      {open?.kind === 'publish' && choices && (
        <PublishDialog week={asked} choices={choices} narrowing={{ companyId, siteId, unitId }} onClose={close} />
      )}
      {open?.kind === 'copy' && choices && <CopyWeekDialog week={week} choices={choices} onClose={close} />}
    </Page>
  )
}

const asChoices = (named: readonly { id: string; name: string }[] = []) =>
  named.map(({ id, name }) => ({ value: id, label: name }))
