import Box from '@mui/material/Box'
import { z } from 'zod'
import { useAlert } from '#kernel/web/alerts.ts'
import { useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { DateField } from '#kernel/web/kit/date-field.tsx'
import { Dialog } from '#kernel/web/kit/dialog.tsx'
import { Form } from '#kernel/web/kit/form.tsx'
import { SelectField } from '#kernel/web/kit/select-field.tsx'
import { TextField } from '#kernel/web/kit/text-field.tsx'
import { mixCategories, type PhytoProduct, PhytoProductFields } from '../phyto-product.model.ts'
import { phytoProductsCalls } from '../phyto-products.calls.ts'
import { blankUse, UsesOfProduct } from './uses-of-product.tsx'

/** Hazards are typed in one line, as the label lists them. */
const typed = PhytoProductFields.extend({
  hazards: z.string().regex(/^\s*(H\d{3}[A-Za-z]{0,2}[\s,;]*)*$/, 'culture.phyto-products.hazards-form'),
})
type Typed = z.output<typeof typed>

/** What the label of a product says. */
export function PhytoProductDialog({ row, onClose }: { row: PhytoProduct | null; onClose: () => void }) {
  const t = useT()
  const alert = useAlert()
  const creation = useSend(phytoProductsCalls.createPhytoProduct, { staysOnPage: true })
  const edition = useSend(phytoProductsCalls.editPhytoProduct, { staysOnPage: true })
  const save = async ({ hazards, ...rest }: Typed) => {
    const fields = { ...rest, hazards: hazards.split(/[\s,;]+/).filter(Boolean) }
    if (row) await edition.send({ ...fields, id: row.id, version: row.version })
    else await creation.send(fields)
    alert.success(t('kernel.record.was-saved', { name: fields.name }))
    onClose()
  }
  return (
    <Dialog title={row ? row.name : t('culture.phyto-products.new')} onClose={onClose} width="md">
      <Form
        schema={typed}
        values={row ? writtenOf(row) : blank}
        submit={t('verb.save')}
        onSubmit={save}
        onCancel={onClose}
        draft={`culture.phyto-products.${row?.id ?? 'new'}`}
      >
        <TextField name="name" label={t('field.name')} autoFocus />
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' } }}>
          <TextField name="amm" label={t('culture.phyto-products.amm')} help={t('culture.phyto-products.amm-help')} />
          <TextField name="formulation" label={t('culture.phyto-products.formulation')} />
          <TextField
            name="hazards"
            label={t('culture.phyto-products.hazards')}
            help={t('culture.phyto-products.hazards-help')}
          />
          <SelectField
            name="mixCategory"
            label={t('culture.phyto-products.mix-category')}
            choices={mixCategories.map(value => ({ value, label: String(value) }))}
          />
          <DateField name="usableUntil" label={t('culture.phyto-products.usable-until')} />
        </Box>
        <UsesOfProduct />
        <TextField name="note" label={t('field.note')} multiline minRows={2} />
      </Form>
    </Dialog>
  )
}

const blank = {
  name: '',
  amm: '',
  formulation: null,
  hazards: '',
  mixCategory: 1,
  usableUntil: null,
  note: null,
  uses: [blankUse],
}

const writtenOf = ({ id: _, version: __, archivedAt: ___, hazards, ...fields }: PhytoProduct) => ({
  ...fields,
  hazards: hazards.join(', '),
})
