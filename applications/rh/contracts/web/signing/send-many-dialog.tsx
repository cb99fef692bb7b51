import Typography from '@mui/material/Typography'
import { z } from 'zod'
import type { BulkLine } from '#kernel/shared/bulk-line.ts'
import { useBulkLines } from '#kernel/web/use-bulk-lines.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Dialog } from '#kernel/web/kit/dialog.tsx'
import { Form } from '#kernel/web/kit/form.tsx'
import { ManyProgress } from '#kernel/web/kit/many-progress.tsx'
import { passwordWhere, UnlockFields, useUnlock } from '#platform/envelopes/unlock.web.ts'
import { contractSigningCalls } from '#rh/contract-signing/contract-signing.calls.ts'
import type { ContractRow } from '../../contract.model.ts'

export type ToSend = Pick<ContractRow, 'id' | 'name' | 'firstname' | 'number'>
type Props = { rows: readonly ToSend[]; onDone: () => void; onClose: () => void }

/** Many contracts, each in an envelope of its own: how far it is, and what was refused with why. */
export function SendManyDialog({ rows, onDone, onClose }: Props) {
  const t = useT()
  const { isUnlocked, unlock } = useUnlock()
  const { lines, send } = useBulkLines()
  const schema = z.strictObject({ password: passwordWhere(isUnlocked) })
  const run = async ({ password }: z.output<typeof schema>) => {
    await unlock(password)
    await send(contractSigningCalls.sendManyContracts, { contractIds: rows.map(({ id }) => id) })
    onDone()
  }
  return (
    <Dialog title={t('rh.signing.bulk-title', { count: rows.length })} onClose={onClose} width="sm">
      {lines ? (
        <Progress lines={lines} rows={rows} />
      ) : (
        <Form
          schema={schema}
          values={{ password: isUnlocked ? undefined : '' }}
          submit={t('rh.signing.bulk')}
          onSubmit={run}
          onCancel={onClose}
          asksBeforeLeaving={false}
        >
          <Typography sx={{ color: 'text.secondary' }}>{t('rh.signing.bulk-text')}</Typography>
          <UnlockFields isUnlocked={isUnlocked} />
        </Form>
      )}
    </Dialog>
  )
}

function Progress({ lines, rows }: { lines: readonly BulkLine[]; rows: readonly ToSend[] }) {
  const t = useT()
  const refused = lines.filter(({ ok }) => !ok)
  const nameOf = (id: string) => {
    const row = rows.find(known => known.id === id)
    return row ? `${row.name} ${row.firstname} · ${row.number}` : id
  }
  return (
    <ManyProgress
      told={t('rh.signing.bulk-done', { done: lines.length - refused.length, total: rows.length })}
      done={lines.length}
      total={rows.length}
      refused={refused.map(({ id, message }) => ({ id, name: nameOf(id), why: message ?? '' }))}
      refusedLabel={t('rh.signing.bulk-refused')}
    />
  )
}
