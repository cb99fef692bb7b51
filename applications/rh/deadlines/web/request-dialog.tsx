import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useAlert } from '#kernel/web/alerts.ts'
import type { ApiError } from '#kernel/web/api.ts'
import { useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { CancelButton } from '#kernel/web/kit/cancel-button.tsx'
import { Dialog } from '#kernel/web/kit/dialog.tsx'
import type { RequestOutcome } from '#rh/document-requests/document-request.model.ts'
import { documentRequestsCalls } from '#rh/document-requests/document-requests.calls.ts'
import type { ExpirableDocument } from '../deadline.model.ts'
import { spokenName } from './names.ts'

type Props = { papers: readonly ExpirableDocument[]; onClose: (hasSent: boolean) => void }

/** Asks people for the papers that follow these; who could not be reached stays on screen, with the reason. */
export function RequestDialog({ papers, onClose }: Props) {
  const t = useT()
  const alert = useAlert()
  const [failed, setFailed] = useState<readonly RequestOutcome[] | null>(null)
  const [refusal, setRefusal] = useState<string | null>(null)
  const { send, isSending } = useSend(documentRequestsCalls.requestDocuments, {
    staysOnPage: true,
  })
  const names = new Map(papers.map(paper => [paper.employeeId, spokenName(paper)]))

  const ask = async () => {
    const outcomes: RequestOutcome[] = []
    setRefusal(null)
    try {
      for (const [kindCode, ofKind] of Map.groupBy(papers, ({ kind }) => kind)) {
        const employeeIds = [...new Set(ofKind.map(({ employeeId }) => employeeId))]
        outcomes.push(...(await send({ employeeIds, kindCode, channel: 'mail' })))
      }
    } catch (failure) {
      setRefusal((failure as ApiError).message)
      return
    }
    const reached = outcomes.filter(({ ok }) => ok).length
    if (reached > 0) alert.success(t('rh.request.sent', { count: reached }))
    if (reached === outcomes.length) onClose(true)
    else setFailed(outcomes.filter(({ ok }) => !ok))
  }

  return (
    <Dialog
      title={t('rh.request.title')}
      onClose={() => onClose(failed !== null)}
      actions={
        failed ? (
          <Button variant="contained" onClick={() => onClose(true)}>
            {t('verb.close')}
          </Button>
        ) : (
          <>
            <CancelButton onClick={() => onClose(false)} />
            <Button variant="contained" loading={isSending} onClick={ask}>
              {t('rh.request.send')}
            </Button>
          </>
        )
      }
    >
      {failed ? (
        <Alert severity="warning">
          {t('rh.request.failed', { count: failed.length })}
          <Box component="ul" sx={{ m: 0, mt: 1, paddingInlineStart: 2.5 }}>
            {failed.map(({ id, error }) => (
              <li key={id}>
                {names.get(id)} : {error}
              </li>
            ))}
          </Box>
        </Alert>
      ) : (
        <Box sx={{ display: 'grid', gap: 1.5 }}>
          {refusal && <Alert severity="error">{refusal}</Alert>}
          <Typography>
            {t('rh.request.text', { count: names.size, name: papers[0] ? spokenName(papers[0]) : '' })}
          </Typography>
          <Box component="ul" sx={{ m: 0, paddingInlineStart: 2.5, maxHeight: 240, overflowY: 'auto' }}>
            {papers.map(paper => (
              <li key={paper.id}>
                {spokenName(paper)} · {paper.kindLabel}
              </li>
            ))}
          </Box>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {t('rh.request.former-link')}
          </Typography>
        </Box>
      )}
    </Dialog>
  )
}
