import PanTool from '~icons/ic/baseline-pan-tool'
import PlayArrow from '~icons/ic/baseline-play-arrow'
import Box from '@mui/material/Box'
import { useT } from '#kernel/web/i18n.ts'
import { useFormat } from '#kernel/web/use-format.ts'
import type { Pace, WallOfLine } from '../wall.model.ts'

/** Green as it should be, amber too slow, red at a stop, grey without an order; the word says it too. */
export const grounds: Record<Pace, string> = { held: '#1B7046', slow: '#9A5B00', stopped: '#B02637', idle: '#3A443D' }

type Props = { line: WallOfLine; pace: Pace; now: Temporal.Instant }

/** What the line makes, how many of how many, and how fast. */
export function WallHead({ line, pace, now }: Props) {
  const t = useT()
  const { number, percent, time } = useFormat()
  const { doneCases, plannedCases, casesPerHour, standardCasesPerHour, estimatedEnd, stop } = line
  const share = plannedCases === 0 ? 0 : Math.min(1, doneCases / plannedCases)
  const rate = casesPerHour !== null && standardCasesPerHour ? casesPerHour / standardCasesPerHour : null
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2, flexWrap: 'wrap' }}>
        <Box sx={{ minWidth: 0 }}>
          <Box component="h1" sx={{ m: 0, fontSize: 'clamp(2rem, 6vh, 4rem)', lineHeight: 1.05 }}>
            {line.label}
          </Box>
          <Box sx={{ fontSize: 'clamp(1.2rem, 3.5vh, 2.2rem)' }}>
            {[line.article, stop && t(`atelier.stop.${stop.reasonCode}`)].filter(Boolean).join(' · ')}
          </Box>
        </Box>
        <Box sx={{ ...badge, color: grounds[pace] }}>
          {pace === 'stopped' ? <PanTool fontSize="inherit" /> : <PlayArrow fontSize="inherit" />}
          {t(`atelier.wall.${pace}`)}
          {stop && ` ${countOf(stop.since, now)}`}
        </Box>
      </Box>
      {plannedCases > 0 && (
        <>
          <Box
            sx={{ display: 'flex', alignItems: 'flex-end', justifyContent: 'space-between', gap: 3, flexWrap: 'wrap' }}
          >
            <Box dir="ltr" sx={{ fontWeight: 780, lineHeight: 0.95, whiteSpace: 'nowrap' }}>
              <Box component="span" sx={{ fontSize: 'min(clamp(4rem, 20vh, 16rem), 20vw)', letterSpacing: '-0.03em' }}>
                {number(doneCases)}
              </Box>
              <Box
                component="span"
                sx={{ fontSize: 'min(clamp(2rem, 7vh, 6rem), 7.5vw)', opacity: 0.8, marginInlineStart: 2 }}
              >
                / {number(plannedCases)}
              </Box>
            </Box>
            <Box sx={{ display: 'flex', gap: { xs: 3, md: 5 }, textAlign: 'end' }}>
              <Figure
                label={t('atelier.wall.rate')}
                value={rate === null ? '—' : percent(Math.round(rate * 100) / 100)}
              />
              <Figure label={t('atelier.wall.end')} value={estimatedEnd ? time(estimatedEnd) : '—'} />
            </Box>
          </Box>
          <Box aria-hidden sx={{ height: 18, borderRadius: 2, bgcolor: 'rgba(0,0,0,0.3)', overflow: 'hidden' }}>
            <Box sx={{ height: 1, width: `${share * 100}%`, bgcolor: '#FFFFFF' }} />
          </Box>
        </>
      )}
    </Box>
  )
}

function countOf(since: string, now: Temporal.Instant) {
  const seconds = Math.max(0, Math.floor(Temporal.Instant.from(since).until(now).total('second')))
  const two = (value: number) => String(value).padStart(2, '0')
  return `${two(Math.floor(seconds / 60))}:${two(seconds % 60)}`
}

const Figure = ({ label, value }: { label: string; value: string }) => (
  <Box>
    <Box sx={{ fontSize: 'clamp(1rem, 2.6vh, 1.8rem)', opacity: 0.95 }}>{label}</Box>
    <Box
      sx={{ fontSize: 'min(clamp(1.8rem, 6vh, 4rem), 8vw)', fontWeight: 720, whiteSpace: 'nowrap', lineHeight: 1.1 }}
    >
      {value}
    </Box>
  </Box>
)

const badge = {
  alignSelf: 'flex-start',
  display: 'flex',
  alignItems: 'center',
  gap: 1.5,
  px: 3,
  py: 1,
  borderRadius: '18px',
  bgcolor: '#FFFFFF',
  fontSize: 'min(clamp(1.4rem, 4.5vh, 3rem), 6vw)',
  fontWeight: 750,
  textTransform: 'uppercase',
} as const
