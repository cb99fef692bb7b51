import DoneAll from '~icons/ic/baseline-done-all'
import FileUpload from '~icons/ic/outline-file-upload'
import LockOutlined from '~icons/ic/outline-lock'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useAlert } from '#kernel/web/alerts.ts'
import { usePages, useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { ChoiceFilter } from '#kernel/web/kit/choice-filter.tsx'
import { DataTable } from '#kernel/web/kit/data-table.tsx'
import { useList } from '#kernel/web/kit/use-list.ts'
import { useShownFilters } from '#kernel/web/kit/use-shown-filters.ts'
import { useFormat } from '#kernel/web/use-format.ts'
import { payExportsCalls } from '../pay-exports.calls.ts'
import { payCheckCalls } from '../pay-check.calls.ts'
import { type PayCheck, type PersonToPay, weekStates } from '../pay-check.model.ts'
import { AnomaliesOfCheck } from './anomalies-of-check.tsx'
import { besideAnomalies } from './beside-anomalies.ts'
import { CheckCounts } from './check-counts.tsx'
import { ExportsOfCompany } from './exports-of-company.tsx'
import { LeftOut } from './left-out.tsx'
import { PersonPaySheet } from './person-pay-sheet.tsx'
import { StepBackDialog } from './step-back-dialog.tsx'
import { SumsOfRubrics } from './sums-of-rubrics.tsx'
import { useMoves } from './use-moves.ts'
import { usePayColumns } from './use-pay-columns.tsx'

type Props = { check: PayCheck; sites: readonly { id: string; name: string }[] }
type Back = { people: readonly PersonToPay[]; done: () => void }

/** What the people of a period are paid by, the sums of all, and the steps to the payroll software. */
export function PayCheckOfMonth({ check, sites }: Props) {
  const t = useT()
  const alert = useAlert()
  const { moment } = useFormat()
  const { id, can, ready, counts } = check
  const list = useList(payCheckCalls.getPeopleOfPayCheck, { module: 'rh.pay.pay', usualSize: 50 })
  const answer = usePages(payCheckCalls.getPeopleOfPayCheck, { ...list.query, id })
  const [personId, setPersonId] = useState<string | null>(null)
  const [back, setBack] = useState<Back | null>(null)
  const columns = usePayColumns(check.sums, setPersonId)
  const moves = useMoves()
  const { send: verify, isSending } = useSend(payCheckCalls.verifyPay, { staysOnPage: true })
  const { send: stepBack } = useSend(payCheckCalls.stepBackPay, { staysOnPage: true })
  const { start: close, isSending: isClosing } = useSend(payCheckCalls.closePayCheck, {
    staysOnPage: true,
    onDone: () => alert.success(t('rh.pay.was-closed')),
  })
  const exporting = useSend(payExportsCalls.exportPay, {
    staysOnPage: true,
    onDone: ({ number }) => alert.success(t('rh.pay.was-exported', { number })),
  })
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
        <CheckCounts counts={counts} people={check.people} />
        {check.closedAt && (
          <Typography color="text.secondary">{t('rh.pay.closed-since', { when: moment(check.closedAt) })}</Typography>
        )}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          {can.stepBack && (
            <Button
              startIcon={<LockOutlined />}
              disabled={counts.entered + counts.verified_hr > 0 || isClosing}
              onClick={() => close({ id, version: check.version })}
            >
              {t('rh.pay.close')}
            </Button>
          )}
          {can.export && (
            <Button
              variant="outlined"
              startIcon={<FileUpload />}
              disabled={exporting.isSending}
              onClick={() => exporting.start({ id, exportId: crypto.randomUUID() })}
            >
              {t('rh.pay.export-do')}
            </Button>
          )}
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
      </Box>
      <Box sx={besideAnomalies}>
        <AnomaliesOfCheck anomalies={check.anomalies} onOpen={({ employeeId }) => setPersonId(employeeId)} />
        <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
          <SumsOfRubrics title={t('rh.pay.sums')} sums={check.sums} before={check.before} />
          <DataTable
            label={t('rh.pay.pay-title')}
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
                      onSelect: (people: PersonToPay[], done: () => void) =>
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
                      onSelect: (people: PersonToPay[], done: () => void) => setBack({ people, done }),
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
            exportName={`${t('rh.pay.pay-title')} ${check.company} ${check.from}`}
            empty={{ title: t('rh.pay.nobody'), text: t('rh.hours.nobody-text') }}
          />
          <ExportsOfCompany companyId={check.companyId} />
        </Box>
      </Box>
      {personId && (
        <PersonPaySheet
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
