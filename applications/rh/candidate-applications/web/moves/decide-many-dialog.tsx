import Alert from '@mui/material/Alert'
import type { SentTo } from '#kernel/shared/call.ts'
import { useBulkLines } from '#kernel/web/use-bulk-lines.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Dialog } from '#kernel/web/kit/dialog.tsx'
import type { ApplicationRow } from '../../candidate-application.model.ts'
import { candidateApplicationsCalls } from '../../candidate-applications.calls.ts'
import { RefuseForm, RetainForm } from './decide-forms.tsx'
import { LinesOfMany } from './lines-of-many.tsx'

const { decideManyApplications } = candidateApplicationsCalls
type Decision = Pick<SentTo<typeof decideManyApplications>, 'status' | 'candidateApplicationData'>
type Decide = (data: Decision['candidateApplicationData']) => Promise<void>

export type ManyToDecide = { to: Decision['status']; rows: readonly ApplicationRow[] }
type Props = ManyToDecide & { onDone: () => void; onClose: () => void }

/** One decision for several people: each is judged by himself, and who is left as he was is named with why. */
export function DecideManyDialog({ to, rows, onDone, onClose }: Props) {
  const t = useT()
  const { lines, send } = useBulkLines()
  const count = rows.length
  const title = t(to === 'accepted' ? 'rh.application.retain-many' : 'rh.application.refuse-many', { count })
  const decide: Decide = async candidateApplicationData => {
    const asked = { candidateApplicationIds: rows.map(({ id }) => id), status: to, candidateApplicationData }
    await send(decideManyApplications, asked)
  }
  if (lines)
    return (
      <Dialog title={title} onClose={onDone} width="sm">
        <LinesOfMany
          lines={lines}
          rows={rows}
          told={figures => t('rh.application.decide-many-done', figures)}
          refusedLabel={t('rh.application.decide-many-refused')}
          success={t('rh.application.decided')}
        />
      </Dialog>
    )
  return (
    <Dialog title={title} onClose={onClose} width="sm">
      {to === 'accepted' ? (
        <RetainThem rows={rows} onDecide={decide} onClose={onClose} />
      ) : (
        <RefuseForm help={t('rh.application.refuse-many-help')} onDecide={decide} onClose={onClose} />
      )}
    </Dialog>
  )
}

/** Those of one company alone: they get one place. */
function RetainThem({ rows, onDecide, onClose }: Pick<Props, 'rows' | 'onClose'> & { onDecide: Decide }) {
  const t = useT()
  const [companyId = '', ...others] = [...new Set(rows.map(row => row.companyId))]
  if (others.length > 0) return <Alert severity="info">{t('rh.application.one-company')}</Alert>
  return <RetainForm companyId={companyId} onDecide={onDecide} onClose={onClose} />
}
