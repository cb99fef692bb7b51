import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useWatch } from 'react-hook-form'
import { useAlert } from '#kernel/web/alerts.ts'
import { useCall, useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Chip } from '#kernel/web/kit/chip.tsx'
import { Form } from '#kernel/web/kit/form.tsx'
import { SectionCard } from '#kernel/web/kit/section-card.tsx'
import { isOfHours } from '../payroll-code.model.ts'
import { payrollSoftwareCalls } from '../payroll-software.calls.ts'
import { type PayrollConnection, type PayrollMapping, PayrollMappingFields } from '../payroll-software.model.ts'
import { FilePreview } from './file-preview.tsx'
import { MappedRow, type TypedRow } from './mapped-row.tsx'

type Props = { mapping: PayrollMapping; connection: PayrollConnection }

/** Hours, then absences, each with its code; what misses and what the file would say follow as one types. */
export function MappingForm({ mapping, connection }: Props) {
  const t = useT()
  const alert = useAlert()
  const { companyId, company, mode, service } = connection
  const asksSoftware = mode === 'api' && service !== 'off'
  const known = useCall(
    payrollSoftwareCalls.getPayrollVariables,
    { companyId },
    { enabled: asksSoftware, staysOnPage: true, staleTime: 'static' },
  )
  const { send } = useSend(payrollSoftwareCalls.savePayrollMapping, { staysOnPage: true })
  const parts = [
    { title: t('rh.payroll.hours'), isShown: isOfHours },
    { title: t('rh.payroll.absences'), isShown: (rubric: string) => !isOfHours(rubric) },
  ]
  return (
    <Form
      schema={PayrollMappingFields}
      values={{ rows: mapping.rows.map(({ unit: _, ...row }) => ({ ...row, code: row.code ?? '' })) }}
      submit={t('verb.save')}
      keepsActionsInSight
      onSubmit={async ({ rows }) => {
        await send({ companyId, version: mapping.version, rows: rows.map(row => ({ ...row, code: row.code ?? '' })) })
        alert.success(t('rh.payroll.mapping-saved', { company }))
      }}
    >
      <SectionCard title={t('rh.payroll.mapping')} actions={<Missing />}>
        <Box sx={{ display: 'grid', gap: 2 }}>
          {known.data?.message && <Alert severity="warning">{known.data.message}</Alert>}
          {parts.map(({ title, isShown }) => (
            <Box key={title} sx={{ display: 'grid', gap: 1.5 }}>
              <Typography variant="subtitle1" component="h3">
                {title}
              </Typography>
              {mapping.rows.map(
                ({ rubric, unit }, index) =>
                  isShown(rubric) && (
                    <MappedRow
                      key={rubric}
                      index={index}
                      rubric={rubric}
                      unit={unit}
                      variables={known.data?.variables ?? []}
                    />
                  ),
              )}
            </Box>
          ))}
        </Box>
      </SectionCard>
      <Preview />
    </Form>
  )
}

const useTypedRows = () => (useWatch({ name: 'rows' }) ?? []) as TypedRow[]

function Missing() {
  const t = useT()
  const count = useTypedRows().filter(isOpen).length
  return (
    <Chip
      tone={count > 0 ? 'error' : 'success'}
      label={count > 0 ? t('rh.payroll.missing', { count }) : t('rh.payroll.whole')}
    />
  )
}

const isOpen = ({ code, telling }: TypedRow) => telling !== 'untold' && !code?.trim()

const Preview = () => <FilePreview rows={useTypedRows().map(row => ({ ...row, code: row.code?.trim() || null }))} />
