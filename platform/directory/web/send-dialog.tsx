import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useWatch } from 'react-hook-form'
import { z } from 'zod'
import { instantOf } from '#kernel/shared/business-zone.ts'
import { useAlert } from '#kernel/web/alerts.ts'
import { useCall, useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { DateField } from '#kernel/web/kit/date-field.tsx'
import { Dialog } from '#kernel/web/kit/dialog.tsx'
import { Form } from '#kernel/web/kit/form.tsx'
import { NumberField } from '#kernel/web/kit/number-field.tsx'
import { SelectField } from '#kernel/web/kit/select-field.tsx'
import { LinesSkeleton } from '#kernel/web/kit/skeletons.tsx'
import { TimeField } from '#kernel/web/kit/time-field.tsx'
import { useFormat } from '#kernel/web/use-format.ts'
import { type Message, manyRecipients } from '../message.model.ts'
import { messagesCalls } from '../messages.calls.ts'

const schema = z
  .object({
    when: z.enum(['now', 'later']),
    day: z.string().optional(),
    hour: z.string().optional(),
    typed: z.number().nullish(),
  })
  .superRefine(({ when, day, hour }, context) => {
    if (when === 'now') return
    if (!z.iso.date().safeParse(day).success)
      context.addIssue({ code: 'custom', path: ['day'], message: 'directory.message.day-missing' })
    if (!/^\d{2}:\d{2}$/.test(hour ?? ''))
      context.addIssue({ code: 'custom', path: ['hour'], message: 'directory.message.hour-missing' })
  })
type Sending = z.output<typeof schema>

type Props = { message: Message; onClose: () => void }

/** The last look before a message leaves: how many, when; beyond a hundred, their number typed. */
export function SendDialog({ message: { id, version }, onClose }: Props) {
  const t = useT()
  const alert = useAlert()
  const { number } = useFormat()
  const { data: reach } = useCall(messagesCalls.getMessageReach, { id }, { staysOnPage: true, staleTime: 0 })
  const { send } = useSend(messagesCalls.sendMessage, {
    staysOnPage: true,
  })
  const leave = async ({ when, day, hour, typed }: Sending) => {
    const sendAt = when === 'later' ? instantOf(day ?? '', hour ?? '') : null
    const { recipients } = await send({ id, version, sendAt, typed: typed ?? null })
    alert.success(
      t(sendAt ? 'directory.message.planned' : 'directory.message.leaving', {
        count: recipients,
        number: number(recipients),
      }),
    )
    onClose()
  }
  return (
    <Dialog title={t('verb.send')} onClose={onClose} width="xs">
      {reach ? (
        <Form
          schema={schema}
          values={{ when: 'now', day: '', hour: '', typed: null }}
          onSubmit={leave}
          submit={t('verb.send')}
          onCancel={onClose}
          asksBeforeLeaving={false}
        >
          <Typography>
            {t('directory.reach.recipients', { count: reach.recipients, number: number(reach.recipients) })}
          </Typography>
          <When />
          {reach.recipients > manyRecipients && (
            <NumberField
              name="typed"
              label={t('directory.message.typed')}
              help={t('directory.message.type-number', { recipients: number(reach.recipients) })}
            />
          )}
        </Form>
      ) : (
        <LinesSkeleton />
      )}
    </Dialog>
  )
}

function When() {
  const t = useT()
  const isLater = useWatch({ name: 'when' }) === 'later'
  return (
    <>
      <SelectField
        name="when"
        label={t('field.when')}
        choices={['now', 'later'].map(value => ({ value, label: t(`directory.message.${value}`) }))}
      />
      {isLater && (
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: '1fr 1fr' }}>
          <DateField name="day" label={t('field.day')} min={Temporal.Now.plainDateISO().toString()} />
          <TimeField name="hour" label={t('field.hour')} />
        </Box>
      )}
    </>
  )
}
