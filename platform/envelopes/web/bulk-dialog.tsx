import Typography from '@mui/material/Typography'
import { z } from 'zod'
import type { BulkLine } from '#kernel/shared/bulk-line.ts'
import { useCall } from '#kernel/web/api.ts'
import { useBulkLines } from '#kernel/web/use-bulk-lines.ts'
import { useT } from '#kernel/web/i18n.ts'
import { CheckboxField } from '#kernel/web/kit/checkbox-field.tsx'
import { Dialog } from '#kernel/web/kit/dialog.tsx'
import { Form } from '#kernel/web/kit/form.tsx'
import { ManyProgress } from '#kernel/web/kit/many-progress.tsx'
import { TextField } from '#kernel/web/kit/text-field.tsx'
import { type Envelope, reason } from '../envelope.model.ts'
import { envelopesCalls } from '../envelopes.calls.ts'
import { signingCalls } from '../signing.calls.ts'
import { UnlockFields } from './unlock-fields.tsx'
import { passwordWhere, useUnlock } from './use-unlock.ts'

export type BulkTask = { kind: 'sign' | 'send' | 'remind' | 'cancel'; envelopes: readonly Envelope[]; done: () => void }

const schemaOf = (kind: BulkTask['kind'], isUnlocked: boolean) =>
  z.strictObject({
    password: passwordWhere(isUnlocked),
    reason: kind === 'cancel' ? reason : reason.optional(),
    agrees: kind === 'sign' ? z.literal(true, 'envelopes.agree-first') : z.boolean(),
  })

/** The same done with many envelopes, one after the other: how far it is, and what was refused with why. */
export function BulkDialog({ task, onClose }: { task: BulkTask; onClose: () => void }) {
  const t = useT()
  const { isUnlocked, unlock } = useUnlock()
  const { lines, send } = useBulkLines()
  const { kind, envelopes, done } = task
  const count = envelopes.length
  const consent = useCall(
    envelopesCalls.getEnvelope,
    { id: envelopes[0]?.id ?? '' },
    { staysOnPage: true, enabled: kind === 'sign' && count > 0 },
  ).data?.consent
  const needsPassword = kind === 'sign' || kind === 'send'

  const run = async (typed: z.output<ReturnType<typeof schemaOf>>) => {
    if (needsPassword) await unlock(typed.password)
    const envelopeIds = envelopes.map(({ id }) => id)
    if (kind === 'sign')
      await send(signingCalls.signManyEnvelopes, {
        envelopeIds,
        consentVersion: consent?.version ?? '',
        readAll: true,
      })
    else if (kind === 'send') await send(signingCalls.sendManyEnvelopes, { envelopeIds })
    else if (kind === 'remind') await send(signingCalls.remindManySigners, { envelopeIds })
    else await send(signingCalls.cancelManyEnvelopes, { envelopeIds, reason: typed.reason ?? '' })
    done()
  }
  return (
    <Dialog title={t(`envelopes.bulk-title.${kind}`, { count })} onClose={onClose} width="sm">
      {lines ? (
        <Progress lines={lines} envelopes={envelopes} />
      ) : (
        <Form
          schema={schemaOf(kind, isUnlocked || !needsPassword)}
          values={{ password: '', reason: '', agrees: false }}
          submit={t(`envelopes.bulk.${kind}`)}
          onSubmit={run}
          onCancel={onClose}
          asksBeforeLeaving={false}
          isDestructive={kind === 'cancel'}
        >
          {kind === 'sign' && (
            <>
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                {consent?.text}
              </Typography>
              <CheckboxField name="agrees" label={t('envelopes.checked-all', { count })} />
            </>
          )}
          {kind === 'cancel' && <TextField name="reason" label={t('field.reason')} multiline />}
          {kind === 'remind' && <Typography>{t('envelopes.remind-text')}</Typography>}
          <UnlockFields isUnlocked={isUnlocked || !needsPassword} />
        </Form>
      )}
    </Dialog>
  )
}

function Progress({ lines, envelopes }: { lines: readonly BulkLine[]; envelopes: readonly Envelope[] }) {
  const t = useT()
  const refused = lines.filter(({ ok }) => !ok)
  const subjectOf = (id: string) => envelopes.find(envelope => envelope.id === id)?.subject
  return (
    <ManyProgress
      told={t('envelopes.bulk-done', { done: lines.length - refused.length, total: envelopes.length })}
      done={lines.length}
      total={envelopes.length}
      refused={refused.map(({ id, message }) => ({ id, name: subjectOf(id) ?? id, why: message ?? '' }))}
      refusedLabel={t('envelopes.bulk-refused')}
    />
  )
}
