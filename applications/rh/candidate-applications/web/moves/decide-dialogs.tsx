import Alert from '@mui/material/Alert'
import { z } from 'zod'
import { businessToday } from '#kernel/web/business-today.ts'
import { useT } from '#kernel/web/i18n.ts'
import { DateField } from '#kernel/web/kit/date-field.tsx'
import { Dialog } from '#kernel/web/kit/dialog.tsx'
import { Form } from '#kernel/web/kit/form.tsx'
import { TextField } from '#kernel/web/kit/text-field.tsx'
import { RefuseForm, RetainForm } from './decide-forms.tsx'
import { useMove } from './use-move.ts'

type Props = { applicationId: string; name: string; onClose: () => void }

/** Retains somebody: his hiring file opens, and he is told at the time that is said. */
export function RetainDialog({ applicationId, name, companyId, onClose }: Props & { companyId: string }) {
  const t = useT()
  const { move } = useMove()
  return (
    <Dialog title={t('rh.application.retain', { name })} onClose={onClose} width="sm">
      <RetainForm
        companyId={companyId}
        onDecide={async data => {
          await move(applicationId, 'accepted', data)
          onClose()
        }}
        onClose={onClose}
      />
    </Dialog>
  )
}

/** Refuses somebody, for a reason that he is never told raw. */
export function RefuseDialog({ applicationId, name, onClose }: Props) {
  const t = useT()
  const { move } = useMove()
  return (
    <Dialog title={t('rh.application.refuse', { name })} onClose={onClose} width="sm">
      <RefuseForm
        onDecide={async data => {
          await move(applicationId, 'refused', data)
          onClose()
        }}
        onClose={onClose}
      />
    </Dialog>
  )
}

const typedReason = z.object({ reason: z.string().trim().min(1, 'kernel.field.required').max(2000) })

/** Takes an application back or up again, with the reason. */
export function ReasonDialog({ applicationId, name, to, onClose }: Props & { to: 'withdrawn' | 'under_review' }) {
  const t = useT()
  const { move } = useMove()
  return (
    <Dialog title={t(`rh.application.to-${to}`, { name })} onClose={onClose} width="xs">
      <Form
        schema={typedReason}
        values={{ reason: '' }}
        submit={t('verb.save')}
        onSubmit={async said => {
          await move(applicationId, to, said)
          onClose()
        }}
        onCancel={onClose}
      >
        <TextField name="reason" label={t('field.reason')} multiline minRows={2} />
      </Form>
    </Dialog>
  )
}

const typedConsent = z.object({ consentUntil: z.string().min(1, 'kernel.field.required') })
const usualMonths = 12

/** Keeps somebody for later, until the day to which he agreed. */
export function PoolDialog({ applicationId, name, onClose }: Props) {
  const t = useT()
  const { move } = useMove()
  const today = businessToday()
  return (
    <Dialog title={t('rh.application.to-pool', { name })} onClose={onClose} width="xs">
      <Form
        schema={typedConsent}
        values={{ consentUntil: today.add({ months: usualMonths }).toString() }}
        submit={t('verb.save')}
        onSubmit={async said => {
          await move(applicationId, 'pool', said)
          onClose()
        }}
        onCancel={onClose}
      >
        <Alert severity="info">{t('rh.application.consent-help')}</Alert>
        <DateField
          name="consentUntil"
          label={t('rh.field.poolConsentUntil')}
          min={today.add({ days: 1 }).toString()}
          max={today.add({ months: 24 }).toString()}
        />
      </Form>
    </Dialog>
  )
}
