import Typography from '@mui/material/Typography'
import { z } from 'zod'
import { weekBeside } from '#kernel/shared/iso-week.ts'
import { useAlert } from '#kernel/web/alerts.ts'
import { useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Dialog } from '#kernel/web/kit/dialog.tsx'
import { Form } from '#kernel/web/kit/form.tsx'
import { SelectField } from '#kernel/web/kit/select-field.tsx'
import { planningCalls } from '../planning.calls.ts'
import type { PlanningChoices } from '../planning.model.ts'

type Props = { week: { year: number; week: number }; choices: PlanningChoices; onClose: () => void }

const schema = z.strictObject({ companyId: z.uuid() })

/** The week before, laid onto this one: what stands here stays. */
export function CopyWeekDialog({ week: { year, week }, choices, onClose }: Props) {
  const t = useT()
  const alert = useAlert()
  const { send } = useSend(planningCalls.copyWeek, { staysOnPage: true })
  const before = weekBeside(year, week, -1)
  const companies = choices.companies.filter(({ can }) => can.write)
  return (
    <Dialog title={t('rh.planning.copy')} width="sm" onClose={onClose}>
      <Form
        schema={schema}
        values={{ companyId: companies[0]?.id ?? '' }}
        submit={t('rh.planning.copy-do')}
        onSubmit={async ({ companyId }) => {
          const { copied, left } = await send({
            from: { isoYear: before.year, isoWeek: before.week },
            to: { isoYear: year, isoWeek: week },
            companyId,
          })
          alert.success(t('rh.planning.copied', { copied, left }))
          onClose()
        }}
        onCancel={onClose}
      >
        <Typography color="text.secondary">{t('rh.planning.copy-text')}</Typography>
        <SelectField
          name="companyId"
          label={t('field.company')}
          choices={companies.map(({ id, name }) => ({ value: id, label: name }))}
        />
      </Form>
    </Dialog>
  )
}
