import Box from '@mui/material/Box'
import { useAlert } from '#kernel/web/alerts.ts'
import { useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { DateField } from '#kernel/web/kit/date-field.tsx'
import { Dialog } from '#kernel/web/kit/dialog.tsx'
import { Form } from '#kernel/web/kit/form.tsx'
import { NumberField } from '#kernel/web/kit/number-field.tsx'
import { TextField } from '#kernel/web/kit/text-field.tsx'
import { type Campaign, CampaignFields } from '../campaign.model.ts'
import { campaignsCalls } from '../campaigns.calls.ts'

const blank = { name: '', startsOn: '', endsOn: '', note: null, housingPlaces: null, transportPlaces: null }

const typedOf = ({ name, startsOn, endsOn, note, housingPlaces, transportPlaces }: Campaign) => ({
  name,
  startsOn,
  endsOn,
  note,
  housingPlaces,
  transportPlaces,
})

/** The form of one, or of a new one. */
export function CampaignDialog({ row, onClose }: { row: Campaign | null; onClose: () => void }) {
  const t = useT()
  const alert = useAlert()
  const creation = useSend(campaignsCalls.createCampaign, { staysOnPage: true })
  const edition = useSend(campaignsCalls.editCampaign, { staysOnPage: true })
  const save = async (fields: CampaignFields) => {
    if (row) await edition.send({ ...fields, id: row.id, version: row.version })
    else await creation.send(fields)
    alert.success(t('kernel.record.was-saved', { name: fields.name }))
    onClose()
  }
  return (
    <Dialog title={row ? row.name : t('rh.campaigns.new')} onClose={onClose}>
      <Form
        schema={CampaignFields}
        values={row ? typedOf(row) : blank}
        submit={t('verb.save')}
        onSubmit={save}
        onCancel={onClose}
        draft={`rh.campaigns.${row?.id ?? 'new'}`}
      >
        <TextField name="name" label={t('field.name')} help={t('rh.campaign.name-help')} autoFocus />
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' } }}>
          <DateField name="startsOn" label={t('rh.campaign.first-arrivals')} />
          <DateField name="endsOn" label={t('rh.campaign.last-arrivals')} />
          <NumberField name="housingPlaces" label={t('rh.campaign.housing-places')} />
          <NumberField name="transportPlaces" label={t('rh.campaign.transport-places')} />
        </Box>
        <TextField name="note" label={t('field.note')} multiline minRows={2} />
      </Form>
    </Dialog>
  )
}
