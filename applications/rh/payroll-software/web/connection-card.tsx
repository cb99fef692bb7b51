import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Facts } from '#kernel/web/kit/facts.tsx'
import { SectionCard } from '#kernel/web/kit/section-card.tsx'
import { useFormat } from '#kernel/web/use-format.ts'
import { payrollSoftwareCalls } from '../payroll-software.calls.ts'
import type { PayrollConnection, TestedPayroll } from '../payroll-software.model.ts'
import { ConnectionDialog } from './connection-dialog.tsx'

/** By file or by the API, with what was said last; secrets are only told to be there. */
export function ConnectionCard({ connection }: { connection: PayrollConnection }) {
  const t = useT()
  const { moment, month } = useFormat()
  const [isEdited, setIsEdited] = useState(false)
  const [tested, setTested] = useState<TestedPayroll | null>(null)
  const test = useSend(payrollSoftwareCalls.testPayrollConnection, { staysOnPage: true, onDone: setTested })
  const { companyId, mode, dossier, apiClientId, hasSecret, hasSubscriptionKey, service, lastCall, can } = connection
  const isByApi = mode === 'api'
  const masked = (isKept: boolean) => isKept && '••••••••'
  return (
    <SectionCard title={t('rh.payroll.connection')} {...(can.connect && { onEdit: () => setIsEdited(true) })}>
      <Box sx={{ display: 'grid', gap: 2 }}>
        <Facts
          facts={[
            { label: t('rh.payroll.mode'), value: t(`rh.payroll.mode.${mode}`) },
            { label: t('rh.payroll.dossier'), value: dossier },
            ...(isByApi
              ? [
                  { label: t('rh.payroll.api-client-id'), value: apiClientId },
                  { label: t('rh.payroll.client-secret'), value: masked(hasSecret) },
                  { label: t('rh.payroll.subscription-key'), value: masked(hasSubscriptionKey) },
                  {
                    label: t('rh.payroll.last-call'),
                    value: lastCall
                      ? `${t(`rh.payroll.outcome.${lastCall.outcome}`)}, ${moment(lastCall.at)}`
                      : t('rh.payroll.never'),
                  },
                ]
              : []),
          ]}
        />
        {isByApi && service !== 'on' && (
          <Alert severity={service === 'off' ? 'warning' : 'info'}>{t(`rh.payroll.service.${service}`)}</Alert>
        )}
        {tested && (
          <Alert severity={tested.ok ? 'success' : 'error'}>
            {tested.period
              ? t('rh.payroll.tested', { dossier: tested.dossier ?? '', month: month(tested.period) })
              : tested.message}
          </Alert>
        )}
        {isByApi && can.connect && (
          <Box>
            <Button variant="outlined" loading={test.isSending} onClick={() => test.start({ companyId })}>
              {t('rh.payroll.test')}
            </Button>
          </Box>
        )}
      </Box>
      {isEdited && (
        <ConnectionDialog
          connection={connection}
          onClose={() => setIsEdited(false)}
          onSaved={() => {
            setTested(null)
            setIsEdited(false)
          }}
        />
      )}
    </SectionCard>
  )
}
