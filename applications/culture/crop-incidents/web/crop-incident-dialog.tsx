import Box from '@mui/material/Box'
import { z } from 'zod'
import { useAlert } from '#kernel/web/alerts.ts'
import { useCall, useSend } from '#kernel/web/api.ts'
import { businessToday } from '#kernel/web/business-today.ts'
import { useT } from '#kernel/web/i18n.ts'
import { AutocompleteField } from '#kernel/web/kit/autocomplete-field.tsx'
import { DateField } from '#kernel/web/kit/date-field.tsx'
import { Dialog } from '#kernel/web/kit/dialog.tsx'
import { Form } from '#kernel/web/kit/form.tsx'
import { SelectField } from '#kernel/web/kit/select-field.tsx'
import { TextField } from '#kernel/web/kit/text-field.tsx'
import { textOrNone } from '#kernel/web/kit/text-or-none.ts'
import { type CropIncident, CropIncidentFields, kindsOfIncident } from '../crop-incident.model.ts'
import { cropIncidentsCalls } from '../crop-incidents.calls.ts'

const incidentForm = CropIncidentFields.extend({
  placeId: z.string().min(1, 'kernel.form.required'),
  observedOn: z.string().min(1, 'kernel.form.required'),
  note: textOrNone,
})

/** What was seen, where and how bad. */
export function CropIncidentDialog({ event, onClose }: { event: CropIncident | null; onClose: () => void }) {
  const t = useT()
  const alert = useAlert()
  const stays = { staysOnPage: true } as const
  const { data: places } = useCall(cropIncidentsCalls.getPlacesOfIncidents, {}, stays)
  const creation = useSend(cropIncidentsCalls.createCropIncident, stays)
  const edition = useSend(cropIncidentsCalls.editCropIncident, stays)
  const save = async (fields: z.output<typeof incidentForm>) => {
    if (event) await edition.send({ ...fields, id: event.id, version: event.version })
    else await creation.send(fields)
    alert.success(t('kernel.record.was-saved', { name: fields.agent }))
    onClose()
  }
  return (
    <Dialog title={event ? event.agent : t('culture.crop-incidents.new')} onClose={onClose} width="sm">
      <Form
        schema={incidentForm}
        values={
          event
            ? writtenOf(event)
            : { placeId: '', kind: 'pest', agent: '', severity: 2, observedOn: businessToday().toString(), note: null }
        }
        submit={t('verb.save')}
        onSubmit={save}
        onCancel={onClose}
        draft={`culture.crop-incidents.${event?.id ?? 'new'}`}
      >
        <AutocompleteField
          name="placeId"
          label={t('culture.plantings.place')}
          suggestions={(places ?? []).map(({ id, name }) => ({ value: id, label: name }))}
        />
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' } }}>
          <SelectField
            name="kind"
            label={t('field.kind')}
            choices={kindsOfIncident.map(value => ({ value, label: t(`culture.crop-incidents.kind.${value}`) }))}
          />
          <SelectField
            name="severity"
            label={t('culture.crop-incidents.severity')}
            choices={[1, 2, 3, 4, 5].map(value => ({
              value,
              label: t('culture.crop-incidents.severity-of-5', { level: value }),
            }))}
          />
        </Box>
        <TextField
          name="agent"
          label={t('culture.crop-incidents.agent')}
          help={t('culture.crop-incidents.agent-help')}
        />
        <DateField name="observedOn" label={t('culture.crop-incidents.observed-on')} />
        <TextField name="note" label={t('field.note')} multiline minRows={3} />
      </Form>
    </Dialog>
  )
}

const writtenOf = ({ placeId, kind, agent, severity, observedOn, note }: CropIncident) => ({
  placeId,
  kind,
  agent,
  severity,
  observedOn,
  note,
})
