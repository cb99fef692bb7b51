import Lock from '~icons/ic/outline-lock'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useAlert } from '#kernel/web/alerts.ts'
import { ApiError, useCall, useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { SectionCard } from '#kernel/web/kit/section-card.tsx'
import { LinesSkeleton } from '#kernel/web/kit/skeletons.tsx'
import { useFormat } from '#kernel/web/use-format.ts'
import { useSession } from '#kernel/web/session.ts'
import type { Scorecard } from '../interview.model.ts'
import { interviewsCalls } from '../interviews.calls.ts'

const stays = { staysOnPage: true } as const
const usual = ['gestures', 'regularity', 'safety', 'team'] as const
const marks = [1, 2, 3, 4] as const

type Criteria = Scorecard['criteria']

/** What one thinks of somebody after a talk; what others think shows once one's own is saved. */
export function ScorecardCard({ interviewId }: { interviewId: string }) {
  const t = useT()
  const { data } = useCall(interviewsCalls.getScorecards, { interviewId }, stays)
  const ownId = useSession().person?.id
  if (!data) return <LinesSkeleton lines={5} />
  const own = data.scorecards.find(({ interviewerId }) => interviewerId === ownId)
  const others = data.scorecards.filter(({ interviewerId }) => interviewerId !== ownId)
  return (
    <SectionCard title={t('rh.interview.scorecard')}>
      <OwnCard key={own?.version ?? 0} interviewId={interviewId} own={own} />
      {data.hidden > 0 && (
        <Typography variant="caption" sx={{ display: 'flex', gap: 1, mt: 1.5, color: 'text.secondary' }}>
          <Lock sx={{ fontSize: 16 }} />
          {t('rh.interview.hidden-cards', { count: data.hidden })}
        </Typography>
      )}
      {others.map(card => (
        <OtherCard key={card.interviewerId} card={card} />
      ))}
    </SectionCard>
  )
}

function OwnCard({ interviewId, own }: { interviewId: string; own: Scorecard | undefined }) {
  const t = useT()
  const alert = useAlert()
  const { number } = useFormat()
  const [criteria, setCriteria] = useState<Criteria>(
    own?.criteria ?? usual.map(code => ({ label: t(`rh.interview.criterion.${code}`), mark: null })),
  )
  const [comment, setComment] = useState(own?.comment ?? '')
  const { send, isSending } = useSend(interviewsCalls.saveScorecard, stays)
  const given = criteria.flatMap(({ mark }) => mark ?? [])
  const mean = given.length > 0 ? given.reduce<number>((sum, mark) => sum + mark, 0) / given.length : null
  const save = async () => {
    try {
      await send({ interviewId, criteria, comment: comment.trim() || null, ...(own && { version: own.version }) })
      alert.success(t('rh.interview.card-saved'))
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure
      alert.error(failure.message)
    }
  }
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      {criteria.map(({ label, mark }, place) => (
        <Box key={label} sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
          <Typography sx={{ flex: '1 1 110px', fontWeight: 600 }}>{label}</Typography>
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
            <ToggleButtonGroup
              exclusive
              size="small"
              aria-label={label}
              value={mark}
              onChange={(_, chosen: (typeof marks)[number] | null) =>
                setCriteria(criteria.with(place, { label, mark: chosen }))
              }
            >
              {marks.map(one => (
                <ToggleButton key={one} value={one} sx={{ minWidth: 44, color: 'text.primary' }}>
                  {one}
                </ToggleButton>
              ))}
            </ToggleButtonGroup>
            <Typography variant="body2" sx={{ width: 90, color: 'text.secondary' }}>
              {mark ? t(`rh.interview.mark.${mark}`) : t('rh.interview.to-mark')}
            </Typography>
          </Box>
        </Box>
      ))}
      <TextField
        multiline
        minRows={2}
        label={t('rh.interview.notes')}
        helperText={t('rh.interview.notes-help')}
        value={comment}
        onChange={event => setComment(event.target.value)}
      />
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between' }}>
        <Typography variant="body2">
          {mean !== null && t('rh.interview.mean', { mean: number(mean, { maximumFractionDigits: 1 }) })}
        </Typography>
        <Button variant="outlined" loading={isSending} onClick={() => void save()}>
          {t('verb.save')}
        </Button>
      </Box>
    </Box>
  )
}

function OtherCard({ card: { interviewer, criteria, comment } }: { card: Scorecard }) {
  return (
    <Box sx={{ mt: 2, pt: 1.5, borderTop: 1, borderColor: 'divider' }}>
      <Typography variant="subtitle2" component="h3">
        {interviewer}
      </Typography>
      <Typography variant="body2">
        {criteria.flatMap(({ label, mark }) => (mark ? [`${label} ${mark}`] : [])).join(' · ')}
      </Typography>
      {comment && (
        <Typography variant="body2" sx={{ whiteSpace: 'pre-line' }}>
          <bdi>{comment}</bdi>
        </Typography>
      )}
    </Box>
  )
}
