import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { Navigate, useParams } from 'react-router'
import type { AnswerOf } from '#kernel/shared/call.ts'
import { useCall } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Chip } from '#kernel/web/kit/chip.tsx'
import { type Fact, Facts } from '#kernel/web/kit/facts.tsx'
import { Failed } from '#kernel/web/kit/failed.tsx'
import { Page } from '#kernel/web/kit/page.tsx'
import { RecordHead } from '#kernel/web/kit/record-head.tsx'
import { SectionCard } from '#kernel/web/kit/section-card.tsx'
import { PageSkeleton } from '#kernel/web/kit/skeletons.tsx'
import { useFormat } from '#kernel/web/use-format.ts'
import { HistoryDialog } from '#platform/audit/audit.web.ts'
import { invoiceTypesCalls } from '../invoice-types.calls.ts'
import { ActivationDialog } from './activation-dialog.tsx'
import { EditInvoiceTypeDialog } from './edit-invoice-type-dialog.tsx'
import { TestDialog } from './test-dialog.tsx'
import { useFormula } from './use-formula.ts'

type Type = AnswerOf<typeof invoiceTypesCalls.getInvoiceType>

/** One type: its versions with their components in words; a draft is tried before it counts. */
export function InvoiceTypePage() {
  const t = useT()
  const { date } = useFormat()
  const { id = '' } = useParams()
  const { data: type, error, refetch } = useCall(invoiceTypesCalls.getInvoiceType, { id })
  const [task, setTask] = useState<'edit' | 'test' | 'activate' | 'history' | null>(null)
  if (error && 'status' in error && [400, 404].includes(error.status as number))
    return <Navigate to="/error-404" replace />
  if (error) return <Failed error={error} onRetry={refetch} />
  if (!type) return <PageSkeleton />
  const { name, note, activeFrom, can, versions } = type
  const close = () => setTask(null)
  return (
    <Page
      title={name}
      about={t('energie.invoice-types.type')}
      head={
        <RecordHead
          name={name}
          about={note ?? t('energie.invoice-types.type')}
          buttons={
            <>
              {can.test && (
                <Button variant={can.activate ? 'outlined' : 'contained'} size="large" onClick={() => setTask('test')}>
                  {t('energie.invoice-types.test')}
                </Button>
              )}
              {can.activate && (
                <Button variant="contained" size="large" onClick={() => setTask('activate')}>
                  {t('energie.invoice-types.activate')}
                </Button>
              )}
            </>
          }
          actions={[
            ...(can.edit ? [{ label: t('verb.edit'), onSelect: () => setTask('edit') }] : []),
            { label: t('field.history'), onSelect: () => setTask('history') },
          ]}
          facts={[{ label: t('energie.invoice-types.active-from'), value: activeFrom && date(activeFrom) }]}
        />
      }
    >
      <Box sx={{ display: 'grid', gap: 2 }}>
        {versions.map(version => (
          <VersionCard key={version.id} version={version} />
        ))}
      </Box>
      {task === 'edit' && <EditInvoiceTypeDialog id={id} onClose={close} />}
      {task === 'test' && <TestDialog id={id} onClose={close} />}
      {task === 'activate' && <ActivationDialog type={type} onClose={close} />}
      {task === 'history' && <HistoryDialog table="energie.invoice_type" rowId={id} name={name} onClose={close} />}
    </Page>
  )
}

function VersionCard({ version }: { version: Type['versions'][number] }) {
  const t = useT()
  const { date, moment } = useFormat()
  const formula = useFormula()
  const { number, activeFrom, testedAt, factorTable, components } = version
  const facts: Fact[] = [
    { label: t('energie.invoice-types.active-from'), value: activeFrom && date(activeFrom) },
    { label: t('energie.invoice-types.tested'), value: testedAt && moment(testedAt) },
    { label: t('energie.invoice-types.factor'), value: factorTable },
  ]
  return (
    <SectionCard
      title={t('energie.invoice-types.version', { number })}
      actions={
        <Chip
          label={t(`energie.invoice-types.state.${activeFrom ? 'active' : 'draft'}`)}
          tone={activeFrom ? 'success' : 'warning'}
        />
      }
    >
      <Facts facts={facts} />
      <Box component="ol" sx={{ mb: 0, paddingInlineStart: 3, display: 'grid', gap: 1 }}>
        {components.map(component => (
          <li key={component.id}>
            <Box component="bdi" sx={{ fontWeight: 600 }}>
              {component.name}
            </Box>
            <Box sx={{ color: 'text.secondary' }}>
              {[
                formula(component),
                component.vatTable && t('energie.invoice-types.formula.vat', { table: component.vatTable }),
              ]
                .filter(Boolean)
                .join(' · ')}
            </Box>
          </li>
        ))}
      </Box>
    </SectionCard>
  )
}
