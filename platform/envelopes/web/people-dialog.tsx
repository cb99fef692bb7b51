import Typography from '@mui/material/Typography'
import { useAlert } from '#kernel/web/alerts.ts'
import { useCall, useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { CheckboxField } from '#kernel/web/kit/checkbox-field.tsx'
import { Dialog } from '#kernel/web/kit/dialog.tsx'
import { Form } from '#kernel/web/kit/form.tsx'
import { useSession } from '#kernel/web/session.ts'
import { esignDelegationsCalls } from '#platform/esign/esign-delegations.calls.ts'
import type { EnvelopeInFull } from '../envelope.model.ts'
import { envelopesCalls } from '../envelopes.calls.ts'
import { PeopleFields } from './new/people-fields.tsx'
import { inOrder, typedPeople, TypedPeople } from './new/typed-envelope.ts'

/** Who signs a draft, who only reads it, and in which order: added, changed, taken out. */
export function PeopleDialog({ envelope, onClose }: { envelope: EnvelopeInFull; onClose: () => void }) {
  const t = useT()
  const alert = useAlert()
  const members = useMembers(envelope)
  const { send } = useSend(envelopesCalls.editEnvelopePeople, { staysOnPage: true })
  const { id, version, ordered, recipients } = envelope
  const save = async (typed: TypedPeople) => {
    await send({ id, version, ordered: typed.ordered, recipients: inOrder(typed.people) })
    alert.success(t('envelopes.people-saved'))
    onClose()
  }
  return (
    <Dialog title={t('envelopes.people-edit')} onClose={onClose} width="md">
      <Form
        schema={TypedPeople}
        values={{ people: typedPeople(recipients), ordered }}
        submit={t('verb.save')}
        onSubmit={save}
        onCancel={onClose}
      >
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('envelopes.people-edit-text')}
        </Typography>
        <PeopleFields members={members} />
        <CheckboxField name="ordered" label={t('envelopes.ordered')} help={t('envelopes.ordered-help')} />
      </Form>
    </Dialog>
  )
}

/** Who may be asked to sign such a document, and who is in the draft already. */
function useMembers({ typeOfDocument, recipients }: EnvelopeInFull) {
  const clientId = useSession().client?.id ?? ''
  const types = useCall(envelopesCalls.getDocumentsTypes, {}, { staysOnPage: true }).data
  const typeId = types?.find(({ code }) => code === typeOfDocument)?.id
  const possible =
    useCall(
      esignDelegationsCalls.getPossibleDelegates,
      { clientId, typeId: typeId ?? 1 },
      { staysOnPage: true, enabled: typeId !== undefined },
    ).data ?? []
  const others = recipients.flatMap(({ userId, firstname, name }) =>
    userId === null || possible.some(member => member.id === userId) ? [] : [{ id: userId, firstname, name }],
  )
  return [...possible, ...others]
}
