import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useAlert } from '#kernel/web/alerts.ts'
import { ApiError, useSend } from '#kernel/web/api.ts'
import { componentOf } from '#kernel/web/brought.tsx'
import { useT } from '#kernel/web/i18n.ts'
import { Chip, type Tone } from '#kernel/web/kit/chip.tsx'
import { SectionCard } from '#kernel/web/kit/section-card.tsx'
import { LinesSkeleton } from '#kernel/web/kit/skeletons.tsx'
import { useFormat } from '#kernel/web/use-format.ts'
import { piecesPart } from '#rh/candidates/candidates.web.ts'
import type { HiringFile } from '../hiring-file.model.ts'
import { hiringFilesCalls } from '../hiring-files.calls.ts'
import { DetailsSaid } from './details-said.tsx'
import { RejectDialog } from './reject-dialog.tsx'

const Pieces = componentOf(piecesPart, <LinesSkeleton lines={1} />)
const stays = { staysOnPage: true } as const
type Piece = HiringFile['pieces'][number]

const toneOf: Record<Piece['state'], Tone> = {
  missing: 'neutral',
  received: 'info',
  accepted: 'success',
  rejected: 'error',
}

/** What somebody who was retained still has to give, each piece looked at; once complete, the way into the staff. */
export function HiringFileCard({ file, candidateId }: { file: HiringFile; candidateId: string }) {
  const t = useT()
  const { date } = useFormat()
  const accepted = file.pieces.filter(({ state, required }) => required && state === 'accepted').length
  const asked = file.pieces.filter(({ required }) => required).length
  return (
    <SectionCard
      title={t('rh.hiring.title')}
      actions={
        <Chip label={t(`rh.hiring.state.${file.state}`)} tone={file.state === 'complete' ? 'success' : 'neutral'} />
      }
    >
      <Box sx={{ display: 'grid', gap: 1.5 }}>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('rh.hiring.accepted-of', { accepted, asked })}
          {file.expiresAt && ` · ${t('rh.hiring.link-until', { date: date(file.expiresAt.slice(0, 10)) })}`}
        </Typography>
        {file.pieces.map(piece => (
          <PieceLine key={piece.id} file={file} piece={piece} candidateId={candidateId} />
        ))}
        {file.can.edit && <Acts file={file} />}
      </Box>
    </SectionCard>
  )
}

type LineProps = { file: HiringFile; piece: Piece; candidateId: string }

function PieceLine({ file, piece, candidateId }: LineProps) {
  const t = useT()
  const alert = useAlert()
  const [isRejecting, setIsRejecting] = useState(false)
  const acceptance = useSend(hiringFilesCalls.acceptHiringPiece, stays)
  const asking = useSend(hiringFilesCalls.askHiringPiece, stays)
  const { id: pieceId, kind, state, required, reason, files, said } = piece
  const given = { id: file.id, pieceId }
  const tried = (work: Promise<unknown>) =>
    void work.catch((failure: unknown) => {
      if (!(failure instanceof ApiError)) throw failure
      alert.error(failure.message)
    })
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 1,
        alignItems: 'center',
        opacity: required || state !== 'missing' ? 1 : 0.7,
      }}
    >
      <Box sx={{ flex: '1 1 180px' }}>
        <Typography sx={{ fontWeight: 600 }}>{t(`rh.hiring.piece.${kind}`)}</Typography>
        {reason && (
          <Typography variant="caption" sx={{ color: 'text.secondary' }}>
            <bdi>{reason}</bdi>
          </Typography>
        )}
        {said && <DetailsSaid said={said} />}
        {files.length > 0 && <Pieces candidateId={candidateId} files={files} />}
      </Box>
      <Chip
        label={t(required || state !== 'missing' ? `rh.hiring.piece-state.${state}` : 'rh.hiring.not-required')}
        tone={toneOf[state]}
      />
      {file.can.edit && state === 'received' && (
        <>
          <Button
            size="small"
            variant="outlined"
            loading={acceptance.isSending}
            onClick={() => tried(acceptance.send(given))}
          >
            {t('rh.hiring.accept')}
          </Button>
          <Button size="small" color="error" onClick={() => setIsRejecting(true)}>
            {t('rh.hiring.reject')}
          </Button>
        </>
      )}
      {file.can.edit && state === 'missing' && (
        <Button
          size="small"
          color="inherit"
          loading={asking.isSending}
          onClick={() => tried(asking.send({ ...given, required: !required }))}
        >
          {t(required ? 'rh.hiring.do-not-ask' : 'rh.hiring.ask')}
        </Button>
      )}
      {isRejecting && <RejectDialog fileId={file.id} pieceId={pieceId} onClose={() => setIsRejecting(false)} />}
    </Box>
  )
}

function Acts({ file }: { file: HiringFile }) {
  const t = useT()
  const alert = useAlert()
  const navigate = useNavigate()
  const link = useSend(hiringFilesCalls.sendHiringLink, stays)
  const hiring = useSend(hiringFilesCalls.hireFromFile, stays)
  const [alike, setAlike] = useState<string[]>([])
  const tried = (work: () => Promise<unknown>) =>
    void work().catch((failure: unknown) => {
      if (!(failure instanceof ApiError)) throw failure
      alert.error(failure.fields[0]?.message ?? failure.message)
    })
  const hire = (force: boolean) =>
    tried(async () => {
      const { created, employeeId, matches } = await hiring.send({ id: file.id, force })
      if (!created) return setAlike(matches.map(({ firstname, name }) => `${name} ${firstname}`))
      alert.success(t('rh.hiring.hired'))
      await navigate(`/RH/gestion_du_personnel/salaries/${employeeId}?tab=contrats`)
    })
  const send = () =>
    tried(async () => {
      const { sentTo } = await link.send({ id: file.id })
      alert.success(t('rh.hiring.link-sent', { mail: sentTo }))
    })
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
      {file.state === 'complete' && (
        <Button variant="contained" loading={hiring.isSending} onClick={() => hire(alike.length > 0)}>
          {t(alike.length > 0 ? 'rh.hiring.hire-anyway' : 'rh.hiring.hire')}
        </Button>
      )}
      <Button variant="outlined" color="inherit" loading={link.isSending} onClick={send}>
        {t('rh.hiring.send-link')}
      </Button>
      {alike.length > 0 && (
        <Typography variant="body2" role="alert">
          {t('rh.hiring.alike', { names: alike.join(', ') })}
        </Typography>
      )}
    </Box>
  )
}
