import Box from '@mui/material/Box'
import { useWatch } from 'react-hook-form'
import { z } from 'zod'
import { useSend } from '#kernel/web/api.ts'
import { businessToday } from '#kernel/web/business-today.ts'
import { useT } from '#kernel/web/i18n.ts'
import { AutocompleteField } from '#kernel/web/kit/autocomplete-field.tsx'
import { DateField } from '#kernel/web/kit/date-field.tsx'
import { Dialog } from '#kernel/web/kit/dialog.tsx'
import { Form } from '#kernel/web/kit/form.tsx'
import { NumberField } from '#kernel/web/kit/number-field.tsx'
import { SelectField } from '#kernel/web/kit/select-field.tsx'
import { TextField } from '#kernel/web/kit/text-field.tsx'
import { textOrNone } from '#kernel/web/kit/text-or-none.ts'
import { deliveriesCalls } from '../deliveries.calls.ts'
import { categoriesOfHarvest, type Delivery, type DeliveryChoices, type DeliveryLine } from '../delivery.model.ts'

const lineForm = z.strictObject({
  articleId: z.string().min(1, 'kernel.form.required'),
  cropCodeId: textOrNone,
  placeId: textOrNone,
  harvestedOn: z.string().min(1, 'kernel.form.required'),
  category: textOrNone,
  externalNumber: textOrNone,
  temperatureC: z.number().nullish(),
})

type Props = { choices: DeliveryChoices; delivery: Delivery; line: DeliveryLine | null; onClose: () => void }

/** One crop of one day from one place. */
export function LineDialog({ choices, delivery, line, onClose }: Props) {
  const t = useT()
  const stays = { staysOnPage: true } as const
  const creation = useSend(deliveriesCalls.addDeliveryLine, stays)
  const edition = useSend(deliveriesCalls.editDeliveryLine, stays)
  const save = async ({ category, temperatureC, ...fields }: z.output<typeof lineForm>) => {
    const wish = { ...fields, category: category as DeliveryLine['category'], temperatureC: temperatureC ?? null }
    if (line) await edition.send({ ...wish, lineId: line.id, version: line.version })
    else await creation.send({ ...wish, id: delivery.id })
    onClose()
  }
  return (
    <Dialog title={t(line ? 'atelier.delivery.edit-line' : 'atelier.delivery.add-line')} onClose={onClose} width="sm">
      <Form
        schema={lineForm}
        values={{
          articleId: line?.articleId ?? '',
          cropCodeId: line?.cropCodeId ?? null,
          placeId: line?.placeId ?? null,
          harvestedOn: line?.harvestedOn ?? businessToday().toString(),
          category: line?.category ?? '',
          externalNumber: line?.externalNumber ?? '',
          temperatureC: line?.temperatureC ?? null,
        }}
        submit={t('verb.save')}
        onSubmit={save}
        onCancel={onClose}
      >
        <AutocompleteField
          name="articleId"
          label={t('trade.article')}
          suggestions={choices.articles.map(({ id, name, code }) => ({ value: id, label: `${name} (${code})` }))}
        />
        <CropOfArticle choices={choices} />
        <AutocompleteField
          name="placeId"
          label={t('trade.place')}
          suggestions={choices.places.map(({ id, name }) => ({ value: id, label: name }))}
        />
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' } }}>
          <DateField name="harvestedOn" label={t('atelier.lot.harvested-on')} />
          <SelectField
            name="category"
            label={t('atelier.lot.category')}
            choices={categoriesOfHarvest.map(value => ({ value, label: t(`atelier.lot.category.${value}`) }))}
          />
          <TextField name="externalNumber" label={t('atelier.lot.external-number')} />
          <NumberField name="temperatureC" label={t('atelier.delivery.temperature')} decimals={1} unit="°C" />
        </Box>
      </Form>
    </Dialog>
  )
}

/** Crops of the family of the article that is chosen. */
function CropOfArticle({ choices }: { choices: DeliveryChoices }) {
  const t = useT()
  const articleId = useWatch({ name: 'articleId' }) as string
  const familyId = choices.articles.find(({ id }) => id === articleId)?.familyId
  return (
    <AutocompleteField
      name="cropCodeId"
      label={t('trade.crop-code')}
      suggestions={choices.cropCodes
        .filter(crop => crop.familyId === familyId)
        .map(({ id, name, code }) => ({ value: id, label: `${name} (${code})` }))}
    />
  )
}
