import { z } from 'zod'
import Typography from '@mui/material/Typography'
import { useAlert } from '#kernel/web/alerts.ts'
import { useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Dialog } from '#kernel/web/kit/dialog.tsx'
import { Form } from '#kernel/web/kit/form.tsx'
import { TextField } from '#kernel/web/kit/text-field.tsx'
import { type Absence, Decision } from '../absence.model.ts'
import { absencesCalls } from '../absences.calls.ts'
import { useDaysInWords } from './use-days-in-words.ts'

export type Deciding = { verb: 'refuse' | 'cancel'; absence: Absence }

const schema = z.strictObject({ reason: Decision })

/** A request refused, or an absence that held taken back, and why. */
export function DecideDialog({ verb, absence, onClose }: Deciding & { onClose: () => void }) {
  const t = useT()
  const alert = useAlert()
  const { stretch, kind } = useDaysInWords()
  const refusing = useSend(absencesCalls.refuseAbsence, { staysOnPage: true })
  const cancelling = useSend(absencesCalls.cancelAbsence, { staysOnPage: true })
  const name = `${absence.firstname} ${absence.name}`
  const decide = async ({ reason }: z.output<typeof schema>) => {
    const { id, version } = absence
    await (verb === 'refuse' ? refusing : cancelling).send({ id, version, reason })
    alert.success(t(`rh.absence.${verb}-done`, { name }))
    onClose()
  }
  return (
    <Dialog title={t(`rh.absence.${verb}`)} onClose={onClose}>
      <Form
        schema={schema}
        values={{ reason: '' }}
        submit={t(`rh.absence.${verb}`)}
        onSubmit={decide}
        onCancel={onClose}
        isDestructive
      >
        <Typography>{[name, kind(absence), stretch(absence)].join(' · ')}</Typography>
        <TextField name="reason" label={t('field.reason')} multiline minRows={2} autoFocus />
      </Form>
    </Dialog>
  )
}
