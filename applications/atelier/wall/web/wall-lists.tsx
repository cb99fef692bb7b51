import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { useT } from '#kernel/web/i18n.ts'
import { useFormat } from '#kernel/web/use-format.ts'
import type { WallOfLine } from '../wall.model.ts'

/** The stops of the day, and what comes next. */
export function WallLists({ line: { stops, next } }: { line: WallOfLine }) {
  const t = useT()
  const { time, number, shortDay } = useFormat()
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' }, gap: { xs: 2, md: 4 } }}>
      <Section title={t('atelier.wall.stops')} none={stops.length === 0 ? t('atelier.wall.no-stop') : null}>
        {stops.map(({ id, startedAt, reasonCode, minutes, isOpen }) => (
          <Row
            key={id}
            at={time(startedAt)}
            text={t(`atelier.stop.${reasonCode}`)}
            end={t('atelier.plan.minutes', { n: minutes })}
            isRed={isOpen}
          />
        ))}
      </Section>
      <Section title={t('atelier.wall.next')} none={next.length === 0 ? t('atelier.wall.no-next') : null}>
        {next.map(({ id, date, shift, article, cases }) => (
          <Row
            key={id}
            at={`${shortDay(date)} ${t(`atelier.shift.${shift}`)}`}
            text={article}
            end={t('atelier.poste.cases', { n: number(cases) })}
          />
        ))}
      </Section>
    </Box>
  )
}

const Section = ({ title, none, children }: { title: string; none: string | null; children: ReactNode }) => (
  <Box component="section" sx={{ minWidth: 0 }}>
    <Box component="h2" sx={{ m: 0, fontSize: '1.4rem' }}>
      {title}
    </Box>
    {none ? <Box sx={{ color: '#B6C2B9', py: 1 }}>{none}</Box> : children}
  </Box>
)

type RowProps = { at: string; text: string; end: string; isRed?: boolean }

const Row = ({ at, text, end, isRed = false }: RowProps) => (
  <Box
    sx={{
      display: 'flex',
      gap: 2,
      py: 0.75,
      borderTop: '1px solid #2C372E',
      fontSize: '1.2rem',
      color: isRed ? '#FF8F9B' : 'inherit',
    }}
  >
    <Box sx={{ color: isRed ? 'inherit' : '#B6C2B9', whiteSpace: 'nowrap' }}>{at}</Box>
    <Box
      sx={{ flex: 1, minWidth: 0, fontWeight: 650, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}
    >
      {text}
    </Box>
    <Box sx={{ fontWeight: 650, whiteSpace: 'nowrap' }}>{end}</Box>
  </Box>
)
