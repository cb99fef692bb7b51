import Alert from '@mui/material/Alert'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { z } from 'zod'
import { useAlert } from '#kernel/web/alerts.ts'
import { useCall, useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { CheckboxField } from '#kernel/web/kit/checkbox-field.tsx'
import { DateField } from '#kernel/web/kit/date-field.tsx'
import { Dialog } from '#kernel/web/kit/dialog.tsx'
import { FileDrop } from '#kernel/web/kit/file-drop.tsx'
import { Form } from '#kernel/web/kit/form.tsx'
import { SelectField } from '#kernel/web/kit/select-field.tsx'
import { textOrNone } from '#kernel/web/kit/text-or-none.ts'
import { insuranceOrganismsCalls } from '#rh/insurance-organisms/insurance-organisms.calls.ts'
import { dependsOnAct, type ExemptionReason, exemptionReasons, needsProof } from '../exemption.model.ts'
import type { Mutuelle } from '../mutuelle.model.ts'
import { mutuellesCalls } from '../mutuelles.calls.ts'

const typed = z.object({
  startingDate: z.string().min(1, 'kernel.field.required'),
  subscribed: z.boolean(),
  exemptionReason: textOrNone,
  insuranceOrganismId: textOrNone,
})

const stays = { staysOnPage: true } as const
type Props = { employeeId: string; mutuelle: Mutuelle | null; onClose: () => void }

/** Covers somebody, or dispenses with it at his request, with the paper that proves it. */
export function MutuelleDialog({ employeeId, mutuelle, onClose }: Props) {
  const t = useT()
  const alert = useAlert()
  const [proof, setProof] = useState<File | null>(null)
  const creation = useSend(mutuellesCalls.postMutuelle, stays)
  const edition = useSend(mutuellesCalls.putMutuelle, stays)
  const organisms = useCall(insuranceOrganismsCalls.getInsuranceOrganisms, {}, stays).data ?? []
  const save = async ({ subscribed, exemptionReason, ...said }: z.output<typeof typed>) => {
    const sent = {
      ...said,
      employeeId,
      subscribed,
      exemptionReason: subscribed ? null : (exemptionReason as ExemptionReason | null),
    }
    const files = { exemptionDocument: proof && !subscribed ? [proof] : [] }
    await (mutuelle
      ? edition.send(
          { ...sent, id: mutuelle.id, version: mutuelle.version, fileHasBeenReplaced: proof !== null },
          files,
        )
      : creation.send(sent, files))
    alert.success(t('rh.mutuelle.saved'))
    onClose()
  }
  return (
    <Dialog title={t(mutuelle ? 'rh.mutuelle.edit' : 'rh.mutuelle.add')} onClose={onClose} width="sm">
      <Form
        schema={typed}
        values={{
          startingDate: mutuelle?.startingDate ?? '',
          subscribed: mutuelle?.subscribed ?? true,
          exemptionReason: mutuelle?.exemptionReason ?? '',
          insuranceOrganismId: mutuelle?.organism?.id ?? (organisms.length === 1 ? organisms[0]?.id : ''),
        }}
        submit={t('verb.save')}
        onSubmit={save}
        onCancel={onClose}
      >
        <DateField name="startingDate" label={t('field.start')} />
        <CheckboxField name="subscribed" label={t('rh.mutuelle.subscribed')} />
        <Ground proof={proof} onProof={setProof} />
        <SelectField
          name="insuranceOrganismId"
          label={t('rh.mutuelle.organism')}
          choices={organisms.map(({ id, name }) => ({ value: id, label: name }))}
        />
      </Form>
    </Dialog>
  )
}

type GroundProps = { proof: File | null; onProof: (proof: File | null) => void }

/** Why somebody is not covered, and the paper that it asks. */
function Ground({ proof, onProof }: GroundProps) {
  const t = useT()
  const [subscribed, chosen] = useWatch({ name: ['subscribed', 'exemptionReason'] }) as [boolean, ExemptionReason | '']
  if (subscribed) return null
  return (
    <>
      <SelectField
        name="exemptionReason"
        label={t('rh.mutuelle.ground')}
        choices={exemptionReasons.map(value => ({ value, label: t(`rh.mutuelle.reason.${value}`) }))}
      />
      {chosen && dependsOnAct(chosen) && <Alert severity="warning">{t('rh.mutuelle.by-act')}</Alert>}
      {chosen && needsProof(chosen) && (
        <>
          <FileDrop
            label={t('rh.mutuelle.drop')}
            choose={t('verb.chooseFile')}
            help={t('rh.mutuelle.proof-help')}
            rule={mutuellesCalls.postMutuelle.files.exemptionDocument}
            onFiles={([file]) => onProof(file ?? null)}
          />
          {proof && <Typography variant="body2">{proof.name}</Typography>}
        </>
      )}
    </>
  )
}
