import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { z } from 'zod'
import { useAlert } from '#kernel/web/alerts.ts'
import { useCall, useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { CheckboxField } from '#kernel/web/kit/checkbox-field.tsx'
import { Dialog } from '#kernel/web/kit/dialog.tsx'
import { Failed } from '#kernel/web/kit/failed.tsx'
import { Form } from '#kernel/web/kit/form.tsx'
import { shownPhone } from '#kernel/web/kit/phone.ts'
import { SelectField } from '#kernel/web/kit/select-field.tsx'
import { CardSkeleton } from '#kernel/web/kit/skeletons.tsx'
import { useFormat } from '#kernel/web/use-format.ts'
import { passwordWhere, UnlockFields, useUnlock } from '#platform/envelopes/unlock.web.ts'
import { contractSigningCalls } from '#rh/contract-signing/contract-signing.calls.ts'
import type { Sending, SignedKind } from '#rh/contract-signing/contract-signing.model.ts'

type Props = { kind: SignedKind; id: string; name: string; onClose: () => void }

const schemaWhere = (isUnlocked: boolean) =>
  z.strictObject({
    senderId: z.string(),
    signerId: z.string(),
    withCover: z.boolean(),
    password: passwordWhere(isUnlocked),
  })
type Typed = z.output<ReturnType<typeof schemaWhere>>

/** Who will sign a document, in what order and until when; then it leaves, each receiving his link. */
export function SendToSignDialog({ kind, id, name, onClose }: Props) {
  const t = useT()
  const { data, error, refetch } = useCall(contractSigningCalls.getSendingOfRecord, { kind, id }, { staysOnPage: true })
  return (
    <Dialog title={t('rh.signing.send-title', { name })} onClose={onClose} width="sm">
      {data && <SendForm kind={kind} id={id} sending={data} onClose={onClose} />}
      {!data && (error ? <Failed error={error} onRetry={refetch} /> : <CardSkeleton lines={4} />)}
    </Dialog>
  )
}

function SendForm({ kind, id, sending, onClose }: Omit<Props, 'name'> & { sending: Sending }) {
  const t = useT()
  const alert = useAlert()
  const { moment } = useFormat()
  const { isUnlocked, unlock } = useUnlock()
  const leave = useLeave(kind, id)
  const { senders, signers, signerId, people, expiresAt, mutuelle, missingCover } = sending
  const send = async ({ password, withCover, ...parties }: Typed) => {
    await unlock(password)
    await leave(parties, withCover ? (mutuelle?.documentId ?? null) : null)
    alert.success(t('rh.signing.sent', { name: people[0]?.name ?? '' }))
    onClose()
  }
  return (
    <Form
      schema={schemaWhere(isUnlocked)}
      values={{
        senderId: senders[0]?.id ?? '',
        signerId: signerId ?? '',
        withCover: mutuelle !== null,
        password: isUnlocked ? undefined : '',
      }}
      submit={t('rh.signing.send')}
      onSubmit={send}
      onCancel={onClose}
      asksBeforeLeaving={false}
    >
      <Box>
        <Typography variant="subtitle2">{t('rh.signing.who')}</Typography>
        <Box component="ol" sx={{ m: 0, paddingInlineStart: 2.5 }}>
          {people.map(person => (
            <Typography key={person.capacity} component="li" variant="body2">
              {`${person.name} · ${person.mail ?? shownPhone(person.phone)}`}
            </Typography>
          ))}
        </Box>
      </Box>
      <SelectField name="signerId" label={t('rh.signing.company-signs')} choices={signers.map(asChoice)} />
      {senders.length > 1 && (
        <SelectField name="senderId" label={t('rh.signing.sender')} choices={senders.map(asChoice)} />
      )}
      {missingCover && <Alert severity="warning">{t(`rh.signing.cover-${missingCover}`)}</Alert>}
      {mutuelle && <CheckboxField name="withCover" label={t('rh.signing.with-cover', { name: mutuelle.name })} />}
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {t('rh.signing.until', { day: moment(expiresAt) })}
      </Typography>
      <UnlockFields isUnlocked={isUnlocked} />
    </Form>
  )
}

const asChoice = ({ id, name }: { id: string; name: string }) => ({ value: id, label: name })

/** Each kind of record has its own call in the brief. */
function useLeave(kind: SignedKind, id: string) {
  const contract = useSend(contractSigningCalls.sendEmploymentContract, { staysOnPage: true })
  const amendment = useSend(contractSigningCalls.sendAmendment, { staysOnPage: true })
  const suspension = useSend(contractSigningCalls.sendSuspension, { staysOnPage: true })
  const ending = useSend(contractSigningCalls.sendEndingOfContract, { staysOnPage: true })
  const mutuelle = useSend(contractSigningCalls.sendMutuelle, { staysOnPage: true })
  return (parties: { senderId: string; signerId: string }, mutuelleDocumentId: string | null) => {
    switch (kind) {
      case 'contract':
        return contract.send({ ...parties, employmentContractId: id, mutuelleDocumentId })
      case 'amendment':
        return amendment.send({ ...parties, amendmentId: id })
      case 'suspension':
        return suspension.send({ ...parties, suspensionId: id })
      case 'ending':
        return ending.send({ ...parties, endingOfContractId: id })
      case 'mutuelle':
        return mutuelle.send({ ...parties, mutuelleId: id })
    }
  }
}
