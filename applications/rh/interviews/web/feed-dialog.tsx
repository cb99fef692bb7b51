import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useCall, useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { CopyButton } from '#kernel/web/kit/copy-button.tsx'
import { Dialog } from '#kernel/web/kit/dialog.tsx'
import { Failed } from '#kernel/web/kit/failed.tsx'
import { useFormat } from '#kernel/web/use-format.ts'
import { interviewFeedCalls } from '../interview-feed.calls.ts'

const stays = { staysOnPage: true } as const

/** The address under which one's own calendar reads one's talks: made, told once, withdrawn. */
export function FeedDialog({ onClose }: { onClose: () => void }) {
  const t = useT()
  const { moment } = useFormat()
  const [url, setUrl] = useState<string | null>(null)
  const { data, error, refetch } = useCall(interviewFeedCalls.getInterviewFeed, {}, stays)
  const making = useSend(interviewFeedCalls.makeInterviewFeed, { ...stays, onDone: made => setUrl(made.url) })
  const withdrawing = useSend(interviewFeedCalls.withdrawInterviewFeed, { ...stays, onDone: () => setUrl(null) })
  return (
    <Dialog title={t('rh.interviews.feed')} onClose={onClose} width="sm">
      <Box sx={{ display: 'grid', gap: 2 }}>
        <Typography sx={{ color: 'text.secondary' }}>{t('rh.interviews.feed-help')}</Typography>
        {error && <Failed error={error} onRetry={() => void refetch()} />}
        {url && (
          <Alert severity="success" action={<CopyButton text={url} label={t('rh.interviews.feed-copy')} />}>
            <Typography variant="body2" sx={{ fontWeight: 600 }}>
              {t('rh.interviews.feed-made')}
            </Typography>
            <Box component="bdi" dir="ltr" sx={{ overflowWrap: 'anywhere' }}>
              {url}
            </Box>
          </Alert>
        )}
        {data && !url && <Typography>{t('rh.interviews.feed-since', { at: moment(data.madeAt) })}</Typography>}
        <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
          <Button variant="contained" loading={making.isSending} onClick={() => making.start({})}>
            {t(data ? 'rh.interviews.feed-again' : 'rh.interviews.feed-make')}
          </Button>
          {data && (
            <Button color="error" loading={withdrawing.isSending} onClick={() => withdrawing.start({})}>
              {t('rh.interviews.feed-withdraw')}
            </Button>
          )}
        </Box>
      </Box>
    </Dialog>
  )
}
