import { useAlert } from '#kernel/web/alerts.ts'
import { useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { AutocompleteField } from '#kernel/web/kit/autocomplete-field.tsx'
import { Dialog } from '#kernel/web/kit/dialog.tsx'
import { Form } from '#kernel/web/kit/form.tsx'
import { TextField } from '#kernel/web/kit/text-field.tsx'
import { withEveryLanguage } from '#rh/job-offers/job-offer.model.ts'
import { OfferTexts } from '#rh/job-offers/offer-texts.web.ts'
import { type OfferModel, OfferModelFields, type OfferModels } from '../offer-model.model.ts'
import { offerModelsCalls } from '../offer-models.calls.ts'

const stays = { staysOnPage: true } as const
const unwritten: OfferModelFields = {
  name: '',
  positionId: null,
  texts: withEveryLanguage({}),
}

type Props = { model: OfferModel | null; positions: OfferModels['positions']; onClose: () => void }

/** The form of one, or of a new one; words that turn people away are told as they are typed. */
export function OfferModelDialog({ model, positions, onClose }: Props) {
  const t = useT()
  const alert = useAlert()
  const creation = useSend(offerModelsCalls.createOfferModel, stays)
  const edition = useSend(offerModelsCalls.editOfferModel, stays)
  const { name, positionId, texts } = model ?? unwritten
  const save = async (fields: OfferModelFields) => {
    if (model) await edition.send({ ...fields, id: model.id, version: model.version })
    else await creation.send(fields)
    alert.success(t('kernel.record.was-saved', { name: fields.name }))
    onClose()
  }
  return (
    <Dialog title={model ? model.name : t('rh.offer-models.new')} onClose={onClose} width="md">
      <Form
        schema={OfferModelFields}
        values={{ name, positionId, texts }}
        submit={t('verb.save')}
        onSubmit={save}
        onCancel={onClose}
        draft={`rh.offer-models.${model?.id ?? 'new'}`}
      >
        <TextField name="name" label={t('field.name')} autoFocus />
        <AutocompleteField
          name="positionId"
          label={t('rh.field.position')}
          help={t('rh.offer-model.position-help')}
          suggestions={positions.map(({ id, name: label }) => ({ value: id, label }))}
        />
        <OfferTexts />
      </Form>
    </Dialog>
  )
}
