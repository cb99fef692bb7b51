import DoneAll from '~icons/ic/baseline-done-all'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { usePages, useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { ChoiceFilter } from '#kernel/web/kit/choice-filter.tsx'
import { DataTable } from '#kernel/web/kit/data-table.tsx'
import { useList } from '#kernel/web/kit/use-list.ts'
import { useShownFilters } from '#kernel/web/kit/use-shown-filters.ts'
import { payCalls } from '../pay.calls.ts'
import { type HrCheck, type PersonToCheck, weekStates } from '../pay-check.model.ts'
import { AnomaliesOfCheck } from './anomalies-of-check.tsx'
import { besideAnomalies } from './beside-anomalies.ts'
import { CheckCounts } from './check-counts.tsx'
import { LeftOut } from './left-out.tsx'
import { PersonWeekSheet } from './person-week-sheet.tsx'
import { StepBackDialog } from './step-back-dialog.tsx'
import { SumsOfWeek } from './sums-of-week.tsx'
import { useHrColumns } from './use-hr-columns.tsx'
import { useMoves } from './use-moves.ts'

type Props = { check: HrCheck; days: readonly string[]; sites: readonly { id: string; name: string }[] }
type Back = { people: readonly PersonToCheck[]; done: () => void }

/** The people of a week that is being checked, what stands against them, and the step to pay. */
export function HrCheckOfWeek({ check, days, sites }: Props) {
  const t = useT()
  const { id, can, ready } = check
  const list = useList(payCalls.getPeopleOfHrCheck, { module: 'rh.pay.hr', usualSize: 50 })
  const answer = usePages(payCalls.getPeopleOfHrCheck, { ...list.query, id })
  const [personId, setPersonId] = useState<string | null>(null)
  const [back, setBack] = useState<Back | null>(null)
  const columns = useHrColumns(days, setPersonId)
  const moves = useMoves()
  const { send: verify, isSending } = useSend(payCalls.verifyHr, { staysOnPage: true })
  const { send: stepBack } = useSend(payCalls.stepBackHr, { staysOnPage: true })
  const verifyThem = async (employeeIds: string[], done?: () => void) => {
    moves.tell('verified', await verify({ id, employeeIds }))
    done?.()
  }
  const { siteId, state } = list.narrowing
  const filters = useShownFilters(list, {
    siteId: siteId && sites.find(site => site.id === siteId)?.name,
    state: state && t(`rh.pay.state.${state}`),
  })
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: 2 }}>
        <CheckCounts counts={check.counts} people={check.people} />
        {can.write && (
          <Button
            variant="contained"
            startIcon={<DoneAll />}
            disabled={ready.length === 0 || isSending}
            onClick={() => void verifyThem(ready)}
          >
            {t('rh.pay.verify', { count: ready.length })}
          </Button>
        )}
      </Box>
      <Box sx={besideAnomalies}>
        <AnomaliesOfCheck anomalies={check.anomalies} onOpen={({ employeeId }) => setPersonId(employeeId)} />
        <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
          <DataTable
            label={t('rh.pay.hr-title')}
            list={list}
            answer={answer}
            columns={columns}
            rowId={row => row.id}
            rowName={row => `${row.name} ${row.firstname}`}
            bulkActions={[
              ...(can.write
                ? [
                    {
                      label: t('rh.pay.verify-them'),
                      onSelect: (people: PersonToCheck[], done: () => void) =>
                        void verifyThem(
                          people.map(person => person.id),
                          done,
                        ),
                    },
                  ]
                : []),
              ...(can.stepBack
                ? [
                    {
                      label: t('rh.pay.step-back'),
                      onSelect: (people: PersonToCheck[], done: () => void) => setBack({ people, done }),
                    },
                  ]
                : []),
            ]}
            searchBy={t('rh.hours.search')}
            filters={filters}
            filterPanel={
              <>
                <ChoiceFilter
                  list={list}
                  name="siteId"
                  label={t('rh.field.site')}
                  choices={sites.map(site => ({ value: site.id, label: site.name }))}
                />
                <ChoiceFilter
                  list={list}
                  name="state"
                  label={t('field.state')}
                  choices={weekStates.map(value => ({ value, label: t(`rh.pay.state.${value}`) }))}
                />
              </>
            }
            exportName={`${t('rh.pay.hr-title')} ${check.company} ${check.from}`}
            empty={{ title: t('rh.hours.nobody'), text: t('rh.hours.nobody-text') }}
          />
          <SumsOfWeek days={days} sums={check.sums} />
        </Box>
      </Box>
      {personId && (
        <PersonWeekSheet
          check={check}
          person={answer.data?.items.find(one => one.id === personId)}
          personId={personId}
          onClose={() => setPersonId(null)}
        />
      )}
      {back && (
        <StepBackDialog
          count={back.people.length}
          onBack={async reason => {
            const moved = await stepBack({ id, employeeIds: back.people.map(person => person.id), reason })
            moves.tell('stepped-back', moved)
            back.done()
            setBack(null)
          }}
          onClose={() => setBack(null)}
        />
      )}
      {moves.left.length > 0 && <LeftOut left={moves.left} onClose={moves.forget} />}
    </>
  )
}
