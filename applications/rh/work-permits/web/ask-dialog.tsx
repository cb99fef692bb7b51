import Typography from '@mui/material/Typography'
import { useAlert } from '#kernel/web/alerts.ts'
import { useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { AutocompleteField } from '#kernel/web/kit/autocomplete-field.tsx'
import { DateField } from '#kernel/web/kit/date-field.tsx'
import { Dialog } from '#kernel/web/kit/dialog.tsx'
import { Form } from '#kernel/web/kit/form.tsx'
import { SelectField } from '#kernel/web/kit/select-field.tsx'
import { businessToday } from '#kernel/web/business-today.ts'
import { departments } from '#platform/identifiers/departments.model.ts'
import { checkChannels } from '../permit-check.model.ts'
import { type RequestFields, requestFields, type PermitFile } from '../permit-file.model.ts'
import { workPermitsCalls } from '../work-permits.calls.ts'

type Props = { file: PermitFile; onClose: () => void }

/** A request that leaves for the prefecture, or has left. */
export function AskDialog({ file, onClose }: Props) {
  const t = useT()
  const alert = useAlert()
  const { send } = useSend(workPermitsCalls.createPermitCheck, { staysOnPage: true })
  const ask = async (fields: RequestFields) => {
    await send({ ...fields, employeeId: file.employeeId })
    alert.success(t('rh.permit.ask-saved'))
    onClose()
  }
  const today = businessToday().toString()
  return (
    <Dialog title={t('rh.permit.ask')} onClose={onClose}>
      <Form
        schema={requestFields}
        values={{ channel: 'mail', askedOn: today, receivedOn: null, department: file.department ?? '' }}
        onSubmit={ask}
        submit={t('verb.save')}
        onCancel={onClose}
      >
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('rh.permit.ask-text')}
        </Typography>
        <SelectField
          name="channel"
          label={t('rh.permit.channel')}
          choices={checkChannels.map(value => ({ value, label: t(`rh.permit.channel-${value}`) }))}
        />
        <DateField name="askedOn" label={t('rh.permit.asked-on')} max={today} />
        <DateField
          name="receivedOn"
          label={t('rh.permit.received-on')}
          help={t('rh.permit.received-help')}
          max={today}
        />
        <AutocompleteField
          name="department"
          label={t('rh.permit.department')}
          suggestions={departments.map(({ code, name }) => ({ value: code, label: `${name} (${code})` }))}
        />
      </Form>
    </Dialog>
  )
}
