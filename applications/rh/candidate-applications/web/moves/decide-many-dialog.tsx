import Alert from '@mui/material/Alert'
import { useState } from 'react'
import { z } from 'zod'
import type { BulkLine } from '#kernel/shared/bulk-line.ts'
import type { SentTo } from '#kernel/shared/call.ts'
import { streamCall } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Dialog } from '#kernel/web/kit/dialog.tsx'
import { Form } from '#kernel/web/kit/form.tsx'
import { ManyProgress } from '#kernel/web/kit/many-progress.tsx'
import { addressOfApplication } from '#rh/candidates/candidate.model.ts'
import type { ApplicationRow } from '../../candidate-application.model.ts'
import { candidateApplicationsCalls } from '../../candidate-applications.calls.ts'
import { RefusalFields, typedRefusal, typedRetaining } from './decide-dialogs.tsx'
import { HiringFields, hiringOf } from './hiring-fields.tsx'
import { SendingFields, sendingOf, usualSending } from './sending-fields.tsx'

const { decideManyApplications } = candidateApplicationsCalls
type Decision = Pick<SentTo<typeof decideManyApplications>, 'status' | 'candidateApplicationData'>
type Decide = (decision: Decision) => Promise<void>

export type ManyToDecide = { to: Decision['status']; rows: readonly ApplicationRow[] }
type Props = ManyToDecide & { onDone: () => void; onClose: () => void }

/** One decision for several people: each is judged by himself, and who is left as he was is named with why. */
export function DecideManyDialog({ to, rows, onDone, onClose }: Props) {
  const t = useT()
  const [lines, setLines] = useState<readonly BulkLine[] | null>(null)
  const count = rows.length
  const title = t(to === 'accepted' ? 'rh.application.retain-many' : 'rh.application.refuse-many', { count })
  const decide: Decide = async decision => {
    setLines([])
    const asked = { candidateApplicationIds: rows.map(({ id }) => id), ...decision }
    await streamCall(decideManyApplications, asked, line => setLines(known => [...(known ?? []), line]))
  }
  if (lines)
    return (
      <Dialog title={title} onClose={onDone} width="sm">
        <Progress lines={lines} rows={rows} />
      </Dialog>
    )
  return (
    <Dialog title={title} onClose={onClose} width="sm">
      {to === 'accepted' ? (
        <RetainForm rows={rows} onDecide={decide} onClose={onClose} />
      ) : (
        <RefuseForm onDecide={decide} onClose={onClose} />
      )}
    </Dialog>
  )
}

type FormProps = { onDecide: Decide; onClose: () => void }

/** A day, a place and a position for all: those of one company. */
function RetainForm({ rows, onDecide, onClose }: FormProps & Pick<Props, 'rows'>) {
  const t = useT()
  const [companyId = '', ...others] = [...new Set(rows.map(row => row.companyId))]
  if (others.length > 0) return <Alert severity="info">{t('rh.application.one-company')}</Alert>
  const retain = (said: z.output<typeof typedRetaining>) =>
    onDecide({ status: 'accepted', candidateApplicationData: { ...hiringOf(said), ...sendingOf(said) } })
  return (
    <Form
      schema={typedRetaining}
      values={{ hiringDate: '', hiringPlace: '', hiringPosition: '', ...usualSending }}
      submit={t('rh.application.retain-verb')}
      onSubmit={retain}
      onCancel={onClose}
    >
      <HiringFields companyId={companyId} />
      <SendingFields />
    </Form>
  )
}

function RefuseForm({ onDecide, onClose }: FormProps) {
  const t = useT()
  const refuse = ({ refusalReason, comment, ...said }: z.output<typeof typedRefusal>) =>
    onDecide({
      status: 'refused',
      candidateApplicationData: { refusalReason, comment: comment ?? '', ...sendingOf(said) },
    })
  return (
    <Form
      schema={typedRefusal}
      values={{ refusalReason: '', comment: '', ...usualSending }}
      submit={t('rh.application.refuse-verb')}
      isDestructive
      onSubmit={refuse}
      onCancel={onClose}
    >
      <Alert severity="info">{t('rh.application.refuse-many-help')}</Alert>
      <RefusalFields />
      <SendingFields />
    </Form>
  )
}

function Progress({ lines, rows }: { lines: readonly BulkLine[]; rows: readonly ApplicationRow[] }) {
  const t = useT()
  const left = lines.filter(({ ok }) => !ok)
  const told = t('rh.application.decide-many-done', { done: lines.length - left.length, total: rows.length })
  const isOver = lines.length === rows.length
  return (
    <ManyProgress
      told={told}
      done={lines.length}
      total={rows.length}
      refused={left.map(({ id, message }) => {
        const row = rows.find(one => one.id === id)
        const name = row ? `${row.name} ${row.firstname}` : id
        return { id, name, why: message ?? '', ...(row && { to: addressOfApplication(row.candidateId, id) }) }
      })}
      refusedLabel={t('rh.application.decide-many-refused')}
      success={isOver && left.length === 0 ? t('rh.application.decided') : undefined}
    />
  )
}
