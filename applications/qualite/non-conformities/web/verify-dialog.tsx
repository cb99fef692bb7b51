import { z } from 'zod'
import { useAlert } from '#kernel/web/alerts.ts'
import { useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Dialog } from '#kernel/web/kit/dialog.tsx'
import { Form } from '#kernel/web/kit/form.tsx'
import { TextField } from '#kernel/web/kit/text-field.tsx'
import { ChoiceTiles } from '../../control-plans/control-plans.web.ts'
import { type NonConformity, sentence } from '../non-conformity.model.ts'
import { nonConformitiesCalls } from '../non-conformities.calls.ts'

const outcomes = ['effective', 'not_effective'] as const
const Verification = z.strictObject({ outcome: z.enum(outcomes), text: sentence })

type Props = { record: NonConformity; onClose: () => void }

/** Whether what was done keeps it from coming again; if not, the cause is sought again. */
export function VerifyDialog({ record: { id, version, number }, onClose }: Props) {
  const t = useT()
  const alert = useAlert()
  const { send } = useSend(nonConformitiesCalls.verifyNonConformity, { staysOnPage: true })
  return (
    <Dialog title={t('qualite.non-conformity.do.verify')} onClose={onClose} width="sm">
      <Form
        schema={Verification}
        values={{ outcome: '', text: '' }}
        submit={t('verb.save')}
        onSubmit={async ({ outcome, text }) => {
          await send({ id, version, isEffective: outcome === 'effective', text })
          alert.success(t(`qualite.non-conformity.was-${outcome}`, { number }))
          onClose()
        }}
        onCancel={onClose}
        draft={`qualite.non-conformity.${id}.verify`}
      >
        <ChoiceTiles
          name="outcome"
          label={t('qualite.non-conformity.is-effective')}
          choices={outcomes.map(value => ({ value, label: t(`qualite.non-conformity.outcome.${value}`) }))}
          isExclusive
        />
        <TextField name="text" label={t('qualite.non-conformity.what-was-seen')} multiline minRows={3} />
      </Form>
    </Dialog>
  )
}
