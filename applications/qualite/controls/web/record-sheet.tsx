import CheckCircle from '~icons/ic/baseline-check-circle'
import Warning from '~icons/ic/round-warning-amber'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import { useState } from 'react'
import { useAlert } from '#kernel/web/alerts.ts'
import { useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Facts } from '#kernel/web/kit/facts.tsx'
import { SideSheet } from '#kernel/web/kit/side-sheet.tsx'
import { useFormat } from '#kernel/web/use-format.ts'
import { KindChip, useLimits } from '../../control-plans/control-plans.web.ts'
import { type ControlRecord, isWithin } from '../control.model.ts'
import { controlsCalls } from '../controls.calls.ts'
import { CancelRecordDialog } from './cancel-record-dialog.tsx'
import { VerdictChip } from './verdict-chip.tsx'

type Props = { record: ControlRecord; onClose: () => void }

/** All that was found at one control, and what may still be done about it. */
export function RecordSheet({ record, onClose }: Props) {
  const t = useT()
  const { moment } = useFormat()
  const { label, code, kind, company, verdict, values, cancelledFor, correction, fate, remark } = record
  return (
    <SideSheet title={label} context={`${code} · ${company}`} onClose={onClose}>
      <Box sx={{ display: 'grid', gap: 3 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <KindChip kind={kind} />
          <VerdictChip verdict={verdict} />
        </Box>
        {cancelledFor && (
          <Alert severity="warning">{t('qualite.controls.cancelled-for', { reason: cancelledFor })}</Alert>
        )}
        <Acts record={record} onClose={onClose} />
        {values.length > 0 && <Values values={values} />}
        <Facts
          facts={[
            { label: t('qualite.controls.correction'), value: correction, isLong: true },
            { label: t('qualite.controls.fate'), value: fate && t(`qualite.controls.fate.${fate}`) },
            { label: t('qualite.controls.remark'), value: remark, isLong: true },
            { label: t('qualite.controls.lot'), value: record.lotNumber },
            { label: t('qualite.controls.due-at'), value: moment(record.dueAt) },
            { label: t('qualite.controls.recorded'), value: moment(record.recordedAt) },
            { label: t('field.by'), value: record.by },
            {
              label: t('qualite.controls.punctuality'),
              value: t(record.isLate ? 'qualite.controls.late' : 'qualite.controls.in-time'),
            },
            {
              label: t('qualite.controls.validated-by'),
              value: [record.validatedBy, record.validatedAt && moment(record.validatedAt)].filter(Boolean).join(', '),
            },
          ]}
        />
      </Box>
    </SideSheet>
  )
}

/** Validated by one who did not record it; cancelled with a reason, and done again. */
function Acts({ record: { id, label, can }, onClose }: Props) {
  const t = useT()
  const alert = useAlert()
  const [isCancelling, setIsCancelling] = useState(false)
  const validation = useSend(controlsCalls.validateControl, {
    staysOnPage: true,
    onDone: () => alert.success(t('qualite.controls.was-validated', { name: label })),
  })
  if (!can.validate && !can.cancel) return null
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {can.validate && (
        <Button
          variant="contained"
          size="large"
          loading={validation.isSending}
          onClick={() => validation.start({ id })}
        >
          {t('qualite.controls.validate')}
        </Button>
      )}
      {can.cancel && (
        <Button variant="outlined" color="inherit" size="large" onClick={() => setIsCancelling(true)}>
          {t('qualite.controls.cancel')}
        </Button>
      )}
      {isCancelling && <CancelRecordDialog id={id} onClose={() => setIsCancelling(false)} onDone={onClose} />}
    </Box>
  )
}

/** Each value beside the limits of its day. */
function Values({ values }: Pick<ControlRecord, 'values'>) {
  const t = useT()
  const { valueOf, limitsOf } = useLimits()
  return (
    <Table size="small" aria-label={t('qualite.controls.values')}>
      <TableHead>
        <TableRow>
          <TableCell>{t('qualite.controls.measure')}</TableCell>
          <TableCell align="right">{t('field.value')}</TableCell>
          <TableCell>{t('qualite.controls.limits')}</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {values.map((read, index) => {
          const isConform = isWithin(read, read.value)
          return (
            <TableRow key={`${index} ${read.name}`}>
              <TableCell>
                <bdi>{read.name}</bdi>
              </TableCell>
              <TableCell align="right" sx={{ fontVariantNumeric: 'tabular-nums', fontWeight: 650 }}>
                <bdi>{valueOf(read, read.value)}</bdi>
              </TableCell>
              <TableCell>
                <Box
                  sx={{
                    display: 'flex',
                    alignItems: 'center',
                    gap: 0.5,
                    color: isConform ? 'success.strong' : 'error.strong',
                  }}
                >
                  {isConform ? <CheckCircle fontSize="small" aria-hidden /> : <Warning fontSize="small" aria-hidden />}
                  <Box component="span" sx={{ color: isConform ? 'text.primary' : 'inherit' }}>
                    {isConform
                      ? (limitsOf(read) ?? t('qualite.controls.limits.none'))
                      : t('qualite.controls.outside', { limits: limitsOf(read) ?? '' })}
                  </Box>
                </Box>
              </TableCell>
            </TableRow>
          )
        })}
      </TableBody>
    </Table>
  )
}
