import Button from '@mui/material/Button'
import { useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import { useAlert } from '#kernel/web/alerts.ts'
import { useCall, useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Confirm } from '#kernel/web/kit/confirm.tsx'
import { Failed } from '#kernel/web/kit/failed.tsx'
import { Page } from '#kernel/web/kit/page.tsx'
import { SectionCard } from '#kernel/web/kit/section-card.tsx'
import { linesPath } from '../line-place.model.ts'
import { linesCalls } from '../lines.calls.ts'
import { LineForm, type LineTyped } from './line-form.tsx'
import { OperationsCard } from './operations-card.tsx'

/** A line as it is written, and the steps along it. */
export function EditLinePage() {
  const t = useT()
  const alert = useAlert()
  const navigate = useNavigate()
  const { id = '' } = useParams()
  const [isLeaving, setIsLeaving] = useState(false)
  const { data: line, error, refetch } = useCall(linesCalls.getLigneAtelierById, { id })
  const edition = useSend(linesCalls.updateLigneAtelier, { staysOnPage: true })
  const removal = useSend(linesCalls.deleteLigneAtelier, { staysOnPage: true })
  const back = () => void navigate(linesPath)
  const save = async (typed: LineTyped) => {
    if (!line) return
    await edition.send({ ...typed, id, atelierId: line.atelierId, version: line.version })
    alert.success(t('atelier.line.saved'))
    back()
  }
  const remove = async () => {
    const { archived } = await removal.send({ id })
    alert.success(t(archived ? 'atelier.line.was-archived' : 'atelier.line.was-deleted'))
    back()
  }
  if (error && !line) return <Failed error={error} onRetry={() => void refetch()} />
  if (!line) return null
  return (
    <Page
      title={line.label}
      context={line.code}
      actions={
        line.can.archive && (
          <Button color="error" variant="outlined" onClick={() => setIsLeaving(true)}>
            {t('atelier.line.remove')}
          </Button>
        )
      }
    >
      <SectionCard title={t('field.identity')}>
        <LineForm key={line.version} workshopId={line.atelierId} values={line} onSubmit={save} onCancel={back} />
      </SectionCard>
      <OperationsCard lineId={id} mayEdit={line.can.edit} />
      {isLeaving && (
        <Confirm
          title={t('atelier.line.remove')}
          verb={t('atelier.line.remove')}
          isDestructive
          onConfirm={remove}
          onClose={() => setIsLeaving(false)}
        >
          {t('atelier.line.remove-text')}
        </Confirm>
      )}
    </Page>
  )
}
