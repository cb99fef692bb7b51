import { z } from 'zod'
import { useAlert } from '#kernel/web/alerts.ts'
import { useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { CheckboxField } from '#kernel/web/kit/checkbox-field.tsx'
import { DateField } from '#kernel/web/kit/date-field.tsx'
import { Dialog } from '#kernel/web/kit/dialog.tsx'
import { Form } from '#kernel/web/kit/form.tsx'
import { SelectField } from '#kernel/web/kit/select-field.tsx'
import type { Campaign, CampaignPerson } from '../campaign.model.ts'
import { campaignsCalls } from '../campaigns.calls.ts'

const schema = z.strictObject({
  answer: z.enum(['yes', 'no']),
  arrivalOn: z.iso.date().nullable(),
  needsHousing: z.boolean(),
  needsTransport: z.boolean(),
})

type Props = { person: CampaignPerson; campaign: Campaign; onClose: () => void }

/** What somebody said on the telephone. */
export function AnswerDialog({ person, campaign, onClose }: Props) {
  const t = useT()
  const { id, version, name, firstname, arrivalOn, needsHousing, needsTransport } = person
  const alert = useAlert()
  const { send } = useSend(campaignsCalls.answerForPerson, { staysOnPage: true })
  const save = async (said: z.output<typeof schema>) => {
    await send({ id, version, ...said })
    alert.success(t('rh.campaign.answer-noted', { name: `${firstname} ${name}` }))
    onClose()
  }
  return (
    <Dialog title={t('rh.campaign.note-answer')} onClose={onClose}>
      <Form
        schema={schema}
        values={{ answer: 'yes' as const, arrivalOn, needsHousing, needsTransport }}
        submit={t('verb.save')}
        onSubmit={save}
        onCancel={onClose}
        asksBeforeLeaving={false}
      >
        <SelectField
          name="answer"
          label={`${name} ${firstname}`}
          choices={(['yes', 'no'] as const).map(value => ({ value, label: t(`rh.campaign.says.${value}`) }))}
        />
        <DateField name="arrivalOn" label={t('rh.campaign.arrival')} min={campaign.startsOn} max={campaign.endsOn} />
        <CheckboxField name="needsHousing" label={t('rh.arrivals.needs-housing')} />
        <CheckboxField name="needsTransport" label={t('rh.arrivals.needs-transport')} />
      </Form>
    </Dialog>
  )
}
