import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useParams } from 'react-router'
import { queryOf } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Failed } from '#kernel/web/kit/failed.tsx'
import { OutcomeSheet } from '#kernel/web/kit/outcome-sheet.tsx'
import { CardSkeleton } from '#kernel/web/kit/skeletons.tsx'
import { sentPiecesCalls } from '../sent-pieces.calls.ts'
import { SendPieceForm } from './send-piece-form.tsx'
import { SendPieceFrame } from './send-piece-frame.tsx'

/** Somebody without an account sends what was asked of him, by the link of his mail. */
export function SendPiecePage() {
  const t = useT()
  const { token = '' } = useParams()
  const [outcome, setOutcome] = useState<'sent' | 'dead' | null>(null)
  const {
    data: asked,
    error,
    refetch,
  } = useQuery(
    queryOf(sentPiecesCalls.getPieceAsked, { token }, { staysOnPage: true, staleTime: Number.POSITIVE_INFINITY }),
  )
  if (outcome === 'dead' || (!asked && error?.status === 404))
    return <OutcomeSheet title={t('rh.piece.dead')} text={t('rh.piece.dead-text')} />
  if (outcome === 'sent')
    return <OutcomeSheet title={t('rh.piece.sent')} text={t('rh.piece.sent-text', { company: asked?.company })} />
  if (!asked)
    return (
      <SendPieceFrame title={t('rh.piece.title')}>
        {error ? <Failed error={error} onRetry={refetch} /> : <CardSkeleton lines={4} />}
      </SendPieceFrame>
    )
  return (
    <SendPieceFrame title={t('rh.piece.hello', { firstname: asked.firstname })}>
      <SendPieceForm token={token} asked={asked} onSent={() => setOutcome('sent')} onDead={() => setOutcome('dead')} />
    </SendPieceFrame>
  )
}
