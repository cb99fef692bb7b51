import Alert from '@mui/material/Alert'
import { useState } from 'react'
import { z } from 'zod'
import { useAlert } from '#kernel/web/alerts.ts'
import { useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { CheckboxField } from '#kernel/web/kit/checkbox-field.tsx'
import { Dialog } from '#kernel/web/kit/dialog.tsx'
import { Form } from '#kernel/web/kit/form.tsx'
import { TextField } from '#kernel/web/kit/text-field.tsx'
import { type NonConformity, sentence } from '../non-conformity.model.ts'
import { nonConformitiesCalls } from '../non-conformities.calls.ts'

type Props = { record: NonConformity; onClose: () => void }

/** What was done at once, unless it is written already; lots are held, or there is none. */
export function ContainDialog({ record, onClose }: Props) {
  const t = useT()
  const alert = useAlert()
  const { id, version, number, lots, actions } = record
  const isHelped = actions.some(({ kind }) => kind === 'immediate')
  const [schema] = useState(() => containing({ asksFirstAid: !isHelped, asksLots: lots.length === 0 }))
  const aid = useSend(nonConformitiesCalls.addQualityAction, { staysOnPage: true })
  const containment = useSend(nonConformitiesCalls.containNonConformity, { staysOnPage: true })
  return (
    <Dialog title={t('qualite.non-conformity.do.contain')} onClose={onClose} width="sm">
      <Form
        schema={schema}
        values={{ text: '', hasNoLot: false }}
        submit={t('qualite.non-conformity.do.contain')}
        onSubmit={async ({ text, hasNoLot }) => {
          if (text && !isHelped) await aid.send({ id, kind: 'immediate', text })
          await containment.send({ id, version, hasNoLot })
          alert.success(t('qualite.non-conformity.was-contained', { number }))
          onClose()
        }}
        onCancel={onClose}
        draft={`qualite.non-conformity.${id}.contain`}
      >
        {!isHelped && <TextField name="text" label={t('qualite.non-conformity.done-at-once')} multiline minRows={3} />}
        {lots.length > 0 ? (
          <Alert severity="warning">
            {t('qualite.non-conformity.holds-lots', {
              numbers: lots.map(lot => `\u2068${lot.number}\u2069`).join(', '),
            })}
          </Alert>
        ) : (
          <CheckboxField
            name="hasNoLot"
            label={t('qualite.non-conformity.no-lot')}
            help={t('qualite.non-conformity.no-lot-help')}
          />
        )}
      </Form>
    </Dialog>
  )
}

const containing = ({ asksFirstAid, asksLots }: { asksFirstAid: boolean; asksLots: boolean }) =>
  z.strictObject({
    text: asksFirstAid ? sentence : sentence.nullable(),
    hasNoLot: z.boolean().refine(hasNone => hasNone || !asksLots, 'qualite.non-conformity.say-no-lot'),
  })
