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
import { useList } from '#kernel/web/kit/use-list.ts'
import { useFormat } from '#kernel/web/use-format.ts'
import { payExportsCalls } from '../pay-exports.calls.ts'
import { payCheckCalls } from '../pay-check.calls.ts'
import type { PayCheck } from '../pay-check.model.ts'
import { AnomaliesOfCheck } from './anomalies-of-check.tsx'
import { besideAnomalies } from './beside-anomalies.ts'
import { CheckCounts } from './check-counts.tsx'
import { ExportsOfCompany } from './exports-of-company.tsx'
import { PeopleLeftOut } from './people-left-out.tsx'
import { PeopleOfCheck } from './people-of-check.tsx'
import { PersonPaySheet } from './person-pay-sheet.tsx'
import { SumsOfRubrics } from './sums-of-rubrics.tsx'
import { useMoves } from './use-moves.ts'
import { usePayColumns } from './use-pay-columns.tsx'

type Props = { check: PayCheck; sites: readonly { id: string; name: string }[] }

/** What the people of a period are paid by, the sums of all, and the steps to the payroll software. */
export function PayCheckOfMonth({ check, sites }: Props) {
  const t = useT()
  const alert = useAlert()
  const { moment } = useFormat()
  const { id, can, ready, counts } = check
  const list = useList(payCheckCalls.getPeopleOfPayCheck, { module: 'rh.pay.pay', usualSize: 50 })
  const answer = usePages(payCheckCalls.getPeopleOfPayCheck, { ...list.query, id })
  const [personId, setPersonId] = useState<string | null>(null)
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
          <PeopleOfCheck
            title={t('rh.pay.pay-title')}
            list={list}
            answer={answer}
            columns={columns}
            check={check}
            sites={sites}
            empty={{ title: t('rh.pay.nobody'), text: t('rh.hours.nobody-text') }}
            onVerify={verifyThem}
            onStepBack={async (employeeIds, reason) =>
              moves.tell('stepped-back', await stepBack({ id, employeeIds, reason }))
            }
          />
          <ExportsOfCompany companyId={check.companyId} canSend={can.export} />
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
      {moves.left.length > 0 && <PeopleLeftOut left={moves.left} onClose={moves.forget} />}
    </>
  )
}
