import { useAlert } from '#kernel/web/alerts.ts'
import { useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Dialog } from '#kernel/web/kit/dialog.tsx'
import { Form } from '#kernel/web/kit/form.tsx'
import { DateField } from '#kernel/web/kit/date-field.tsx'
import { SelectField } from '#kernel/web/kit/select-field.tsx'
import { TextField } from '#kernel/web/kit/text-field.tsx'
import { standards, type GrowingCertificate, GrowingCertificateFields } from '../growing-certificate.model.ts'
import { growingCertificatesCalls } from '../growing-certificates.calls.ts'

/** The form of one, or of a new one. */
export function GrowingCertificateDialog({ row, onClose }: { row: GrowingCertificate | null; onClose: () => void }) {
  const t = useT()
  const alert = useAlert()
  const creation = useSend(growingCertificatesCalls.createGrowingCertificate, { staysOnPage: true })
  const edition = useSend(growingCertificatesCalls.editGrowingCertificate, { staysOnPage: true })
  const save = async (fields: GrowingCertificateFields) => {
    if (row) await edition.send({ ...fields, id: row.id, version: row.version })
    else await creation.send(fields)
    alert.success(t('kernel.record.was-saved', { name: fields.name }))
    onClose()
  }
  return (
    <Dialog title={row ? row.name : t('culture.growing-certificates.new')} onClose={onClose}>
      <Form
        schema={GrowingCertificateFields}
        values={
          row
            ? writtenOf(row)
            : {
                name: '',
                standard: 'globalgap',
                number: null,
                body: null,
                validFrom: '2026-01-01',
                validTo: '2027-12-31',
                note: null,
              }
        }
        submit={t('verb.save')}
        onSubmit={save}
        onCancel={onClose}
        draft={`culture.growing-certificates.${row?.id ?? 'new'}`}
      >
        <TextField name="name" label={t('field.name')} autoFocus />
        <SelectField
          name="standard"
          label={t('culture.growing-certificates.standard')}
          choices={standards.map(value => ({ value, label: t(`culture.growing-certificates.standard.${value}`) }))}
        />
        <TextField name="number" label={t('culture.growing-certificates.number')} />
        <TextField name="body" label={t('culture.growing-certificates.body')} />
        <DateField name="validFrom" label={t('culture.growing-certificates.valid-from')} />
        <DateField name="validTo" label={t('culture.growing-certificates.valid-to')} />
        <TextField name="note" label={t('field.note')} multiline minRows={3} />
      </Form>
    </Dialog>
  )
}

const writtenOf = ({ id: _, version: __, archivedAt: ___, ...fields }: GrowingCertificate): GrowingCertificateFields =>
  fields
