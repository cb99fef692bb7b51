import GroupAdd from '~icons/ic/outline-more-time'
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
import { hourStates, type PersonWeek } from '../working-time.model.ts'
import { workingTimeCalls } from '../working-time.calls.ts'
import { CrewDialog } from './crew-dialog.tsx'
import { DayDialog } from './day-dialog.tsx'
import { MoveDialog, type Moving } from './move-dialog.tsx'
import { useHoursColumns } from './use-hours-columns.tsx'

const states = ['none', ...hourStates] as const

type Open =
  | { kind: 'crew'; people: readonly PersonWeek[]; done: () => void }
  | { kind: 'day'; personId: string; day: string }
  | (Moving & { kind: 'move'; done: () => void })
  | null

/** What everybody worked in a week: entered for one or for a crew, checked against the law, handed on and validated. */
export function HoursPage() {
  const t = useT()
  const { week: weekName, duration } = useFormat()
  const week = useWeek()
  const list = useList(workingTimeCalls.getWeekOfHours, { module: 'rh.hours', usualSize: 50 })
  const asked = { isoYear: week.year, isoWeek: week.week }
  const answer = usePages(workingTimeCalls.getWeekOfHours, { ...list.query, ...asked })
  const { data: choices } = useCall(workingTimeCalls.getHoursChoices, {})
  const [open, setOpen] = useState<Open>(null)
  const columns = useHoursColumns(week, (personId, day) => setOpen({ kind: 'day', personId, day }))
  const { companyId, siteId, state } = list.narrowing
  const nameIn = (named: readonly { id: string; name: string }[] = [], id?: string) =>
    named.find(one => one.id === id)?.name
  const filters = useShownFilters(list, {
    companyId: companyId && nameIn(choices?.companies, companyId),
    siteId: siteId && nameIn(choices?.sites, siteId),
    state: state && t(`rh.hours.state.${state}`),
  })
  const rows = answer.data?.items ?? []
  const inDay = open?.kind === 'day' ? rows.find(({ id }) => id === open.personId) : undefined
  const moves = (verb: Moving['verb']) => (people: PersonWeek[], done: () => void) =>
    setOpen({ kind: 'move', verb, people, done })
  const close = () => setOpen(null)
  return (
    <Page
      title={t('rh.hours.title')}
      context={[
        weekName(week.days[0] as string),
        duration(rows.reduce((sum, { minutes }) => sum + minutes.worked, 0)),
      ].join(' · ')}
      actions={
        <>
          <WeekBar {...week} />
          {choices?.can.write && (
            <Button
              variant="contained"
              startIcon={<GroupAdd />}
              onClick={() => setOpen({ kind: 'crew', people: [], done: () => {} })}
            >
              {t('rh.hours.enter')}
            </Button>
          )}
        </>
      }
    >
      <DataTable
        label={t('rh.hours.title')}
        list={list}
        answer={answer}
        columns={columns}
        rowId={row => row.id}
        rowName={row => `${row.name} ${row.firstname}`}
        bulkActions={[
          ...(choices?.can.write
            ? [
                {
                  label: t('rh.hours.enter-for-them'),
                  onSelect: (people: PersonWeek[], done: () => void) => setOpen({ kind: 'crew', people, done }),
                },
                { label: t('rh.hours.submit'), onSelect: moves('submit') },
              ]
            : []),
          ...(choices?.can.validate
            ? [
                { label: t('rh.hours.validate'), onSelect: moves('validate') },
                { label: t('rh.hours.reopen'), onSelect: moves('reopen') },
              ]
            : []),
        ]}
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
            <ChoiceFilter
              list={list}
              name="state"
              label={t('field.state')}
              choices={states.map(value => ({ value, label: t(`rh.hours.state.${value}`) }))}
            />
          </>
        }
        exportName={`${t('rh.hours.title')} ${week.year}-S${week.week}`}
        empty={{ title: t('rh.hours.nobody'), text: t('rh.hours.nobody-text') }}
      />
      {open?.kind === 'crew' && (
        <CrewDialog
          {...open}
          week={asked}
          days={week.days}
          tasks={choices?.tasks ?? []}
          onClose={isDone => {
            if (isDone) open.done()
            close()
          }}
        />
      )}
      {open?.kind === 'day' && inDay && (
        <DayDialog person={inDay} day={open.day} tasks={choices?.tasks ?? []} onClose={close} />
      )}
      {open?.kind === 'move' && (
        <MoveDialog
          {...open}
          week={asked}
          onClose={isDone => {
            if (isDone) open.done()
            close()
          }}
        />
      )}
    </Page>
  )
}

const asChoices = (named: readonly { id: string; name: string }[] = []) =>
  named.map(({ id, name }) => ({ value: id, label: name }))
