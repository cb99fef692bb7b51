import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useAlert } from '#kernel/web/alerts.ts'
import { ApiError, useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { SectionCard } from '#kernel/web/kit/section-card.tsx'
import type { CandidateApplication } from '../candidate-application.model.ts'
import { candidateApplicationsCalls } from '../candidate-applications.calls.ts'

/** What is noted about an application; the person may ask to read it. */
export function CommentCard({ application: { id, version, comment, can } }: { application: CandidateApplication }) {
  const t = useT()
  const alert = useAlert()
  const [text, setText] = useState(comment ?? '')
  const { send, isSending } = useSend(candidateApplicationsCalls.updateCandidateApplicationComment, {
    staysOnPage: true,
  })
  const save = async () => {
    try {
      await send({ id, version, comment: text })
      alert.success(t('rh.application.comment-saved'))
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure
      alert.error(failure.message)
    }
  }
  if (!can.edit)
    return comment ? (
      <SectionCard title={t('field.comment')}>
        <Typography sx={{ whiteSpace: 'pre-line' }}>
          <bdi>{comment}</bdi>
        </Typography>
      </SectionCard>
    ) : null
  return (
    <SectionCard
      title={t('field.comment')}
      actions={
        <Button
          size="small"
          variant="outlined"
          color="inherit"
          loading={isSending}
          disabled={text === (comment ?? '')}
          onClick={() => void save()}
        >
          {t('verb.save')}
        </Button>
      }
    >
      <TextField
        fullWidth
        multiline
        minRows={3}
        label={t('field.comment')}
        helperText={t('rh.application.comment-help')}
        value={text}
        onChange={event => setText(event.target.value)}
      />
    </SectionCard>
  )
}
