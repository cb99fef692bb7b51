import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { useAlert } from '#kernel/web/alerts.ts'
import { ApiError, queryOf, useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Chip } from '#kernel/web/kit/chip.tsx'
import { Failed } from '#kernel/web/kit/failed.tsx'
import { FileDrop } from '#kernel/web/kit/file-drop.tsx'
import { CardSkeleton } from '#kernel/web/kit/skeletons.tsx'
import { later } from '#kernel/web/later.tsx'
import { queryClient } from '#kernel/web/query-client.ts'
import type { CandidateFileType } from '#rh/candidates/candidate.model.ts'
import { choosableOf, mostBytes } from '#rh/employee-documents/paper-file.model.ts'
import type { TypedKind } from '../hiring-details.model.ts'
import type { AskedHiringFile } from '../hiring-file.model.ts'
import { hiringLinkCalls } from '../hiring-link.calls.ts'
import { CodeCard } from './code-card.tsx'

const DetailsForm = later(async () => (await import('./details-form.tsx')).DetailsForm)

/** Somebody who was retained sends what is still asked of him, by the link of his mail. */
export function AskedFilePage() {
  const t = useT()
  const { token = '' } = useParams()
  const query = queryOf(hiringLinkCalls.getHiringFileAsked, { token }, { staysOnPage: true })
  const { data: asked, error, errorUpdateCount, refetch } = useQuery(query)
  if (error && ends.includes(error.code)) return <Ended text={error.message} />
  /** Who is typing his code keeps it while the file is asked for again. */
  const isNewDevice = error ? error.status === 404 : !asked && errorUpdateCount > 0
  if (isNewDevice) return <CodeCard token={token} onEntered={refetch} />
  if (error && !asked) return <Failed error={error} onRetry={refetch} />
  if (!asked) return <CardSkeleton lines={5} />
  return (
    <Box sx={{ width: 1, maxWidth: 560, mx: 'auto', p: 2, display: 'grid', gap: 2 }}>
      <Typography variant="h4" component="h1">
        {t('rh.hiring.hello', { firstname: asked.firstname })}
      </Typography>
      <Typography>
        {t(asked.complete ? 'rh.hiring.page-complete' : 'rh.hiring.page-text', { company: asked.company })}
      </Typography>
      {asked.pieces.map(piece => (
        <PieceCard
          key={piece.kind}
          token={token}
          piece={piece}
          onSent={() => queryClient.invalidateQueries({ queryKey: query.queryKey })}
        />
      ))}
    </Box>
  )
}

/** Of a link that this device had opened and that opens nothing any more. */
const ends = ['LINK_EXPIRED', 'FILE_CLOSED']

function Ended({ text }: { text: string }) {
  const t = useT()
  return (
    <Box sx={{ width: 1, maxWidth: 560, mx: 'auto', p: 2, display: 'grid', gap: 2 }}>
      <Typography variant="h4" component="h1">
        {t('rh.hiring.page')}
      </Typography>
      <Card sx={{ p: 2 }}>
        <Typography role="status">{text}</Typography>
      </Card>
    </Box>
  )
}

type Props = { token: string; piece: AskedHiringFile['pieces'][number]; onSent: () => unknown }

function PieceCard({ token, piece: { kind, required, state, reason, fields }, onSent }: Props) {
  const t = useT()
  const alert = useAlert()
  const { send } = useSend(hiringLinkCalls.sendHiringPiece, { staysOnPage: true })
  const isTyped = fields.length > 0
  const isAwaited = state === 'missing' || state === 'rejected'
  const upload = async (files: readonly File[]) => {
    try {
      await send({ token, kind: kind as CandidateFileType }, { files })
      alert.success(t('rh.hiring.sent'))
      await onSent()
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure
      if (ends.includes(failure.code)) return onSent()
      alert.error(failure.message)
    }
  }
  return (
    <Card component="section" aria-label={t(`rh.hiring.piece.${kind}`)} sx={{ p: 2, display: 'grid', gap: 1.5 }}>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', justifyContent: 'space-between' }}>
        <Typography variant="h6" component="h2">
          {t(`rh.hiring.piece.${kind}`)}
        </Typography>
        {!isAwaited && (
          <Chip
            label={t(state === 'accepted' ? 'rh.hiring.piece-state.accepted' : 'rh.hiring.waits')}
            tone={state === 'accepted' ? 'success' : 'info'}
          />
        )}
        {isAwaited && !required && <Chip label={t('rh.hiring.not-required')} tone="neutral" />}
      </Box>
      {reason && (
        <Typography color="error">
          <bdi>{reason}</bdi>
        </Typography>
      )}
      {isAwaited && isTyped && <DetailsForm token={token} piece={kind as TypedKind} fields={fields} onSent={onSent} />}
      {isAwaited && !isTyped && (
        <FileDrop
          label={t('rh.hiring.drop')}
          choose={t('verb.chooseFile')}
          photograph={t('rh.hiring.photograph')}
          rule={{ types: choosableOf(kind), maxBytes: mostBytes, many: true }}
          onFiles={files => void upload(files)}
        />
      )}
    </Card>
  )
}
