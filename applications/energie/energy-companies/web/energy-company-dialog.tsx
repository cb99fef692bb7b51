import { useAlert } from '#kernel/web/alerts.ts'
import { useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Dialog } from '#kernel/web/kit/dialog.tsx'
import { Form } from '#kernel/web/kit/form.tsx'
import { TextField } from '#kernel/web/kit/text-field.tsx'
import { type EnergyCompany, EnergyCompanyFields } from '../energy-company.model.ts'
import { energyCompaniesCalls } from '../energy-companies.calls.ts'

/** The form of one, or of a new one. */
export function EnergyCompanyDialog({ row, onClose }: { row: EnergyCompany | null; onClose: () => void }) {
  const t = useT()
  const alert = useAlert()
  const creation = useSend(energyCompaniesCalls.createEnergyCompany, { staysOnPage: true })
  const edition = useSend(energyCompaniesCalls.editEnergyCompany, { staysOnPage: true })
  const save = async (fields: EnergyCompanyFields) => {
    if (row) await edition.send({ ...fields, id: row.id, version: row.version })
    else await creation.send(fields)
    alert.success(t('kernel.record.was-saved', { name: fields.name }))
    onClose()
  }
  return (
    <Dialog title={row ? row.name : t('energie.energy-companies.new')} onClose={onClose}>
      <Form
        schema={EnergyCompanyFields}
        values={
          row
            ? { name: row.name, siret: row.siret, site: row.site, note: row.note }
            : { name: '', siret: null, site: null, note: null }
        }
        submit={t('verb.save')}
        onSubmit={save}
        onCancel={onClose}
        draft={`energie.energy-companies.${row?.id ?? 'new'}`}
      >
        <TextField name="name" label={t('field.name')} autoFocus />
        <TextField name="siret" label={t('field.siret')} />
        <TextField name="site" label={t('energie.energy-companies.site')} />
        <TextField name="note" label={t('field.note')} multiline minRows={3} />
      </Form>
    </Dialog>
  )
}
