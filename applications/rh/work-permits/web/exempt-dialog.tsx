import { useAlert } from '#kernel/web/alerts.ts'
import { useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Dialog } from '#kernel/web/kit/dialog.tsx'
import { Form } from '#kernel/web/kit/form.tsx'
import { SelectField } from '#kernel/web/kit/select-field.tsx'
import { TextField } from '#kernel/web/kit/text-field.tsx'
import { type ExemptFields, exemptFields, type PermitFile } from '../permit-file.model.ts'
import { workPermitsCalls } from '../work-permits.calls.ts'

type Props = { file: PermitFile; onClose: () => void }

/** Why the prefecture need not be asked. */
export function ExemptDialog({ file, onClose }: Props) {
  const t = useT()
  const alert = useAlert()
  const { send } = useSend(workPermitsCalls.createPermitCheck, { staysOnPage: true })
  const exempt = async ({ exemption, comment }: ExemptFields) => {
    await send({ employeeId: file.employeeId, exemption, comment })
    alert.success(t('rh.permit.exempt-saved'))
    onClose()
  }
  return (
    <Dialog title={t('rh.permit.exempt')} onClose={onClose}>
      <Form
        schema={exemptFields}
        values={{ exemption: file.hasFranceTravailProof ? 'france_travail' : '', comment: null }}
        onSubmit={exempt}
        submit={t('verb.save')}
        onCancel={onClose}
      >
        <SelectField
          name="exemption"
          label={t('field.cause')}
          choices={exemptFields.shape.exemption.options.map(value => ({
            value,
            label: t(`rh.permit.exemption-${value}`),
          }))}
        />
        <TextField name="comment" label={t('rh.permit.comment')} multiline minRows={2} />
      </Form>
    </Dialog>
  )
}
